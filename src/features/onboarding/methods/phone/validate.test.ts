import { expect, test } from 'vitest';
import { type PhoneValue, phoneOf } from '@/design-system/pickers/phone/usePhoneText.ts';
import { type PhoneProof, startAt } from './phoneProof.ts';
import { formatWait, isCodeUnderway, problemOfCode, problemsOfSend, resendWait } from './validate.ts';

const state = (more: Partial<PhoneProof>): PhoneProof => ({ ...startAt({ step: 'phone' }), ...more });
const valid = (number: string): PhoneValue => ({ ...phoneOf(number), number, isValid: true, isPending: false });
const validated = (text: string): PhoneValue => ({ ...phoneOf(text), isPending: false });
const phone = valid('+12015550123');

test('a code needs a valid number first and the captcha second', () => {
  const fields = (given: Partial<PhoneProof>) => problemsOfSend(state(given)).map(({ field }) => field);
  expect(fields({ phone: validated('201') })).toEqual(['phone', 'captcha']);
  expect(fields({ phone: validated('201'), captcha: { round: 0, token: 'one' } })).toEqual(['phone']);
  expect(fields({ phone })).toEqual(['captcha']);
  expect(fields({ phone, captcha: { round: 0, token: 'one' } })).toEqual([]);
});

test('a number typed before the phone library has loaded is not reported as wrong', () => {
  const [early] = problemsOfSend(state({ phone: phoneOf('2015550123') }));
  expect(early?.messages).not.toEqual(problemsOfSend(state({ phone: validated('201') }))[0]?.messages);
});

test('a code is checked at six digits, not at five', () => {
  expect(problemOfCode('12345')?.field).toBe('code');
  expect(problemOfCode('123456')).toBeUndefined();
});

test('another code may be asked for 60 s after the last', () => {
  const sent = { to: '+12015550123', at: 1000 };
  expect([resendWait(sent, 1000), resendWait(sent, 60_999), resendWait(sent, 61_000), resendWait(sent, 99_000)]).toEqual([60_000, 1, 0, 0]);
  expect(resendWait(undefined, 0)).toBe(0);
});

test('a code is pending only for the number that it was sent to, and only during the wait', () => {
  const sent = { to: '+12015550123', at: 1000 };
  expect(isCodeUnderway(state({ phone, sent }), 2000)).toBe(true);
  expect(isCodeUnderway(state({ phone, sent }), 61_000)).toBe(false);
  expect(isCodeUnderway(state({ phone: valid('+447400123456'), sent }), 2000)).toBe(false);
  expect(isCodeUnderway(state({ phone }), 2000)).toBe(false);
});

test.each([
  [60_000, '1:00'],
  [42_000, '0:42'],
  [8_001, '0:09'],
  [1, '0:01'],
])('%d ms read %s', (ms, text) => expect(formatWait(ms)).toBe(text));
