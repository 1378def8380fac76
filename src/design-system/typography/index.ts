export * from './Heading/index.ts';
export * from './Link/index.ts';
export * from './Text/index.ts';
