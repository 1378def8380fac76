import { useState } from 'react';
import { RevealButton } from './FieldButtons.tsx';

/** A shown password is still no prose. */
const passwordHints = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

interface RevealOptions {
  type: string;
  isDisabled: boolean;
  showLabel: string;
  hideLabel: string;
}

/** The parts that a password field adds to a text field: the eye, and the attributes of the input behind it. */
export function usePasswordVisibility({ type, isDisabled, showLabel, hideLabel }: RevealOptions) {
  const [isRevealed, setIsRevealed] = useState(false);
  if (type !== 'password') return { attributes: { type }, button: () => null };
  return {
    attributes: { ...passwordHints, type: isRevealed ? 'text' : type },
    button: (inputId: string) => (
      <RevealButton
        label={isRevealed ? hideLabel : showLabel}
        controls={inputId}
        isRevealed={isRevealed}
        isDisabled={isDisabled}
        onClick={() => setIsRevealed(!isRevealed)}
      />
    ),
  };
}
