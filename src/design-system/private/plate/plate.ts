import type { LayeredRule } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, shadow } = vars;
// Follows the `color-scheme` of the nearest pane, not of any ancestor: a light pane may stand in a dark page.
const lift = `light-dark(transparent, ${color.state.press})`;

/**
 * The selected item of a row has a plate with an edge, so that the selection shows by shape and not only by colour.
 * In dark themes a plate of the floating surface would be darker than its row, so it is lightened.
 * @param selected selector of the selected item, with `&`
 */
export const plate = (selected: string): NonNullable<LayeredRule['selectors']> => ({
  [selected]: {
    backgroundColor: color.surface.floating,
    borderColor: color.line.regular,
    boxShadow: shadow.card,
    color: color.ink.strong,
    fontWeight: font.weight.bold,
    backgroundImage: `linear-gradient(${lift}, ${lift}), linear-gradient(${lift}, ${lift})`,
  },
});
