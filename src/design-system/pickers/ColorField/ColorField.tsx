import { control as controlClass } from '../../private/ControlFrame/ControlFrame.css.ts';
import { ControlFrame } from '../../private/ControlFrame/ControlFrame.tsx';
import { type FieldOptions, splitField, useField } from '../../private/Field/Field.tsx';
import type { ElementProps } from '../../private/native.ts';
import { useControllableState } from '../../private/useControllableState.ts';
import { leftToRight } from '../../styles/classes.css.ts';
import { usePickerLabels } from '../pickerLabels.ts';
import * as styles from './ColorField.css.ts';
import { useColorText } from './useColorText.ts';

/** Handed on to the text; `name` belongs to the picker, which always holds a colour. */
export interface ColorFieldProps
  extends FieldOptions,
    ElementProps<'input', keyof FieldOptions | 'type' | 'value' | 'defaultValue' | 'onChange' | 'disabled' | 'dir'> {
  /** The purpose of the colour: "Primary". */
  label: string;
  /** `#rrggbb` */
  value?: string | undefined;
  /** The initial value if uncontrolled (without `value`); the default is black. */
  defaultValue?: string | undefined;
  /** Reports `#rrggbb` as chosen or typed; half-typed text stays in the field and isn't reported. */
  onChange?: ((color: string) => void) | undefined;
  /** Called when the text becomes or ceases to be a colour, so that a form can refuse to be sent. */
  onValidityChange?: ((isValid: boolean) => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Shown under text that is not a colour. */
  invalidMessage?: string | undefined;
  /** Names the text input beside the swatch: given the label. */
  formatTextLabel?: ((label: string) => string) | undefined;
}

const black = `#${'0'.repeat(6)}`;

/** A colour, picked from the system's picker or typed as `#` and six hexadecimal digits. */
export function ColorField(props: ColorFieldProps) {
  const labels = usePickerLabels();
  const {
    value: controlledValue,
    defaultValue = black,
    onChange,
    onValidityChange,
    isDisabled = false,
    invalidMessage = labels.invalidColor,
    formatTextLabel = labels.colorText,
    name,
    onBlur,
    ...rest
  } = props;
  const [options, native] = splitField(rest);
  const [value, change] = useControllableState(controlledValue, defaultValue, onChange);
  const text = useColorText(value, change, onValidityChange);
  const { control, ids, label, hint, errors } = useField({
    ...options,
    errors: [...(text.isWrong ? [invalidMessage] : []), ...(options.errors ?? [])],
  });
  const swatchId = `${control.id}-swatch`;

  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <input
          type="color"
          name={name}
          form={native.form}
          className={styles.swatch}
          id={swatchId}
          aria-describedby={control['aria-describedby']}
          disabled={isDisabled}
          value={value.toLowerCase()}
          onChange={(event) => text.show(event.currentTarget.value)}
        />
        <span className={styles.texts}>
          {label(styles.label, swatchId)}
          {hint(styles.hint)}
        </span>
        <span className={styles.text}>
          <ControlFrame isInvalid={ids.isInvalid} isDisabled={isDisabled}>
            <input
              autoComplete="off"
              spellCheck={false}
              {...native}
              {...control}
              className={`${controlClass} ${leftToRight}`}
              aria-label={formatTextLabel(options.label)}
              dir="ltr"
              disabled={isDisabled}
              value={text.shown}
              onChange={(event) => text.show(event.currentTarget.value)}
              onBlur={(event) => {
                onBlur?.(event);
                text.leave();
              }}
            />
          </ControlFrame>
        </span>
      </div>
      {errors}
    </div>
  );
}
