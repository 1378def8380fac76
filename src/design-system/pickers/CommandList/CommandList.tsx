import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import { control } from '../../private/ControlFrame/ControlFrame.css.ts';
import { ControlFrame } from '../../private/ControlFrame/ControlFrame.tsx';
import type { ElementProps } from '../../private/native.ts';
import { Listbox } from '../listbox/Listbox.tsx';
import { type ListboxOption, useListbox } from '../listbox/useListbox.ts';
import { usePickerLabels } from '../pickerLabels.ts';
import * as styles from './CommandList.css.ts';

export interface CommandOption extends ListboxOption {
  id: string;
  icon?: ReactNode;
  /** A quiet word behind the label: what kind of thing it is. */
  hint?: string | undefined;
}

/** Handed on to the field. */
export interface CommandListProps<Option extends CommandOption>
  extends ElementProps<'input', 'value' | 'defaultValue' | 'onChange' | 'type' | 'role' | 'onKeyDown'> {
  /** Names the field and the list, and is the placeholder of the field. */
  label: string;
  /** The entries that match a text, the best first; also for the empty text. */
  optionsFor: (text: string) => readonly Option[];
  onChoose: (option: Option) => void;
  /** Shown when nothing matches. */
  noneLabel?: string | undefined;
}

/** Does one of many things by a few letters of its name. The field keeps the focus while the arrows move through the list. */
export function CommandList<Option extends CommandOption>({ label, optionsFor, onChoose, noneLabel, ...native }: CommandListProps<Option>) {
  const labels = usePickerLabels();
  const [text, setText] = useState('');
  const options = optionsFor(text);
  const choose = (index: number) => options[index] && onChoose(options[index]);
  const model = useListbox({ options, onChoose: choose, initialIndex: 0 });
  const search = (next: string) => {
    setText(next);
    model.setActiveIndex(0);
  };
  return (
    <div className={styles.root}>
      <ControlFrame start={<Icon glyph={Search} size="small" />}>
        <input
          autoComplete="off"
          {...native}
          className={control}
          role="combobox"
          aria-label={label}
          placeholder={label}
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? model.listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={model.activeId}
          value={text}
          onChange={({ currentTarget }) => search(currentTarget.value)}
          onKeyDown={model.onSearchKeyDown}
        />
      </ControlFrame>
      <p role="status" className={styles.none}>
        {options.length === 0 && (noneLabel ?? labels.noCommands)}
      </p>
      {options.length > 0 && (
        <Listbox
          model={model}
          options={options}
          onChoose={choose}
          label={label}
          isFocusable
          renderOption={({ icon, label: name, hint }) => (
            <>
              <span className={styles.icon}>{icon}</span>
              <span className={styles.label}>{name}</span>
              {hint && <span className={styles.hint}>{hint}</span>}
            </>
          )}
        />
      )}
    </div>
  );
}
