import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ClearButton } from '../../controls/TextField/FieldButtons.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { lazyPart } from '../../late/lazyPart.tsx';
import { useLaterLabels } from '../../laterLabels.ts';
import { control } from '../../private/ControlFrame/ControlFrame.css.ts';
import { ControlFrame } from '../../private/ControlFrame/ControlFrame.tsx';
import { Field, type FieldOptions, splitField } from '../../private/Field/Field.tsx';
import type { ElementProps } from '../../private/native.ts';
import { useControllableState } from '../../private/useControllableState.ts';
import { useMergedRef } from '../../private/useMergedRef.ts';
import { usePickerLabels } from '../pickerLabels.ts';
import type { CalendarLabels } from './Calendar.tsx';
import * as styles from './DateField.css.ts';
import { defaultLocale, firstDay, formatDate, isoOf } from './dates.ts';
import { useInlineLayer } from './useInlineLayer.ts';

const Calendar = lazyPart(() => import('./Calendar.tsx'));

type NativeProps = ElementProps<
  'input',
  keyof FieldOptions | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'type' | 'role' | 'readOnly' | 'disabled'
>;

export interface DateFieldProps extends NativeProps, FieldOptions, Partial<CalendarLabels> {
  /** Local time; only the day counts. */
  value?: Date | null | undefined;
  /** The initial value of an uncontrolled field, which has no `value`. */
  defaultValue?: Date | null | undefined;
  /** Gives the date as shown ("12/31/2024" in en-US) and as a date at local midnight; an empty text and null when it was cleared. */
  onChange?: ((text: string, date: Date | null) => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Under which a form sends the day as "2024-12-31", or an empty text without one. */
  name?: string | undefined;
  /** BCP 47 tag of the language in which the day and the calendar are written. Default "en-US". The texts come from `LabelsProvider`. */
  locale?: string | undefined;
  /** The first day that can be chosen. Default 1 January 1900. */
  min?: Date | undefined;
  /** The last day that can be chosen; today when left out. */
  max?: Date | undefined;
  /** The day that the calendar marks and begins with. The day the field was mounted when left out. */
  today?: Date | undefined;
  /** A button that appears with a day and takes it away. On unless switched off. */
  hasClearButton?: boolean | undefined;
  clearLabel?: string | undefined;
  /** Names the calendar. */
  calendarLabel?: string | undefined;
}

/**
 * A day between `min` and `max`, chosen from a calendar that opens under the field. A form sends it as "2024-12-31" in every language, and a
 * reset of the form brings back the first day.
 */
export function DateField({
  value: controlledValue,
  defaultValue = null,
  onChange,
  isDisabled = false,
  name,
  locale = defaultLocale,
  min = firstDay,
  max,
  today,
  hasClearButton = true,
  clearLabel,
  calendarLabel,
  previousMonthLabel,
  nextMonthLabel,
  monthLabel,
  yearLabel,
  ref,
  onClick,
  onKeyDown,
  ...props
}: DateFieldProps) {
  const pickerLabels = usePickerLabels();
  const labels = useLaterLabels();
  const [field, native] = splitField(props);
  const [value, change] = useControllableState(controlledValue, defaultValue, (date: Date | null) =>
    onChange?.(date ? formatDate(date, locale) : '', date),
  );
  const [initial] = useState(value);
  const [mounted] = useState(() => new Date());
  const [openedBy, setOpenedBy] = useState<'pointer' | 'key' | null>(null);
  const isOpen = openedBy !== null;
  const calendarId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const fieldRef = useMergedRef(input, ref);

  const close = () => setOpenedBy(null);
  function closeAndReturn() {
    close();
    input.current?.focus({ preventScroll: true });
  }
  useReset(input, () => change(initial));
  useInlineLayer(isOpen, root, { onLeave: close, onEscape: closeAndReturn });

  function choose(date: Date) {
    closeAndReturn();
    change(date);
  }

  function clear() {
    closeAndReturn();
    change(null);
  }

  function openByKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key) || isDisabled) return;
    // Enter would send the form around it.
    event.preventDefault();
    setOpenedBy('key');
  }

  return (
    <Field {...field}>
      {(wiring, { isInvalid }) => (
        <div ref={root} className={styles.root}>
          <ControlFrame
            isInvalid={isInvalid}
            isDisabled={isDisabled}
            start={
              <span className={styles.mark}>
                <Icon glyph={CalendarDays} tone="muted" />
              </span>
            }
            end={hasClearButton && value && !isDisabled && <ClearButton label={clearLabel ?? labels.clear} onClick={clear} />}
          >
            <input
              {...native}
              {...wiring}
              ref={fieldRef}
              role="combobox"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? calendarId : undefined}
              className={`${control} ${styles.opener}`}
              readOnly
              disabled={isDisabled}
              value={value ? formatDate(value, locale) : ''}
              onClick={(event) => {
                onClick?.(event);
                setOpenedBy(isOpen ? null : 'pointer');
              }}
              onKeyDown={openByKey}
            />
          </ControlFrame>
          {name !== undefined && (
            <input type="hidden" name={name} form={native.form} value={value ? isoOf(value) : ''} disabled={isDisabled} />
          )}
          {isOpen && (
            <div id={calendarId} role="dialog" aria-label={calendarLabel ?? pickerLabels.calendar} className={styles.panel}>
              <Calendar
                {...{
                  previousMonthLabel: previousMonthLabel ?? pickerLabels.previousMonth,
                  nextMonthLabel: nextMonthLabel ?? pickerLabels.nextMonth,
                  monthLabel: monthLabel ?? pickerLabels.month,
                  yearLabel: yearLabel ?? pickerLabels.year,
                  value,
                  locale,
                  min,
                }}
                today={today ?? mounted}
                max={max ?? today ?? mounted}
                hasAutoFocus={openedBy === 'key'}
                onChoose={choose}
                onFailure={close}
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

/** Calls `reset` when the form of the field is reset, because the browser only resets inputs that keep their value themselves. */
function useReset(input: RefObject<HTMLInputElement | null>, reset: () => void) {
  const onReset = useEffectEvent((event: Event) => {
    if (event.target === input.current?.form && !event.defaultPrevented) reset();
  });
  useEffect(() => {
    const listen = (event: Event) => onReset(event);
    window.addEventListener('reset', listen);
    return () => window.removeEventListener('reset', listen);
  }, []);
}
