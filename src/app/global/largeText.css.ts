import { globalStyle } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';
import { compose, item, itemLabel, navigation } from '../shell/Navigation.css.ts';

/*
 * The left rail with text so large that a word has no room beside its icon: the word is below it. These rules load when the page is idle,
 * because the first styles are in the page, which has no room for them.
 */

const { space } = vars;
const noRoomBeside = '(width < 11rem)';
/** At this container width the rules hold on the desktop only: the floating bar isn't a container. */
const narrow = (styles: Parameters<typeof component>[0]) =>
  component({ '@media': { [media.desktop]: { '@container': { [noRoomBeside]: styles } } } });

globalStyle(
  navigation,
  // As wide as the rail, however long a word is.
  component({ '@media': { [media.desktop]: { containerType: 'inline-size', gridTemplateColumns: 'minmax(0, 1fr)' } } }),
);
globalStyle(item, narrow({ flexDirection: 'column', alignItems: 'start', gap: 0, paddingBlock: space['2'], paddingInline: space['1'] }));
globalStyle(itemLabel, narrow({ minInlineSize: 0, hyphens: 'auto', overflowWrap: 'anywhere' }));
globalStyle(`${compose} span:has(> svg)`, narrow({ display: 'none' }));
