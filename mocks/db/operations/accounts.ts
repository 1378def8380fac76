import { isEmail, isName, passwordFault, usernameFault } from '@/api/accountRules';
import { law } from '@/api/contract/laws';
import { emailInvalid, nameTooLong, notRegistered, phoneInvalid, usernameInvalid, usernameTaken } from '@/api/contract/refusals';
import { isBlankText } from '@/shared/lib/text/blank';
import { minute, second } from '../clock.ts';
import type { Database } from '../database.ts';
import { refuse } from '../refusal.ts';
import type { UserRow } from '../tables.ts';
import { findByUsername } from './find.ts';

/** The code that every SMS contains. */
const smsCode = '123456';
const resendPause = 60 * second;
const codeLife = 10 * minute;
const off = { threshold: 'off' } as const;

/** Removes spaces, hyphens and parentheses; refuses a number that isn't international. */
function readPhone(phone: string): string {
  const compact = phone.replace(/[\s()-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(compact) ? compact : refuse(phoneInvalid);
}

/** The person with this number, including closed accounts, which may sign in to see that they are closed. */
const findByPhone = (db: Database, phone: string) => db.users.by('phone', phone).find((user) => user.status !== 'deleted');

/** Returns the trimmed username; refuses one that breaks the rules. */
export function readPersonName(input: string): string {
  const username = input.trim();
  return usernameFault(username) === undefined ? username : refuse(usernameInvalid);
}

/** Adds a person, with defaults for the missing fields. */
export function addUser(db: Database, fields: Partial<UserRow>): UserRow {
  return db.users.put({
    id: db.users.nextId(),
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
    ...fields,
  });
}

/** Sets the password of a signed-in person who has this number and no password yet; registers everybody else. */
export function signUp(db: Database, visitor: UserRow | null, typedPhone: string, password: string): { user: UserRow; isNew: boolean } {
  const phone = readPhone(typedPhone);
  const fault = passwordFault(password);
  if (fault === 'short') refuse(law.signUp.passwordShort);
  if (fault === 'long') refuse(law.signUp.passwordLong);
  if (visitor?.phone === phone && visitor.password === null) return { user: db.users.update(visitor.id, { password }), isNew: false };
  if (findByPhone(db, phone)) refuse(law.signUp.phoneTaken);
  return { user: addUser(db, { phone, password }), isNew: true };
}

/** Signs in. Wrong credentials are refused with 400, because 401 would look like an ended session. */
export function logIn(db: Database, typedPhone: string, password: string): UserRow {
  const user = findByPhone(db, typedPhone.replace(/[\s()-]/g, ''));
  return user && user.password !== null && user.password === password ? user : refuse(law.logIn.wrongCredentials);
}

export function sendSmsCode(db: Database, typedPhone: string, captcha: string | null): void {
  if (!captcha?.trim()) refuse(law.sendSmsCode.noCaptcha);
  const phone = readPhone(typedPhone);
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

const filled = (value: string | undefined) => (isBlankText(value ?? '') ? null : (value?.trim() ?? null));

/** The profile fields of a new account, or those that a known account still lacks. */
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
  // The code is deleted only after this check, so that the person can pick another name and send it again.
  if (holder && holder.id !== known?.id) refuse(usernameTaken);
  db.smsCodes.delete(phone);
  return known
    ? { user: db.users.update(known.id, { phone, ...profile }), isNew: false }
    : { user: addUser(db, { phone, ...profile }), isNew: true };
}
