export * from './ColorField/index.ts';
export * from './DateField/index.ts';
export * from './PhoneField/index.ts';
export * from './PlainPhoneField/index.ts';
export * from './RangeInput/index.ts';
export * from './Select/index.ts';
export * from './Slider/index.ts';
export * from './Toggle/index.ts';
