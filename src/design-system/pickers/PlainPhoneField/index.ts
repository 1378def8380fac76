export { PlainPhoneField, type PlainPhoneFieldProps } from './PlainPhoneField.tsx';
