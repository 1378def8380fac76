import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestWorld, refusalOf, type TestWorld } from '../../testWorld.ts';
import { minute, second } from '../clock.ts';
import * as accounts from './accounts.ts';
import { claimHandle, completeSiwf, connect, disconnect } from './connections.ts';
import { deleteAccount } from './leaving.ts';

let world: TestWorld;
beforeEach(() => {
  world = makeTestWorld();
});

const newPhone = '+12015559999';
const send = (phone: string, captcha: string | null = 'solved') => refusalOf(() => accounts.sendSmsCode(world.db, phone, captcha));
const check = (fields: Partial<accounts.SmsCheck>) => accounts.checkSmsCode(world.db, { phone: newPhone, code: '123456', ...fields });

describe('SMS codes', () => {
  it('need a solved captcha and an international number', () => {
    expect(send(newPhone, ' ')).toBe('400 Captcha verification failed');
    expect(send('12345')).toBe('400 Invalid phone number');
    expect(send('+1 (201) 555-99-99')).toBe('not refused');
  });

  it('are sent again only after a pause', () => {
    send(newPhone);
    expect(send(newPhone)).toBe('429 Please wait before requesting another code');
    world.clock.advance(59 * second);
    expect(send(newPhone)).toBe('429 Please wait before requesting another code');
    world.clock.advance(second);
    expect(send(newPhone)).toBe('not refused');
  });

  it('are refused when wrong, never sent or too old', () => {
    expect(refusalOf(() => check({}))).toBe('400 Invalid verification code');
    send(newPhone);
    expect(refusalOf(() => check({ code: '000000' }))).toBe('400 Invalid verification code');
    world.clock.advance(10 * minute);
    expect(refusalOf(() => check({}))).toBe('404 User not found. Please Signup');
    world.clock.advance(second);
    expect(refusalOf(() => check({}))).toBe('400 Invalid verification code');
  });

  it('signs in a known number and fills only its empty fields', () => {
    send('+12015550123');
    const { user, isNew } = check({ phone: '+12015550123', username: 'other', email: 'x@y.example' });
    expect(isNew).toBe(false);
    expect(user).toMatchObject({ username: 'lena', email: 'lena@mail.example' });
  });

  it('register an unknown number that brings a free username', () => {
    send(newPhone);
    expect(refusalOf(() => check({}))).toBe('404 User not found. Please Signup');
    expect(refusalOf(() => check({ username: 'LENA' }))).toBe('409 Username is already taken');
    const { user, isNew } = check({ username: 'freshly', firstName: 'Fresh' });
    expect(isNew).toBe(true);
    expect(user).toMatchObject({ username: 'freshly', firstName: 'Fresh', phone: newPhone, rating: 0 });
    expect(refusalOf(() => check({ username: 'freshly' }))).toBe('400 Invalid verification code');
  });
});

describe('the rules of an account', () => {
  const refused = (fields: Partial<accounts.SmsCheck>) => refusalOf(() => check({ username: 'freshly', ...fields }));

  it.each([
    [{ username: 'ab' }, '400 Username is invalid'],
    [{ username: 'no-hyphens' }, '400 Username is invalid'],
    [{ username: 'SezusHelp' }, '400 Username is invalid'],
    [{ firstName: 'n'.repeat(51) }, '400 Name is too long'],
    [{ email: 'nobody' }, '400 Email is invalid'],
  ])('refuse %j, and leave the code usable', (fields, refusal) => {
    send(newPhone);
    expect(refused(fields)).toBe(refusal);
    expect(refused({})).toBe('not refused');
  });

  it('refuse a password of more than 128 characters', () => {
    expect(refusalOf(() => accounts.signUp(world.db, null, newPhone, 'x'.repeat(129)))).toBe('400 Password must be at most 128 characters');
  });

  it('let an account from another network prove a number and keep its account', () => {
    const { user } = connect(world.db, 'x', 'new-person', null);
    send(newPhone);
    const proven = accounts.checkSmsCode(world.db, { phone: newPhone, code: '123456', username: 'freshly' }, user);
    expect(proven).toMatchObject({ isNew: false, user: { id: user.id, phone: newPhone, username: 'freshly', xUsername: 'new-person' } });
  });
});

describe('passwords', () => {
  it('register a new number, once', () => {
    expect(refusalOf(() => accounts.signUp(world.db, null, newPhone, 'short'))).toBe('400 Password must be at least 8 characters');
    expect(refusalOf(() => accounts.signUp(world.db, null, 'abc', 'long enough'))).toBe('400 Invalid phone number');
    expect(accounts.signUp(world.db, null, newPhone, 'long enough').isNew).toBe(true);
    expect(refusalOf(() => accounts.signUp(world.db, null, newPhone, 'long enough'))).toBe('409 This phone number is already registered');
  });

  it('can be set by a person who signed in by SMS and has none yet', () => {
    send(newPhone);
    const { user } = check({ username: 'freshly' });
    expect(accounts.signUp(world.db, user, newPhone, 'long enough')).toMatchObject({ isNew: false, user: { id: user.id } });
    expect(accounts.logIn(world.db, newPhone, 'long enough').id).toBe(user.id);
    expect(refusalOf(() => accounts.logIn(world.db, newPhone, 'wrong'))).toBe('400 Invalid phone or password');
  });

  it('open nothing once the account is deleted', () => {
    deleteAccount(world.db, world.user('lena'));
    expect(refusalOf(() => accounts.logIn(world.db, '+12015550123', 'correct-horse'))).toBe('400 Invalid phone or password');
  });
});

describe('other networks', () => {
  it('let a connected account in, register new- codes, refuse missing- and bad- ones', () => {
    expect(connect(world.db, 'x', 'lena_streets', null)).toMatchObject({ isNew: false, user: { username: 'lena' } });
    expect(connect(world.db, 'x', 'anything', null).isNew).toBe(false);
    const first = connect(world.db, 'bluesky', 'new-person', null);
    expect(first.isNew).toBe(true);
    expect(connect(world.db, 'bluesky', 'new-person', null)).toMatchObject({ isNew: false, user: { id: first.user.id } });
    expect(refusalOf(() => connect(world.db, 'siwf', 'missing-person', null))).toBe('404 User not found. Please Signup');
    expect(refusalOf(() => connect(world.db, 'x', 'bad-token', null))).toBe('400 Invalid X token');
    expect(refusalOf(() => connect(world.db, 'bluesky', ' ', null))).toBe('400 Invalid Bluesky callback');
  });

  it('register unknown people, except Frequency, which reports them as unknown', () => {
    for (const user of [...world.db.users.all()]) world.db.users.update(user.id, { xUsername: null, blueskyHandle: null, siwfId: null });
    expect(connect(world.db, 'x', 'anything', null)).toMatchObject({ isNew: true, user: { xUsername: 'anything' } });
    expect(connect(world.db, 'bluesky', 'me.bsky.example', null)).toMatchObject({
      isNew: true,
      user: { blueskyHandle: 'me.bsky.example' },
    });
    expect(refusalOf(() => connect(world.db, 'siwf', 'anything', null))).toBe('404 User not found. Please Signup');
  });

  it('are linked to a session unless another person has them', () => {
    expect(connect(world.db, 'x', 'mayas_own', world.user('maya')).user.xUsername).toBe('mayas_own');
    expect(refusalOf(() => connect(world.db, 'x', 'lena_streets', world.user('maya')))).toBe(
      '409 This X account is connected to another user',
    );
  });

  it('cannot be disconnected when they are the only way to sign in', () => {
    const { user } = connect(world.db, 'x', 'new-person', null);
    expect(refusalOf(() => disconnect(world.db, user, 'x'))).toBe('400 Connect another sign-in method first');
    expect(disconnect(world.db, world.user('lena'), 'x').xUsername).toBeNull();
  });

  it('accept each one-time code once', () => {
    completeSiwf(world.db, 'new-abc');
    expect(refusalOf(() => completeSiwf(world.db, 'new-abc'))).toBe('400 Authentication failed. Please try again.');
  });

  it('claim a free handle for the person', () => {
    const nils = () => world.user('nils');
    expect(refusalOf(() => claimHandle(world.db, nils(), 'nils', 'Maya'))).toBe('409 Username is already taken');
    expect(refusalOf(() => claimHandle(world.db, nils(), 'somebody', 'nils2'))).toBe('400 Authentication failed. Please try again.');
    expect(refusalOf(() => claimHandle(world.db, nils(), 'nils', 'sezushelp'))).toBe('400 Username is invalid');
    expect(claimHandle(world.db, nils(), 'NILS', 'nils2')).toEqual({ baseHandle: 'nils2', needsConfirmation: true });
    expect(claimHandle(world.db, world.user('oleg'), 'oleg', 'oleg2').needsConfirmation).toBe(false);
  });
});
