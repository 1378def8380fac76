import { createGlobalVar } from '@vanilla-extract/css';

/**
 * A modal layer writes the width of the scroll bar on the body. Inherited, it would give every element of the page a new style (0.1 s for
 * a feed on a phone, at each opening and closing); nothing below reads it. Here, where it comes with the first layer: in the page's own
 * styles it would make the browser begin anew with them when a stylesheet comes late.
 */
createGlobalVar('removed-body-scroll-bar-size', { syntax: '*', inherits: false });
