import { Check } from 'lucide-react';
import { type KeyboardEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import * as styles from './Listbox.css.ts';
import type { ListboxModel, ListboxOption } from './useListbox.ts';

export interface ListboxProps<Option extends ListboxOption> {
  model: ListboxModel;
  options: readonly Option[];
  /** The option that is chosen now. Left out where choosing ends the list: then the active one counts as selected, and none is ticked. */
  selectedIndex?: number | undefined;
  onChoose: (index: number) => void;
  /** Names the list. */
  label: string;
  /** The content of a row; the default is the label. */
  renderOption?: ((option: Option) => ReactNode) | undefined;
  /** Where the list itself can take the focus, beside a search field. */
  isFocusable?: boolean | undefined;
}

/** The list of options. Pointer behaviour is here, keyboard behaviour in `useListbox`. */
export function Listbox<Option extends ListboxOption>(props: ListboxProps<Option>) {
  const { model, options, selectedIndex, onChoose, label, renderOption, isFocusable = false } = props;
  const list = useRef<HTMLUListElement>(null);
  const focus: { tabIndex?: number; onKeyDown?: KeyboardEventHandler } = isFocusable ? { tabIndex: 0, onKeyDown: model.onKeyDown } : {};

  useEffect(() => {
    const active = list.current?.children[model.activeIndex];
    if (list.current && active instanceof HTMLElement) keepInView(list.current, active);
  }, [model.activeIndex]);

  return (
    <ul
      ref={list}
      role="listbox"
      id={model.listId}
      aria-label={label}
      aria-activedescendant={isFocusable ? model.activeId : undefined}
      className={styles.list}
      {...focus}
    >
      {options.map((option, index) => (
        <li
          key={model.optionId(index)}
          id={model.optionId(index)}
          role="option"
          aria-selected={index === (selectedIndex ?? model.activeIndex)}
          aria-disabled={option.isDisabled || undefined}
          data-active={index === model.activeIndex || undefined}
          className={styles.option}
          // Pressing must not take the focus from the combobox.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => model.setActiveIndex(index)}
          onClick={() => !option.isDisabled && onChoose(index)}
        >
          {renderOption ? renderOption(option) : <span className={styles.text}>{option.label}</span>}
          {selectedIndex !== undefined && (
            <span className={styles.check}>{index === selectedIndex && <Icon glyph={Check} size="small" />}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Scrolls the list and nothing else: `scrollIntoView` would move the page as well. */
function keepInView(list: HTMLElement, item: HTMLElement) {
  const above = item.offsetTop - list.scrollTop;
  const below = above + item.offsetHeight - list.clientHeight;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}
