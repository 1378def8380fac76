import { expect, test } from 'vitest';
import { type PhoneValue, phoneOf } from '@/design-system/pickers/phone/usePhoneText.ts';
import { type PhoneProof, type ProofEvent, reducePhoneProof, startAt } from './phoneProof.ts';

const phone: PhoneValue = { ...phoneOf('(201) 555-0123', 'US'), number: '+12015550123', isValid: true, isPending: false };
const sent = { to: '+12015550123', at: 1000 };

const after = (state: PhoneProof, ...events: ProofEvent[]) => events.reduce(reducePhoneProof, state);
const filled = after(startAt({ step: 'phone' }), { type: 'phoneTyped', phone }, { type: 'captchaSolved', token: 'one' });
const sending = after(filled, { type: 'started', what: 'sending' });
const atCode = after(sending, { type: 'codeSent', sent });

test('a sent code leads from the number to the code and keeps the number as typed', () => {
  expect(atCode).toMatchObject({ step: 'code', phone, sent, code: '', pending: undefined });
});

test('a captcha token is used up by a request, whether it succeeds or is refused', () => {
  const refused = after(sending, { type: 'refused', after: 'sending', problems: [{ field: 'phone', messages: ['No'] }] });
  for (const state of [atCode, refused]) {
    expect(state.captcha.token).toBeUndefined();
    expect(state.captcha.round).toBeGreaterThan(filled.captcha.round);
  }
  expect(refused).toMatchObject({ step: 'phone', phone, problems: [{ field: 'phone' }] });
});

test('an incomplete field uses up no token', () => {
  const state = after(filled, { type: 'refused', problems: [{ field: 'phone', messages: ['Incomplete'] }] });
  expect(state.captcha).toEqual(filled.captcha);
});

test('an expired token is dropped without restarting the widget', () => {
  expect(after(filled, { type: 'captchaLost' }).captcha).toEqual({ round: filled.captcha.round });
});

test('a wrong code stays as typed, and typing clears its message', () => {
  const wrong = after(
    atCode,
    { type: 'codeTyped', code: '111111' },
    { type: 'started', what: 'checking' },
    { type: 'refused', after: 'checking', problems: [{ field: 'code', messages: ['Invalid verification code'] }] },
  );
  expect(wrong).toMatchObject({ code: '111111', pending: undefined, problems: [{ field: 'code' }] });
  expect(after(wrong, { type: 'codeTyped', code: '1' }).problems).toEqual([]);
});

test('typing in one field keeps the message of another', () => {
  const wrong = after(filled, { type: 'refused', problems: [{ field: 'captcha', messages: ['Confirm'] }] });
  expect(after(wrong, { type: 'phoneTyped', phone }).problems).toEqual(wrong.problems);
  expect(after(wrong, { type: 'captchaSolved', token: 'two' }).problems).toEqual([]);
});

test('submitted values can’t be edited while the answer is pending', () => {
  expect(after(sending, { type: 'phoneTyped', phone: phoneOf('1') })).toBe(sending);
  const checking = after(atCode, { type: 'codeTyped', code: '123456' }, { type: 'started', what: 'checking' });
  expect(after(checking, { type: 'codeTyped', code: '1' })).toBe(checking);
});

test('a person who goes back while the code is being sent stays there, and the code is remembered', () => {
  const back = after(sending, { type: 'moved', step: 'phone' });
  expect(after(back, { type: 'codeSent', sent })).toMatchObject({ step: 'phone', sent });
});

test('a late refusal of an abandoned call changes nothing', () => {
  const back = after(sending, { type: 'moved', step: 'phone' });
  expect(after(back, { type: 'refused', after: 'sending', problems: [{ field: 'phone', messages: ['Late'] }] })).toBe(back);
});

test('moving keeps the typed values and drops messages, tokens and pending requests', () => {
  const state = after(
    atCode,
    { type: 'codeTyped', code: '12' },
    { type: 'proofAsked' },
    { type: 'refused', problems: [{ field: 'code', messages: ['Incomplete'] }] },
    { type: 'moved', step: 'phone' },
  );
  expect(state).toMatchObject({ step: 'phone', phone, code: '12', sent, isProving: false, problems: [] });
  expect(state.captcha.token).toBeUndefined();
});

test('requesting another code empties the field of the first', () => {
  const again = after(
    atCode,
    { type: 'codeTyped', code: '111111' },
    { type: 'proofAsked' },
    { type: 'captchaSolved', token: 'two' },
    { type: 'started', what: 'sending' },
    { type: 'codeSent', sent: { ...sent, at: 2000 } },
  );
  expect(again).toMatchObject({ step: 'code', code: '', isProving: false, sent: { at: 2000 } });
});

test('a reload at the code step continues with the same number', () => {
  expect(startAt({ step: 'code', sent })).toMatchObject({ step: 'code', sent, phone: { text: sent.to } });
});
