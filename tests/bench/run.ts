// npm run bench measures the live build on a throttled phone and on a desktop. Prints a table and writes bench-results/<time>.json.
//   -- --against REV   also builds that revision and measures both in turns, because on a shared machine only the ratios of
//                      neighbouring measurements are meaningful
//   -- --runs 3        rounds (5); the figures are medians
//   -- --only load,scroll,presses,screens,theme
//   -- --posts 200     number of posts to scroll past (500)
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { ensureBrowser } from '../../scripts/chromium.mjs';
import { run, stopWithThisProcess } from '../../scripts/processes.mjs';
import { progress } from '../../scripts/setup.mjs';
import { measureInteractions } from './interactions.ts';
import { patiently } from './patience.ts';
import { desktop, phone } from './profile.ts';
import { cellsOf, type Figures, scriptBudget, tableOf, unmeasuredIn } from './report.ts';
import { type Served, serveRevision, serveWorkTree } from './revisions.ts';
import { type ScrollOptions, scrollFeed, speeds } from './scroll.ts';
import { type Session, signIn } from './signIn.ts';
import { measureThemeApply } from './themeApply.ts';
import { measureVisits } from './visit.ts';

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    runs: { type: 'string', default: '5' },
    posts: { type: 'string', default: '500' },
    only: { type: 'string', default: 'load,scroll,presses,screens,theme' },
  },
});
const runs = Number(options.runs);
const posts = Number(options.posts);
const isSelected = (part: string) => options.only.split(',').includes(part);
/** Number of posts for the slow scroll. A few are enough, because it measures smoothness and not memory. */
const glanced = Math.min(posts, 60);

interface Build extends Served {
  readonly session: Session;
  readonly figures: Figures;
  /** Paths of a post and of its author, as the feed links them. */
  readonly paths: { readonly post: string; readonly profile: string };
}

stopWithThisProcess();
ensureBrowser();
const served = [await serveWorkTree(posts + 200), ...(options.against ? [await serveRevision(options.against, posts + 200)] : [])];
const executablePath = findBrowser({ asPeopleUse: true });
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArguments });
const builds: Build[] = [];
for (const build of served) builds.push(await prepare(browser, build));

for (let round = 1; round <= runs; round += 1) {
  progress(`Round ${round} of ${runs} …`);
  // Builds are measured in turns, in reverse order every second round, so that other load on the machine affects both.
  for (const build of round % 2 === 0 ? [...builds].reverse() : builds) await measure(build);
}
const version = browser.version();
await browser.close();

const [own, other] = builds;
if (!own) throw new Error('Nothing was measured.');
console.log(`\nLive build; phone: ${phone.cpuSlowdown}× slower processor, 150 ms, 1.6 Mbit/s; medians of ${runs}; Chromium ${version}\n`);
console.log(tableOf([['', own.name, ...(other ? [other.name, 'ratio'] : [])], ...cellsOf(own.figures, other?.figures)]));
const scripts = own.figures.visits.phone.first.at(0)?.scripts ?? [];
console.log(`\n${tableOf(scripts.map(({ file, bytes }) => [file, `${(bytes / 1024).toFixed(1)} kB`]))}`);

const time = new Date().toISOString();
const { output: commit } = await run('git', ['rev-parse', '--short', 'HEAD']);
const machine = { cores: cpus().length, model: cpus()[0]?.model, chromium: version };
const file = `bench-results/${time.replaceAll(':', '-')}.json`;
const result = builds.map(({ name, figures }) => ({ name, ...figures }));
mkdirSync('bench-results', { recursive: true });
writeFileSync(file, `${JSON.stringify({ time, commit: commit.trim(), machine, devices: [phone, desktop], result }, null, 2)}\n`);
const isWithinBudget = own.figures.visits.phone.first.every(({ scriptBytes }) => scriptBytes <= scriptBudget);
console.log(`\n${file}${isWithinBudget ? '' : '\n✗ More JavaScript before the first post than the budget allows.'}`);
const unmeasured = unmeasuredIn(own.figures);
if (unmeasured.length > 0) console.log(`✗ Waited for in vain at least once: ${unmeasured.join('; ')}.`);
process.exit(isWithinBudget && unmeasured.length === 0 ? 0 : 1);

/** Signs in and looks up what to visit, which also warms up the servers. */
async function prepare(browser: Browser, build: Served): Promise<Build> {
  const session = await signIn(browser, build.origin);
  const context = await browser.newContext({ ...phone.options, baseURL: build.origin, storageState: session });
  const page = await context.newPage();
  await page.goto('/');
  const article = page.locator('[role="feed"] article[data-post-id]').first();
  const post = (await article.locator('a:has(time)').first().getAttribute('href')) ?? '/';
  const profile = (await article.locator('header a').first().getAttribute('href')) ?? '/';
  await context.close();
  const figures: Figures = {
    visits: { phone: { first: [], second: [] }, desktop: { first: [], second: [] } },
    screens: { post: [], profile: [] },
    flick: [],
    glance: [],
    desktopFlick: [],
    interactions: { near: [], far: [] },
    themeApply: [],
  };
  return { ...build, session, figures, paths: { post, profile } };
}

/** Measures every part in a separate browser profile, so that nothing of one part is left when the next begins. */
async function measure({ name, origin, session, figures, paths }: Build): Promise<void> {
  const take = <T>(what: string, part: () => Promise<T>) =>
    patiently(part, { what: `${name}, ${what}`, limit: 300_000, tries: 3, giveUp: closeAll, say: progress });
  const scroll = async <T = void>(options: ScrollOptions, then?: (page: Page) => Promise<T>) => {
    const { page, scroll } = await scrollFeed(browser, origin, session, options);
    const after = (await then?.(page)) as T;
    await page.context().close();
    return { scroll, after };
  };

  if (isSelected('load')) {
    for (const device of [phone, desktop]) {
      const [first, second] = await take(`load on a ${device.name}`, () => measureVisits(browser, device, origin, session));
      figures.visits[device.name].first.push(first);
      figures.visits[device.name].second.push(second);
    }
  }
  if (isSelected('screens')) {
    for (const screen of ['post', 'profile'] as const) {
      const [first] = await take(`load of a ${screen}`, () => measureVisits(browser, phone, origin, session, paths[screen], 2));
      figures.screens[screen].push(first);
    }
  }
  if (isSelected('scroll')) {
    const flick = await take('flick', () => scroll({ device: phone, posts, speed: speeds.flick }, measureInteractions));
    figures.flick.push(flick.scroll);
    figures.interactions.far.push(flick.after);
    figures.glance.push((await take('scroll', () => scroll({ device: phone, posts: glanced, speed: speeds.glance }))).scroll);
    const wide: ScrollOptions = { device: desktop, posts: Math.min(posts, 200), speed: speeds.flick };
    figures.desktopFlick.push((await take('flick on a desktop', () => scroll(wide))).scroll);
  }
  if (isSelected('presses')) {
    const fresh = await take('presses', () => scroll({ device: phone, posts: 1, speed: speeds.glance }, measureInteractions));
    figures.interactions.near.push(fresh.after);
  }
  if (isSelected('theme')) figures.themeApply.push(await take('themes', () => measureThemeApply(browser, origin, session)));
}

/** Closes every page, including unresponsive ones. */
async function closeAll(): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
