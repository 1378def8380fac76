export { type PageWidth, pageWidths } from './Page.css.ts';
export { Page, type PageProps } from './Page.tsx';
