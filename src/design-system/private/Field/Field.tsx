import { type ReactNode, useId } from 'react';
import * as styles from './Field.css.ts';
import { type FieldError, toMessages } from './fieldErrors.ts';

/** What every control with a label takes; the controls' own props extend it. */
export interface FieldOptions {
  /** Of the control; made up where none is given. */
  id?: string | undefined;
  /** Names the control. Always present for assistive technology, also when `isLabelHidden`. */
  label: string;
  isLabelHidden?: boolean | undefined;
  /** One sentence of help under the control; read with it. */
  hint?: ReactNode;
  /** Messages listed under the control. Any message marks the control as invalid. */
  errors?: readonly FieldError[] | undefined;
  /** Shows an asterisk before the label and tells assistive technology. */
  isRequired?: boolean | undefined;
  /** What else describes the control; read after its own errors and hint. */
  'aria-describedby'?: string | undefined;
  /** Marks the control as invalid where the message is shown elsewhere. */
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Attributes to spread on the control itself; they tie it to its label, hint and errors. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** For controls that are not labelable elements (groups, sliders): the ids to point at. */
export interface FieldIds {
  labelId: string;
  isInvalid: boolean;
}

export interface FieldProps extends FieldOptions {
  /** Shown opposite the hint: a counter, a link. */
  aside?: ReactNode;
  /** `group` when there is no single labelable element inside; the child then uses `labelId`. */
  kind?: 'control' | 'group' | undefined;
  children: (control: FieldControl, ids: FieldIds) => ReactNode;
}

/** The field's own share of a component's props, and the rest, which belongs to the control. */
export function splitField<Props extends FieldOptions>({
  id,
  label,
  isLabelHidden,
  hint,
  errors,
  isRequired,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...rest
}: Props) {
  const field = { id, label, isLabelHidden, hint, errors, isRequired, 'aria-describedby': describedBy, 'aria-invalid': invalid };
  return [field as FieldOptions, rest] as const;
}

/** Label, asterisk, hint and errors around one control. The only place that knows how these are wired. */
export function Field({
  id: given,
  label,
  isLabelHidden = false,
  hint,
  errors,
  isRequired = false,
  'aria-describedby': alsoDescribedBy,
  'aria-invalid': isMarked = false,
  aside,
  kind = 'control',
  children,
}: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const errorsId = `${id}-errors`;
  const messages = toMessages(errors);
  const isInvalid = messages.length > 0 || (isMarked !== false && isMarked !== 'false');
  const describedBy = [messages.length > 0 && errorsId, hint && hintId, alsoDescribedBy].filter(Boolean).join(' ');
  const Label = kind === 'group' ? 'span' : 'label';
  const control: FieldControl = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-required': isRequired || undefined,
  };

  return (
    <div className={styles.root}>
      <Label id={labelId} className={isLabelHidden ? styles.hiddenLabel : styles.label} {...(kind === 'control' && { htmlFor: id })}>
        {/* Read out by aria-required, so the sign itself is for the eye. */}
        {isRequired && (
          <span aria-hidden="true" className={styles.asterisk}>
            *
          </span>
        )}
        {label}
      </Label>
      {children(control, { labelId, isInvalid })}
      <FieldErrors id={errorsId} messages={messages} />
      {(hint || aside) && (
        <div className={styles.foot}>
          {hint && <span id={hintId}>{hint}</span>}
          {aside && <span className={styles.aside}>{aside}</span>}
        </div>
      )}
    </div>
  );
}

/** Stays mounted without messages: a live region has to exist before its text does, or the text is not announced. */
function FieldErrors({ id, messages }: { id: string; messages: readonly string[] }) {
  return (
    <div id={id} aria-live="polite" className={styles.errorRegion}>
      {messages.length > 0 && (
        <ul className={styles.errors}>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
