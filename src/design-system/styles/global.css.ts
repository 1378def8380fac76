/**
 * The stylesheets of the page itself, tokens included. Imported once, by `main.tsx` and by Storybook's preview, before any
 * component. A stylesheet by name, although it has no rule: bundlers drop a plain module that is imported only for its effect.
 */
import './layers.css.ts';
import '../tokens/defaults.css.ts';
import '../tokens/scales.css.ts';
import './fonts.css.ts';
import './reset.css.ts';
import './base.css.ts';
import './canvas.css.ts';
