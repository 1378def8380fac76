export type { Characters } from './characters.ts';
export { type Country, listCountries, searchCountries } from './countries.ts';
export { PhoneInput } from './PhoneInput.tsx';
export { type CountryCode, type PhoneLibrary, usePhoneLibrary } from './phoneLibrary.ts';
export type { CountryRules } from './readPhone.ts';
export { type PhoneValue, phoneOf, usePhoneText } from './usePhoneText.ts';
