export { type Alignment, alignments, type Distribution, distributions, type Space, spaces } from '../vocabulary.ts';
export { Center, Columns, type ColumnsProps } from './Columns/Columns.tsx';
export type { LayoutProps, LayoutTag } from './element.ts';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Fill, Inline, type InlineProps } from './Inline/Inline.tsx';
export { type PageWidth, pageWidths } from './Page/Page.css.ts';
export { Page, type PageProps } from './Page/Page.tsx';
export { Rail, type RailProps } from './Rail/Rail.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
