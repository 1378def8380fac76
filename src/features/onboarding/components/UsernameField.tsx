import { accountRules } from '@/api';
import { TextField } from '@/design-system';
import { type Availability, usernameMessage } from '../model/sentences.ts';
import { strings } from '../strings.ts';

export interface UsernameFieldProps {
  value: string;
  onChange: (username: string) => void;
  /** Whether the name is free, as far as the check has answered. */
  availability: Availability;
  errors: readonly string[];
}

/** The username field: its hint shows the rules, then whether the name is free, while the person types. */
export function UsernameField({ value, onChange, availability, errors }: UsernameFieldProps) {
  return (
    <TextField
      label={strings.usernameLabel}
      isRequired
      size="large"
      prefix="@"
      autoFocus
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={accountRules.username.max}
      value={value}
      onChange={onChange}
      hint={<span aria-live="polite">{usernameMessage(value, availability)}</span>}
      errors={errors}
    />
  );
}
