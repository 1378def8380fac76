import { Eye, EyeOff, X } from 'lucide-react';
import type { PointerEvent } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

/** A press with the pointer leaves focus and selection in the text. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

interface ClearButtonProps {
  label: string;
  onClick: () => void;
}

export function ClearButton({ label, onClick }: ClearButtonProps) {
  return <IconButton size="small" label={label} icon={<Icon glyph={X} />} onPointerDown={keepFocus} onClick={onClick} />;
}

interface RevealButtonProps extends ClearButtonProps {
  /** Id of the password's input. */
  controls: string;
  isRevealed: boolean;
  isDisabled: boolean;
}

export function RevealButton({ label, controls, isRevealed, isDisabled, onClick }: RevealButtonProps) {
  return (
    <IconButton
      size="small"
      label={label}
      icon={<Icon glyph={isRevealed ? EyeOff : Eye} />}
      aria-controls={controls}
      isDisabled={isDisabled}
      onPointerDown={keepFocus}
      onClick={onClick}
    />
  );
}
