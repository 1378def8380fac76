export { Field, type FieldControl, type FieldIds, type FieldOptions, type FieldProps, splitField } from './Field.tsx';
export { type FieldError } from './fieldErrors.ts';
