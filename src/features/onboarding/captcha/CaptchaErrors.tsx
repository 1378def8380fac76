import { Text } from '@/design-system';

interface CaptchaErrorsProps {
  errors?: readonly string[] | undefined;
  /** For the control that these describe. */
  id?: string;
}

/** Mounted before it has words: only a change within a live region is announced. */
export function CaptchaErrors({ errors = [], id }: CaptchaErrorsProps) {
  return (
    <div id={id} aria-live="polite">
      {errors.map((error) => (
        <Text key={error} as="p" size="small" tone="negative">
          {error}
        </Text>
      ))}
    </div>
  );
}
