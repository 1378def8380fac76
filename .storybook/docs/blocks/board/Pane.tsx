import { Button, Chip, Inline, Text } from '@/design-system';
import type { ToolbarGlobals } from '../../../toolbar.ts';
import { worstPairs } from '../worstPairs.ts';
import * as styles from './board.css.ts';
import { type BoardWidth, boardWidths, frameAddress, type Shown } from './frames.ts';

/** The pairs whose contrast the board shows; the page of tokens has all of them. */
const partNames = {
  strong: 'text',
  muted: 'muted text',
  link: 'links',
  'control edge': 'edges',
  'primary label': 'primary button',
} as const;

export interface PaneProps {
  name: string;
  shown: Shown;
  width: BoardWidth;
  toolbar: ToolbarGlobals;
  /** Whether it is chosen for comparison. */
  isChosen: boolean;
  onChoose: () => void;
  isAlone: boolean;
  /** Whether it may load now; until then it keeps its content. */
  isItsTurn: boolean;
  /** Called with the address that has loaded. */
  onLoad: (address: string) => void;
}

/** One screen in one theme: a window of its own, so that its canvas, its width and everything above it are the product's. */
export function Pane({ name, shown, width, toolbar, isChosen, onChoose, isAlone, isItsTurn, onLoad }: PaneProps) {
  const address = frameAddress(shown, toolbar);
  const title = `${name}, ${shown.scheme}`;
  const { width: inline, height: block, scale: small } = boardWidths[width];
  const scale = isAlone ? Math.min(1, small * 1.1) : small;
  const preferences = { moreContrast: toolbar.contrast === 'more', reducedTransparency: toolbar.transparency === 'reduced' };
  const worst = worstPairs(shown.theme, shown.scheme, preferences);
  return (
    <section aria-label={title} className={styles.pane} style={{ inlineSize: inline * scale }}>
      <Inline justify="between">
        <Text weight="bold">{title}</Text>
        <Button size="small" variant="bordered" tone="neutral" isPressed={isChosen} onClick={onChoose}>
          Compare
        </Button>
      </Inline>
      <div className={styles.window} style={{ inlineSize: inline * scale, blockSize: block * scale }}>
        <iframe
          className={styles.frame}
          title={`${shown.screen}, ${title}`}
          {...(isItsTurn ? { src: address, onLoad: () => onLoad(address) } : {})}
          style={{ inlineSize: inline, blockSize: block, transform: `scale(${scale})` }}
        />
      </div>
      <Inline gap="1" isWrapping>
        {worst
          .filter(({ foreground }) => foreground in partNames)
          .map(({ foreground, surface, ratio, target }) => (
            <Chip key={foreground} tone={ratio < target ? 'negative' : 'neutral'} title={`Hardest on ${surface}; ${target} is asked for.`}>
              {`${partNames[foreground as keyof typeof partNames]} ${ratio.toFixed(1)}${ratio < target ? ' ✗' : ''}`}
            </Chip>
          ))}
      </Inline>
    </section>
  );
}
