// npm run check:site -- URL: checks a deployed site. The last line is "N passed, N failed". `--no-browser` leaves the browser out.
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './browser.mjs';
import { fail } from './setup.mjs';
import { checkInBrowser, checkSite, type Finding } from './site/check.ts';

const [url = '', ...options] = process.argv.slice(2);
if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
  fail('Name the address of the home page: npm run check:site -- https://app.example.com/');

const findings: Finding[] = [];
try {
  findings.push(...(await checkSite(url)));
  if (!options.includes('--no-browser')) findings.push(...(await inBrowser()));
} catch (error) {
  fail(`${url} could not be checked: ${error instanceof Error ? error.message : String(error)}`);
}
for (const { title, problem } of findings) console.log(problem ? `✗ ${title}: ${problem}` : `✓ ${title}`);
const failed = findings.filter(({ problem }) => problem).length;
console.log(`${findings.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function inBrowser() {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArguments });
  try {
    return await checkInBrowser(url, browser);
  } finally {
    await browser.close();
  }
}
