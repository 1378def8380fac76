import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.tsx';
import { useLaterLabels } from '../../laterLabels.ts';
import { ControlFrame } from '../../private/ControlFrame/ControlFrame.tsx';
import { Field, type FieldOptions, splitField } from '../../private/Field/Field.tsx';
import type { ElementProps } from '../../private/native.ts';
import { useControllableState } from '../../private/useControllableState.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import { countCharacters } from './counter.ts';
import type { TextAreaLook } from './TextArea.css.ts';
import * as styles from './TextArea.css.ts';

type NativeProps = ElementProps<
  'textarea',
  keyof FieldOptions | 'value' | 'defaultValue' | 'onChange' | 'rows' | 'disabled' | 'readOnly' | 'required'
>;

export interface TextAreaProps extends NativeProps, FieldOptions {
  value?: string | undefined;
  /** The initial value of an uncontrolled field, which has no `value`. */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** In UTF-16 code units; 160 by default. */
  maxLength?: number | undefined;
  /** Lets the text exceed the limit and marks the field as invalid then, instead of swallowing what was typed or pasted. */
  isLimitSoft?: boolean | undefined;
  /** Shows how much of the limit is used. */
  hasCounter?: boolean | undefined;
  /** Height of the empty field, in lines. */
  minRows?: number | undefined;
  /** The field grows with its text up to this many lines, then scrolls. */
  maxRows?: number | undefined;
  /** Without a frame for what is written on as on a page; its label is then hidden, so give it a placeholder. */
  look?: TextAreaLook | undefined;
  /**
   * The value once more, in elements, some of which have a background: painted under the text, unseen by screen readers. Anything
   * that changes the size of a letter would put it out of step.
   */
  underlay?: ReactNode;
  /** The message when the text exceeds a soft limit, given the number of excess characters. */
  formatExcess?: ((characters: number) => string) | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
}

/** Several lines of text that grow with their content. For one line use TextField. */
export function TextArea({
  value: controlledValue,
  defaultValue = '',
  onChange,
  maxLength = 160,
  isLimitSoft = false,
  hasCounter = true,
  minRows = 3,
  maxRows = 12,
  look = 'field',
  underlay,
  formatExcess,
  isDisabled = false,
  isReadOnly = false,
  ...props
}: TextAreaProps) {
  const labels = useLaterLabels();
  const [field, native] = splitField(props);
  const [value, change] = useControllableState(controlledValue, defaultValue, onChange);
  const counter = countCharacters(value.length, maxLength);
  return (
    <Field
      {...field}
      isLabelHidden={field.isLabelHidden ?? look !== 'field'}
      aside={
        hasCounter && (
          <span className={counter.isOver ? styles.over : undefined} aria-live={counter.isNear ? 'polite' : 'off'}>
            {counter.isOver ? <span aria-hidden="true">{counter.text}</span> : counter.text}
            {counter.isOver && <VisuallyHidden>{(formatExcess ?? labels.tooLong)(value.length - maxLength)}</VisuallyHidden>}
          </span>
        )
      }
    >
      {(wiring, { isInvalid }) => (
        <Frame look={look} isInvalid={isInvalid || counter.isOver} isDisabled={isDisabled}>
          <div
            className={styles.grower}
            data-value={value}
            style={inlineVars({ [styles.minRows]: String(minRows), [styles.maxRows]: String(maxRows) })}
          >
            {underlay !== undefined && (
              <div className={styles.underlay} dir="auto" aria-hidden>
                {underlay}
              </div>
            )}
            <textarea
              dir={value === '' ? undefined : 'auto'}
              {...native}
              {...wiring}
              aria-invalid={isInvalid || counter.isOver || undefined}
              className={styles.area}
              value={value}
              rows={1}
              maxLength={isLimitSoft ? undefined : maxLength}
              disabled={isDisabled}
              readOnly={isReadOnly}
              onChange={(event) => change(event.target.value)}
            />
          </div>
        </Frame>
      )}
    </Field>
  );
}

interface FrameProps {
  look: TextAreaLook;
  isInvalid: boolean;
  isDisabled: boolean;
  children: ReactNode;
}

function Frame({ look, isInvalid, isDisabled, children }: FrameProps) {
  const text = <div className={styles.bare({ look })}>{children}</div>;
  if (look !== 'field') return text;
  return (
    <ControlFrame isInvalid={isInvalid} isDisabled={isDisabled}>
      {text}
    </ControlFrame>
  );
}
