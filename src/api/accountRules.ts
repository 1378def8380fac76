/** Rules for an account's fields (contract, `gap.auth.password-rules`). The client checks them early, the server enforces them. Lengths in UTF-16 units. */
export const accountRules = {
  username: { min: 3, max: 30, pattern: /^[A-Za-z0-9_]+$/, reserved: ['sezushelp'] },
  password: { min: 8, max: 128 },
  /** Maximum length of a first and of a last name. */
  name: { min: 1, max: 50 },
  email: { max: 254, pattern: /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/ },
} as const;

/** How a username breaks the rules; undefined when it is valid. Only the server knows whether it is available. */
export function usernameFault(username: string): 'length' | 'characters' | 'reserved' | undefined {
  const { min, max, pattern, reserved } = accountRules.username;
  if (username.length < min || username.length > max) return 'length';
  if (!pattern.test(username)) return 'characters';
  return reserved.some((name) => name === username.toLowerCase()) ? 'reserved' : undefined;
}

/** How a password breaks the rules; undefined when it is valid. */
export function passwordFault(password: string): 'short' | 'long' | undefined {
  if (password.length < accountRules.password.min) return 'short';
  return password.length > accountRules.password.max ? 'long' : undefined;
}

export const isName = (name: string): boolean => name.trim().length >= accountRules.name.min && name.trim().length <= accountRules.name.max;

export const isEmail = (email: string): boolean => email.length <= accountRules.email.max && accountRules.email.pattern.test(email);
