import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from '@/design-system';
import * as styles from './FilePicker.css.ts';

interface FilePickerProps {
  /** Name of the action. */
  children: ReactNode;
  icon: ReactNode;
  /** What the system's chooser offers: types or endings, separated by commas. */
  accept: string;
  isLoading?: boolean;
  /** What the file is, for the input itself. */
  label: string;
  variant?: ButtonProps['variant'];
  /** Nothing when the chooser was confirmed without a file. */
  onPick: (file: File | undefined) => void;
}

/** A button in the design system's look that opens the system's file chooser. */
export function FilePicker({ children, icon, accept, isLoading = false, label, variant = 'bordered', onPick }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} tone="neutral" size="small" icon={icon} isLoading={isLoading} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className={styles.input}
        onChange={(event) => {
          const { currentTarget } = event;
          onPick(currentTarget.files?.[0]);
          // Emptied, so that choosing the same file again is a change again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
