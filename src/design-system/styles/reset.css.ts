import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) => {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
};

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', tabSize: 2 });
reset('body', { minBlockSize: '100svh', WebkitFontSmoothing: 'antialiased', MozOsxFontSmoothing: 'grayscale' });
reset('ul, ol', { listStyle: 'none' });
reset('img, picture, video, canvas, svg', { display: 'block', maxInlineSize: '100%' });
reset('img, video', { blockSize: 'auto' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, textAlign: 'inherit', cursor: 'pointer' });
reset('button:disabled, [aria-disabled="true"]', { cursor: 'not-allowed' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('th', { font: 'inherit', textAlign: 'inherit' });
reset('hr', { border: 0, color: 'inherit' });
reset('dialog', { border: 0, color: 'inherit' });
reset('abbr[title]', { textDecoration: 'none' });
reset('p, h1, h2, h3, h4, h5, h6, li, dd', { overflowWrap: 'break-word' });
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' });
