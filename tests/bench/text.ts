import { typedWordAt } from '@/features/compose/model/typedWord';
import { postPieces, shownText } from '@/shared/lib/text/pieces';
import { lengths, slowTexts, textOfLength } from '@/shared/lib/text/slowTexts.fixture';
import { tagsIn } from '@/shared/lib/text/written';
import { growthOf } from './stats.ts';

/**
 * `npm run bench:text` prints how much processor time it takes to read people's text, from 10 to 200,000 characters, and how that time grows
 * with the length (1: in proportion). Processor time is used because other programs would distort elapsed time. The command exits with 1 if
 * a reading grows faster than the exponent 1.1 allows. `scanText.test.ts` counts the steps without a clock.
 */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'post on the screen': (text) => postPieces(text, undefined).map(shownText),
  'tags to store': tagsIn,
  'key in the composer': (text) => typedWordAt(text, text.length),
};
const most = 1.1;
/** Microseconds for which a reading is repeated, so that short ones are measured precisely. */
const atLeast = 20_000;

const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Milliseconds of one reading. */
function timeOf(read: (text: string) => unknown, text: string): number {
  for (let times = 1; ; times *= 2) {
    const start = processorTime();
    for (let time = 0; time < times; time += 1) read(text);
    const spent = processorTime() - start;
    if (spent >= atLeast) return spent / times / 1000;
  }
}

for (const [reader, read] of Object.entries(readers)) {
  const rows = slowTexts.map(([name, start, unit]) => {
    const points = lengths.map((length) => [length, timeOf(read, textOfLength(start, unit, length))] as const);
    const growth = growthOf(points);
    if (growth > most) process.exitCode = 1;
    return [name, { ...Object.fromEntries(points.map(([length, time]) => [length, time.toFixed(4)])), growth: growth.toFixed(2) }] as const;
  });
  console.log(`\n${reader}: milliseconds by length`);
  console.table(Object.fromEntries(rows));
}
