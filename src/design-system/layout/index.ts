export * from './Columns/index.ts';
export type { LayoutProps, LayoutTag } from './element.ts';
export * from './Grid/index.ts';
export * from './Inline/index.ts';
export * from './Page/index.ts';
export * from './Rail/index.ts';
export * from './Stack/index.ts';
export { type Alignment, alignments, type Distribution, distributions, type Space, spaces } from './space.ts';
