import { Fragment } from 'react';
import { Dialog, Heading } from '@/design-system';
import { Toggle } from '@/design-system/pickers/Toggle/Toggle.tsx';
import { useStoreState } from '@/shared/lib/useStoreValue';
import { shortcuts } from './keys.ts';
import * as styles from './ShortcutList.css.ts';
import { areShortcutsOnAtom } from './storage.ts';
import { strings } from './strings.ts';

export interface ShortcutListProps {
  isOpen: boolean;
  onClose: () => void;
}

interface Row {
  readonly command: keyof typeof strings.commands;
  /** A character, or a key of `strings.keys`. */
  readonly keys: readonly string[];
  /** Pressed together instead of one after the other. */
  readonly isChord?: boolean;
}

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Meta' : 'Control';

/** The single keys, and the shortcuts that work even when those are switched off. */
const groups: Record<keyof typeof strings.groups, readonly Row[]> = {
  posts: [
    ...shortcuts.filter(({ group }) => group === 'posts'),
    { command: 'open', keys: ['Enter'] },
    { command: 'nextInFeed', keys: ['PageDown'] },
    { command: 'previousInFeed', keys: ['PageUp'] },
  ],
  everywhere: [
    ...shortcuts.filter(({ group }) => group === 'everywhere'),
    { command: 'palette', keys: [modifier, 'k'], isChord: true },
    { command: 'helpAlways', keys: [modifier, '/'], isChord: true },
  ],
};

/** All keyboard shortcuts, and the switch that turns the single keys off. */
export default function ShortcutList({ isOpen, onClose }: ShortcutListProps) {
  const [isOn, setIsOn] = useStoreState(areShortcutsOnAtom);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={strings.title} width={680}>
      <Toggle label={strings.toggle} hint={strings.toggleHint} isOn={isOn} onChange={setIsOn} />
      <div className={styles.groups}>
        {(['posts', 'everywhere'] as const).map((group) => (
          <section key={group}>
            <Heading level={3} size="body">
              {strings.groups[group]}
            </Heading>
            <dl className={styles.rows}>
              {groups[group].map((row) => (
                <ShortcutRow key={row.command} {...row} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function ShortcutRow({ command, keys, isChord = false }: Row) {
  return (
    <div className={styles.row}>
      <dt>{strings.commands[command]}</dt>
      <dd className={styles.keys}>
        {keys.map((key, index) => (
          <Fragment key={index}>
            {index > 0 && <span className={styles.between}>{isChord ? strings.plus : strings.then}</span>}
            <kbd className={styles.key}>{key in strings.keys ? strings.keys[key as keyof typeof strings.keys] : key.toUpperCase()}</kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
