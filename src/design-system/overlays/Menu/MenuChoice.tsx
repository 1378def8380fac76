import * as Radix from '@radix-ui/react-dropdown-menu';
import { type KeyboardEvent, useId } from 'react';
import { group, name, segment } from '../../controls/SegmentedControl/SegmentedControl.css.ts';
import { isRtl } from '../../private/direction/useDirection.ts';
import { hasModifier } from '../../private/hasModifier.ts';
import type { ElementProps } from '../../private/native.ts';
import { rovingIndex } from '../../private/roving/rovingIndex.ts';
import * as styles from './Menu.css.ts';

export interface MenuChoiceProps<Value extends string> extends ElementProps<'div', 'role' | 'onChange' | 'defaultValue' | 'onKeyDown'> {
  /** The label above the values. */
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  /** The menu stays open, so that the effect can be seen and another value tried. */
  onChange: (value: Value) => void;
}

/** A setting with two to four short values inside a menu. */
export function MenuChoice<Value extends string>({ label, options, value, onChange, ...native }: MenuChoiceProps<Value>) {
  const labelId = useId();
  return (
    <Radix.RadioGroup
      {...native}
      className={styles.choice}
      aria-labelledby={labelId}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      onKeyDown={moveAcross}
    >
      <Radix.Label id={labelId} className={styles.label}>
        {label}
      </Radix.Label>
      <div className={group}>
        {options.map((option) => (
          <Radix.RadioItem key={option.value} value={option.value} className={segment()} onSelect={(event) => event.preventDefault()}>
            <span className={name} data-name={option.label}>
              {option.label}
            </span>
          </Radix.RadioItem>
        ))}
      </div>
    </Radix.RadioGroup>
  );
}

/** A menu handles only up and down, but these values are side by side. */
function moveAcross(event: KeyboardEvent<HTMLDivElement>) {
  if (hasModifier(event) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  const next = rovingIndex(event.key, items.indexOf(event.target as HTMLElement), items.length, isRtl(event.currentTarget));
  if (next !== undefined) items[next]?.focus();
}
