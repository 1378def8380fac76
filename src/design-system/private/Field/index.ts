export { Field, type FieldControl, type FieldIds, type FieldOptions, type FieldProps } from './Field.tsx';
export { type FieldError } from './fieldErrors.ts';
