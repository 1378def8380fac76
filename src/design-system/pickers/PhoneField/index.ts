export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
export type { CountryCode, PhoneValue } from '../phone/index.ts';
