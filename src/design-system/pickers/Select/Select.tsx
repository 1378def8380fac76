import * as Radix from '@radix-ui/react-popover';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import * as floating from '../../overlays/Popover/floating.css.ts';
import { useDirection } from '../../private/direction/useDirection.ts';
import { Field, type FieldOptions, splitField } from '../../private/Field/Field.tsx';
import type { ElementProps } from '../../private/native.ts';
import { useLayer } from '../../private/stacking/Stacking.tsx';
import { useControllableState } from '../../private/useControllableState.ts';
import { useMergedRef } from '../../private/useMergedRef.ts';
import { Listbox } from '../listbox/Listbox.tsx';
import type { SelectLook } from './Select.css.ts';
import * as styles from './Select.css.ts';
import { type SelectOption, withLabels } from './selectOptions.ts';
import { useSelect } from './useSelect.ts';

/** Handed on to the button that opens the list. */
type NativeProps = ElementProps<'button', keyof FieldOptions | 'value' | 'defaultValue' | 'onChange' | 'type' | 'role' | 'disabled'>;

export interface SelectProps<Value extends string> extends NativeProps, FieldOptions {
  options: readonly SelectOption<Value>[];
  /** The value of the selected option, or null. */
  value?: Value | null | undefined;
  /** The initial value if uncontrolled (without `value`); the default is none. */
  defaultValue?: Value | null | undefined;
  onChange?: ((value: Value | null) => void) | undefined;
  /** Under which a form sends the value. */
  name?: string | undefined;
  /** Shown while nothing is selected. */
  emptyLabel: string;
  /** Language of `emptyLabel` where it is not the page's, as a BCP 47 tag. */
  emptyLang?: string | undefined;
  /** Choosing the selected option again selects nothing. */
  isClearable?: boolean | undefined;
  isDisabled?: boolean | undefined;
  look?: SelectLook | undefined;
}

/** One choice out of a list. The focus stays on the control, which acts as a combobox without text entry. */
export function Select<Value extends string>({
  options: allOptions,
  value: controlledValue,
  defaultValue = null,
  onChange,
  name,
  emptyLabel,
  emptyLang,
  isClearable = false,
  isDisabled = false,
  look = 'field',
  ref,
  onClick,
  onKeyDown,
  ...props
}: SelectProps<Value>) {
  const [field, native] = splitField(props);
  const [value, change] = useControllableState<Value | null>(controlledValue, defaultValue, onChange);
  const options = withLabels(allOptions, import.meta.env.DEV);
  const control = useRef<HTMLButtonElement>(null);
  const buttonRef = useMergedRef(control, ref);
  const zIndex = useLayer('menu');
  const dir = useDirection();
  const selectedIndex = options.findIndex((option) => option.value === value);
  const selected = options[selectedIndex];
  const select = useSelect({
    options,
    selectedIndex,
    onChoose: (index) => change(isClearable && index === selectedIndex ? null : (options[index]?.value ?? null)),
  });

  return (
    <Field {...field}>
      {(wiring, { isInvalid, labelId }) => (
        <Radix.Root open={select.isOpen} onOpenChange={(isOpen) => !isOpen && select.close()}>
          <Radix.Anchor asChild>
            <button
              {...native}
              {...wiring}
              ref={buttonRef}
              type="button"
              role="combobox"
              aria-labelledby={labelId}
              aria-haspopup="listbox"
              aria-expanded={select.isOpen}
              aria-controls={select.isOpen ? select.model.listId : undefined}
              aria-activedescendant={select.isOpen ? select.model.activeId : undefined}
              disabled={isDisabled}
              className={styles.control({ look, isEmpty: !selected, isInvalid, isDisabled })}
              onClick={(event) => {
                onClick?.(event);
                if (select.isOpen) select.close();
                else select.open(event.currentTarget);
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                select.onKeyDown(event);
              }}
            >
              <span className={styles.value} lang={selected ? undefined : emptyLang}>
                {selected?.label ?? emptyLabel}
              </span>
              <Icon glyph={ChevronDown} size="compact" tone="muted" />
            </button>
          </Radix.Anchor>
          {name !== undefined && <input type="hidden" name={name} form={native.form} value={value ?? ''} disabled={isDisabled} />}
          <Radix.Portal>
            <Radix.Content
              role={undefined}
              side={select.side}
              // Above a list it is the last control of its row, whose end a wider list would hang over.
              align={look === 'quiet' ? 'end' : 'start'}
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
