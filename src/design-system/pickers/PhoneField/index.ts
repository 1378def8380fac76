export { type CountryCode, type PhoneValue, phoneOf } from '../phone/index.ts';
export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
