import * as Radix from '@radix-ui/react-popover';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../../display/Icon/index.ts';
import * as floating from '../../overlays/Popover/floating.css.ts';
import { useDirection } from '../../private/direction/index.ts';
import { Field, type FieldOptions } from '../../private/Field/index.ts';
import { useLayer } from '../../private/stacking/index.ts';
import { Listbox } from '../listbox/index.ts';
import * as styles from './Select.css.ts';
import type { SelectVariant } from './Select.css.ts';
import { type SelectOption, withLabels } from './selectOptions.ts';
import { useSelect } from './useSelect.ts';

export interface SelectProps<Value extends string> extends FieldOptions {
  options: readonly SelectOption<Value>[];
  /** The value of the selected option, or null. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Shown while nothing is selected. */
  emptyLabel: string;
  /** Language of `emptyLabel` where it is not the page's, as a BCP 47 tag. */
  emptyLang?: string;
  /** Choosing the selected option again selects nothing. */
  isClearable?: boolean;
  isDisabled?: boolean;
  variant?: SelectVariant;
}

/** One choice out of a list. The focus stays on the control, which acts as a combobox without text entry. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, emptyLabel, emptyLang, isClearable = false, isDisabled = false, variant = 'field', ...field } = props;
  const options = withLabels(props.options, import.meta.env.DEV);
  const control = useRef<HTMLButtonElement>(null);
  const zIndex = useLayer('menu');
  const dir = useDirection();
  const selectedIndex = options.findIndex((option) => option.value === value);
  const selected = options[selectedIndex];
  const select = useSelect({
    options,
    selectedIndex,
    onChoose: (index) => onChange(isClearable && index === selectedIndex ? null : (options[index]?.value ?? null)),
  });

  return (
    <Field {...field}>
      {(wiring, { isInvalid, labelId }) => (
        <Radix.Root open={select.isOpen} onOpenChange={(isOpen) => !isOpen && select.close()}>
          <Radix.Anchor asChild>
            <button
              {...wiring}
              ref={control}
              type="button"
              role="combobox"
              aria-labelledby={labelId}
              aria-haspopup="listbox"
              aria-expanded={select.isOpen}
              aria-controls={select.isOpen ? select.model.listId : undefined}
              aria-activedescendant={select.isOpen ? select.model.activeId : undefined}
              disabled={isDisabled}
              className={styles.control({ variant, isEmpty: !selected, isInvalid, isDisabled })}
              onClick={(event) => (select.isOpen ? select.close() : select.open(event.currentTarget))}
              onKeyDown={select.onKeyDown}
            >
              <span className={styles.value} lang={selected ? undefined : emptyLang}>{selected?.label ?? emptyLabel}</span>
              <Icon glyph={ChevronDown} size="compact" tone="muted" />
            </button>
          </Radix.Anchor>
          <Radix.Portal>
            <Radix.Content
              role={undefined}
              side={select.side}
              align="start"
              sideOffset={4}
              collisionPadding={8}
              avoidCollisions={false}
              dir={dir}
              className={`${floating.sheet} ${styles.popup}`}
              style={{ zIndex }}
              onOpenAutoFocus={(event) => event.preventDefault()}
              onInteractOutside={(event) => control.current?.contains(event.target as Node) && event.preventDefault()}
            >
              <Listbox model={select.model} options={options} selectedIndex={selectedIndex} onChoose={select.choose} label={field.label} />
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
}
