import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../display/Icon/index.ts';
import { control, ControlFrame } from '../../private/ControlFrame/index.ts';
import { Field, type FieldOptions } from '../../private/Field/index.ts';
import { pickerLabels } from '../pickerLabels.ts';
import type { CalendarLabels } from './Calendar.tsx';
import * as styles from './DateField.css.ts';
import { formatDate } from './dates.ts';
import { useInlineLayer } from './useInlineLayer.ts';

const Calendar = lazy(() => import('./Calendar.tsx'));

export interface DateFieldProps extends FieldOptions, Partial<CalendarLabels> {
  /** Local time; only the day counts. */
  value: Date | null;
  /** Gives the date as shown ("12/31/2024") and as a date at local midnight. */
  onChange: (text: string, date: Date) => void;
  placeholder?: string;
  isDisabled?: boolean;
  /** The last day that can be chosen. The day the field was mounted when left out. */
  today?: Date;
  /** Names the calendar. */
  calendarLabel?: string;
}

/** A day between 1 January 1900 and today, chosen from a calendar that opens under the field. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, placeholder, isDisabled = false, calendarLabel = pickerLabels.calendar } = props;
  const { previousMonthLabel = pickerLabels.previousMonth, nextMonthLabel = pickerLabels.nextMonth } = props;
  const { monthLabel = pickerLabels.month, yearLabel = pickerLabels.year, label, isLabelHidden, hint, errors, isRequired } = props;
  const [mounted] = useState(() => new Date());
  const [openedBy, setOpenedBy] = useState<'pointer' | 'key' | null>(null);
  const isOpen = openedBy !== null;
  const calendarId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const close = () => setOpenedBy(null);
  function closeAndReturn() {
    close();
    input.current?.focus({ preventScroll: true });
  }
  useInlineLayer(isOpen, root, { onPressOutside: close, onEscape: closeAndReturn });

  function choose(date: Date) {
    closeAndReturn();
    onChange(formatDate(date), date);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key) || isDisabled) return;
    // Enter would send the form around it.
    event.preventDefault();
    setOpenedBy('key');
  }

  return (
    <Field {...{ label, isLabelHidden, hint, errors, isRequired }}>
      {(wiring, { isInvalid }) => (
        <div ref={root} className={styles.root}>
          <ControlFrame isInvalid={isInvalid} isDisabled={isDisabled} end={<Icon glyph={CalendarDays} tone="muted" />}>
            <input
              {...wiring}
              ref={input}
              role="combobox"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? calendarId : undefined}
              className={`${control} ${styles.opener}`}
              readOnly
              disabled={isDisabled}
              placeholder={placeholder}
              value={value ? formatDate(value) : ''}
              onClick={() => setOpenedBy(isOpen ? null : 'pointer')}
              onKeyDown={onKeyDown}
            />
          </ControlFrame>
          {isOpen && (
            <div id={calendarId} role="dialog" aria-label={calendarLabel} className={styles.panel}>
              <Suspense>
                <Calendar
                  {...{ previousMonthLabel, nextMonthLabel, monthLabel, yearLabel, value }}
                  today={props.today ?? mounted}
                  hasAutoFocus={openedBy === 'key'}
                  onChoose={choose}
                />
              </Suspense>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
