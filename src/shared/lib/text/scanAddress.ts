import type { Reader } from './characters.ts';

/** Characters that end an address: space, control and direction characters, quotation marks, and Chinese and Japanese punctuation. */
const stop = /^[\s\p{C}<>\\`«»‹›“”„‟‘’‚‛、。〈-】〔-〛！（），：；？［］｛｝｜～｟-､]$/u;
/** These joiners are in `\p{C}` but belong to the word. */
const joiner = /^[\u200C\u200D]$/u;
/** At the end these belong to the sentence. */
const sentence = /^[.,;:!?…'"([{]$/u;
const userSign = /^[\w.~%!$&*+=:@-]$/;
const hostSign = /^[\p{L}\p{M}\p{N}\p{So}_.\u200C\u200D-]$/u;
const closers = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);
const openers = new Set(closers.values());

/** Whether every address ends before this character; the end of the text is the empty character. */
export const isStop = (character: string) => character === '' || (stop.test(character) && !joiner.test(character));

/** Where scanning an address stopped, and whether it found one. */
export interface Address {
  readonly end: number;
  readonly isAddress: boolean;
}

/** Scans the address that starts at `start` and whose scheme ends at `from`. */
export function addressEnd(reader: Reader, start: number, from: number): Address {
  const afterSign = afterUser(reader, from);
  const named = hostFrom(reader, afterSign);
  // `https://example.com@` without a host after it: the sign belongs to the sentence.
  const host = afterSign > from && named.end === afterSign ? hostFrom(reader, from) : named;
  if (!host.isAddress || !host.isWhole) return host;
  const port = afterPort(reader, host.end);
  const isMore = /^[/?#]$/.test(reader.at(port));
  return { end: isMore ? restEnd(reader, reader.before(start), host.end, port) : port, isAddress: true };
}

/** Credentials before the host are skipped and left out of the link. */
function afterUser(reader: Reader, from: number): number {
  let at = from;
  for (let character = reader.at(at); userSign.test(character); character = reader.at(at)) {
    at += character.length;
    if (character === '@') return at;
  }
  return from;
}

interface Host extends Address {
  /** The host is complete: port and path may follow. */
  readonly isWhole: boolean;
}

function hostFrom(reader: Reader, from: number): Host {
  let end = from;
  for (let character = reader.at(end); hostSign.test(character); character = reader.at(end)) end += character.length;
  const ellipsis = reader.text.slice(from, end).indexOf('...');
  if (ellipsis > 0) end = from + ellipsis;
  // A dot at the end and three dots belong to the sentence.
  const isSentence = ellipsis > 0 || (reader.before(end) === '.' && !/^[/?#:]$/.test(reader.at(end)));
  if (isSentence) while (reader.before(end) === '.') end -= 1;
  const labels = reader.text.slice(from, end).split('.');
  const last = labels.at(-1) ?? '';
  // `example.com-and` and `example.comと`: text that follows a host without a space.
  const domain = labels.length > 1 && !/^xn--/i.test(last) ? /^([a-z]{2,})(?:-|[^ -~])/i.exec(last)?.[1] : undefined;
  if (domain !== undefined) labels.splice(-1, 1, domain);
  if (domain !== undefined) end += domain.length - last.length;
  return { end, isAddress: isHost(labels), isWhole: domain === undefined && !isSentence };
}

/** Labels aren't empty and neither start nor end with `-` or `_`; `_` can't be in a registrable name. */
function isHost(labels: readonly string[]): boolean {
  const isAddress = labels.every((label) => /^\d+$/.test(label));
  const last = labels.at(-1) ?? '';
  return (
    labels.every((label) => label !== '' && !/^[-_]|[-_]$/.test(label)) &&
    labels.slice(-2).every((label) => !label.includes('_')) &&
    (labels.length === 1 || isAddress || [...last].length > 1)
  );
}

function afterPort(reader: Reader, from: number): number {
  if (reader.at(from) !== ':') return from;
  let at = from + 1;
  while (/^\d$/.test(reader.at(at))) at += 1;
  return at > from + 1 ? at : from;
}

/** Path, query and fragment: up to a bracket or quotation mark that wasn't opened in them, without the sentence's punctuation. */
function restEnd(reader: Reader, before: string, host: number, from: number): number {
  const open: string[] = [];
  let end = from;
  let quote: number | undefined;
  let apostrophes = 0;
  for (let character = reader.at(end); !isStop(character); character = reader.at(end)) {
    const opener = closers.get(character);
    if (opener !== undefined && open.pop() !== opener) break;
    if (openers.has(character)) open.push(character);
    if (character === '"') {
      if (before === '"') break;
      quote = quote === undefined ? end : undefined;
    }
    if (character === "'") apostrophes += 1;
    end += character.length;
  }
  const isPaired = (apostrophes % 2 === 0 && before !== "'") || (quote === undefined && reader.before(end) === '"');
  return trimmed(reader, host, quote ?? end, isPaired);
}

/** Removes the sentence's punctuation; paired quotation marks belong to the address. */
function trimmed(reader: Reader, least: number, from: number, isPaired: boolean): number {
  if (isPaired && /^["']$/.test(reader.before(from))) return from;
  // A possessive: `https://example.com/lena's`.
  let end = !isPaired && reader.text.startsWith("'s", from - 2) ? from - 2 : from;
  while (end > least && sentence.test(reader.before(end))) end -= 1;
  return end;
}
