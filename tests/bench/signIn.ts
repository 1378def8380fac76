import type { Browser, BrowserContext } from 'playwright';
import { phone } from './profile.ts';

/** The phone of the persona "regular" and the code that the mocks send to everybody (contract, section 9). */
const number = '+12015550123';
const code = '123456';

/** Cookies and storage of a signed-in browser. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in through the backend's own endpoints and stores what the app would store, so that a run starts with the feed. */
export async function signIn(browser: Browser, origin: string): Promise<Session> {
  const context = await browser.newContext({ baseURL: origin, ...phone.options });
  const headers = { 'X-Sez-Platform': 'web', 'X-Captcha-Token': 'bench' };
  const sent = await context.request.post('/api/auth/login-sms/send', { headers, data: { phone: number, type: 'login' } });
  if (!sent.ok()) throw new Error(`The code could not be requested: ${sent.status()} ${await sent.text()}`);
  const checked = await context.request.post('/api/auth/login-sms/check', { headers, data: { phone: number, code } });
  if (!checked.ok()) throw new Error(`The code was refused: ${checked.status()} ${await checked.text()}`);
  const me = await context.request.get('/api/users/me', { headers });
  if (!me.ok()) throw new Error(`The session does not hold: ${me.status()} ${await me.text()}`);

  // This document has the same origin but not the app, so nothing reacts to the incomplete session.
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate((user) => localStorage.setItem('user', user), await me.text());
  const session = await context.storageState();
  await context.close();
  return session;
}
