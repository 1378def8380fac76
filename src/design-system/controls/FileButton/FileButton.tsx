import { useRef } from 'react';
import type { IconSlot } from '../../display/Icon/glyph.ts';
import { hidden } from '../../styles/classes.css.ts';
import { Button, type ButtonLook, type ButtonProps } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface FileButtonProps extends ButtonLook, Omit<ButtonProps, keyof ButtonLook | 'children' | 'onClick' | 'type' | 'isPressed'> {
  /** Name of the action: "Choose a picture". */
  children: string;
  /** What the system's chooser offers: types or endings, separated by commas. */
  accept?: string | undefined;
  /** Lets several files be chosen at once. */
  isMultiple?: boolean | undefined;
  /** Only the icon is drawn; `children` still names the button. */
  isIconOnly?: boolean | undefined;
  /** The files that were chosen, none when the chooser was confirmed without one; without a `name` the same ones can be chosen again. */
  onChoose: (files: readonly File[]) => void;
  /** Names the input itself; `children` by default. */
  inputLabel?: string | undefined;
}

/** A button that opens the system's file chooser. */
export function FileButton({
  children,
  accept,
  isMultiple = false,
  isIconOnly = false,
  onChoose,
  inputLabel = children,
  icon,
  name,
  form,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  const { isWide: _wide, ...iconButton } = button;
  return (
    <>
      {isIconOnly ? (
        <IconButton {...iconButton} label={children} icon={icon as IconSlot} onClick={open} />
      ) : (
        <Button {...button} icon={icon} onClick={open}>
          {children}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        name={name}
        form={form}
        disabled={button.isDisabled}
        accept={accept}
        multiple={isMultiple}
        aria-label={inputLabel}
        tabIndex={-1}
        className={hidden}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Emptied, so that choosing the same file again is a change again; a form that sends them needs them there.
          if (name === undefined) currentTarget.value = '';
          onChoose(files);
        }}
      />
    </>
  );
}
