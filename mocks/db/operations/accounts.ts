import { isEmail, isName, passwordFault, usernameFault } from '@/api/accountRules';
import { law } from '@/api/contract/laws';
import { emailInvalid, nameTooLong, notRegistered, phoneInvalid, usernameInvalid, usernameTaken } from '@/api/contract/refusals';
import { minute, second } from '../clock.ts';
import type { Database } from '../database.ts';
import { refuse } from '../refusal.ts';
import type { UserRow } from '../rows.ts';
import { findByUsername } from './find.ts';

/** What the SMS always says. */
const smsCode = '123456';
const resendPause = 60 * second;
const codeLife = 10 * minute;
const off = { threshold: 'off' } as const;

/** The number without spaces, hyphens and parentheses; refuses what is no international number. */
function readPhone(phone: string): string {
  const compact = phone.replace(/[\s()-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(compact) ? compact : refuse(phoneInvalid);
}

/** The person with this number. A closed account may still sign in, to be informed of its state. */
const findByPhone = (db: Database, phone: string) => db.users.by('phone', phone).find((user) => user.status !== 'deleted');

/** The trimmed name that a person goes by, or the refusal of one that breaks the rules. */
export function readPersonName(given: string): string {
  const username = given.trim();
  return usernameFault(username) === undefined ? username : refuse(usernameInvalid);
}

/** Adds a person with nothing but what is given. */
export function addUser(db: Database, given: Partial<UserRow>): UserRow {
  return db.users.put({
    id: db.ids.next('u'),
    username: null,
    displayName: null,
    firstName: null,
    lastName: null,
    email: null,
    phone: null,
    password: null,
    roles: [],
    verified: false,
    rating: 0,
    scores: { '2': { score: 0 }, '3': { score: 0 }, '4': { score: 0 } },
    avatarFileId: null,
    weighInThresholds: [off, off, off, off, off],
    baseHandle: null,
    xUsername: null,
    blueskyHandle: null,
    siwfId: null,
    outsideFollowers: 0,
    readBefore: db.clock.iso(),
    createdAt: db.clock.iso(),
    status: 'active',
    ...given,
  });
}

/** Someone with a session of the same number and no password yet sets it; everybody else registers. */
export function signUp(db: Database, visitor: UserRow | null, givenPhone: string, password: string): { user: UserRow; isNew: boolean } {
  const phone = readPhone(givenPhone);
  const fault = passwordFault(password);
  if (fault === 'short') refuse(law.signUp.passwordShort);
  if (fault === 'long') refuse(law.signUp.passwordLong);
  if (visitor?.phone === phone && visitor.password === null) return { user: db.users.update(visitor.id, { password }), isNew: false };
  if (findByPhone(db, phone)) refuse(law.signUp.phoneTaken);
  return { user: addUser(db, { phone, password }), isNew: true };
}

/** Wrong credentials are 400, so that they are never taken for an ended session. */
export function logIn(db: Database, givenPhone: string, password: string): UserRow {
  const user = findByPhone(db, givenPhone.replace(/[\s()-]/g, ''));
  return user && user.password !== null && user.password === password ? user : refuse(law.logIn.wrongCredentials);
}

export function sendSmsCode(db: Database, givenPhone: string, captcha: string | null): void {
  if (!captcha?.trim()) refuse(law.sendSmsCode.noCaptcha);
  const phone = readPhone(givenPhone);
  const sentAt = db.smsCodes.get(phone)?.sentAt;
  const left = sentAt === undefined ? 0 : Date.parse(sentAt) + resendPause - db.clock.now();
  if (left > 0) refuse(law.sendSmsCode.tooSoon, Math.ceil(left / second));
  db.smsCodes.put({ id: phone, sentAt: db.clock.iso() });
}

export interface SmsCheck {
  readonly phone: string;
  readonly code: string;
  readonly username?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
}

const filled = (value: string | undefined) => value?.trim() || null;

/** The new account's fields, or what they add to an account that lacks them. */
function profileFrom(check: SmsCheck, known: UserRow | undefined): Partial<UserRow> {
  return {
    username: known?.username ?? (filled(check.username) === null ? null : readPersonName(check.username ?? '')),
    firstName: known?.firstName ?? filled(check.firstName),
    lastName: known?.lastName ?? filled(check.lastName),
    email: known?.email ?? filled(check.email),
  };
}

/**
 * Signs in a known number and completes its profile; registers an unknown one that comes with a username. A person who is
 * signed in without a number (they came over another network) verifies theirs with it and keeps their account.
 */
export function checkSmsCode(db: Database, check: SmsCheck, visitor: UserRow | null = null): { user: UserRow; isNew: boolean } {
  const phone = readPhone(check.phone);
  const sentAt = db.smsCodes.get(phone)?.sentAt;
  const isCurrent = sentAt !== undefined && db.clock.now() - Date.parse(sentAt) <= codeLife;
  if (!isCurrent || check.code.trim() !== smsCode) refuse(law.checkSmsCode.wrongCode);
  const holderOfPhone = findByPhone(db, phone);
  const known = holderOfPhone ?? (visitor?.phone === null ? visitor : undefined);
  if (!known && !filled(check.username)) refuse(notRegistered);
  for (const name of [check.firstName, check.lastName]) if (filled(name) && !isName(name ?? '')) refuse(nameTooLong);
  if (filled(check.email) && !isEmail(check.email?.trim() ?? '')) refuse(emailInvalid);
  const profile = profileFrom(check, known);
  const holder = profile.username ? findByUsername(db, profile.username) : undefined;
  // The code stays usable: the person picks another name and sends it again.
  if (holder && holder.id !== known?.id) refuse(usernameTaken);
  db.smsCodes.delete(phone);
  return known
    ? { user: db.users.update(known.id, { phone, ...profile }), isNew: false }
    : { user: addUser(db, { phone, ...profile }), isNew: true };
}
