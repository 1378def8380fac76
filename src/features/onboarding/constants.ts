/** Digits of a code from an SMS (gap.auth.code-format). */
export const codeLength = 6;
/** How long after a code another one may be asked for, in ms. */
export const resendDelay = 60_000;
/** Country of the phone field until the visitor's own is known (specification, section 5). */
export const defaultCountry = 'US';
