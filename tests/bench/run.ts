// npm run bench: what the live build costs on a throttled phone. Prints a table and writes bench-results/<time>.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { ensureBrowser } from '../../scripts/chromium.mjs';
import { run, stopWithThisProcess } from '../../scripts/processes.mjs';
import { progress } from '../../scripts/setup.mjs';
import { measureFirstPost } from './firstPost.ts';
import { phone } from './profile.ts';
import { rowsOf, scriptBudget, tableOf, type Figures } from './report.ts';
import { measureFeedScroll, measureStaticScroll, speeds } from './scroll.ts';
import { serveLiveBuild } from './servers.ts';
import { signIn } from './signIn.ts';
import { measureThemeApply } from './themeApply.ts';

const visits = 5;
const posts = 1000;
/** A long scroll takes minutes on a busy machine; a shorter one still shows where it gets stuck. */
const scrolled = Number(process.env['BENCH_POSTS'] ?? posts);

/** Enough for a slow scroll: what it shows is smoothness, not memory. */
const glanced = 150;

stopWithThisProcess();
ensureBrowser();
const origin = await serveLiveBuild(scrolled + 200);
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArguments });
const session = await signIn(browser, origin);

progress(`Visiting the feed ${visits} times on a throttled phone …`);
const firstPost = await measureFirstPost(browser, origin, session, visits);
progress(`Scrolling through ${scrolled} posts of plain text …`);
const baseline = await measureStaticScroll(browser, scrolled);
progress(`Scrolling through ${scrolled} posts of the feed …`);
const feed = await measureFeedScroll(browser, origin, session, scrolled, speeds.flick);
const glance = await measureFeedScroll(browser, origin, session, Math.min(scrolled, glanced), speeds.glance);
progress('Applying themes on a throttled phone …');
const themeApply = await measureThemeApply(browser, origin, session);
const version = browser.version();
await browser.close();

const figures: Figures = { firstPost, feed, glance, baseline, themeApply };
console.log(`\nLive build on a phone: ${phone.cpuSlowdown}× slower processor, ${phone.latency} ms, 1.6 Mbit/s; Chromium ${version}\n`);
console.log(tableOf(rowsOf(figures)));
console.log(`\n${tableOf(firstPost.scripts.map(({ file, bytes }) => [file, `${(bytes / 1024).toFixed(1)} kB`, '']))}`);

const time = new Date().toISOString();
const { output: commit } = await run('git', ['rev-parse', '--short', 'HEAD']);
const machine = { cores: cpus().length, model: cpus()[0]?.model, chromium: version };
const file = `bench-results/${time.replaceAll(':', '-')}.json`;
mkdirSync('bench-results', { recursive: true });
writeFileSync(file, `${JSON.stringify({ time, commit: commit.trim(), machine, profile: phone, visits, ...figures }, null, 2)}\n`);
const isWithinBudget = firstPost.scriptBytes <= scriptBudget;
console.log(`\n${file}${isWithinBudget ? '' : '\n✗ More JavaScript before the first post than the budget allows.'}`);
process.exit(isWithinBudget ? 0 : 1);
