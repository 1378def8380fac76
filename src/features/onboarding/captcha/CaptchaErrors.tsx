import { Text } from '@/design-system';

interface CaptchaErrorsProps {
  errors?: readonly string[] | undefined;
  /** The id that the described control references. */
  id?: string;
}

/** Mounted before it has text, because only a change within a live region is announced. */
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
