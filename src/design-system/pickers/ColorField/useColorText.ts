import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** `#` and exactly six hexadecimal digits (product specification, section 5). Either case. */
export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Whether the text could still become a colour by typing on; until then no error is shown. */
export const isHexColorStart = (text: string): boolean => /^(#[0-9a-f]{0,5})?$/i.test(text);

/** Parses a pasted or typed colour: with surrounding space, or with three digits, each of which counts twice. */
export function readHexColor(text: string): string {
  const color = text.trim();
  return /^#[0-9a-f]{3}$/i.test(color) ? color.replace(/[0-9a-f]/gi, (digit) => digit + digit) : color;
}

/**
 * The text beside the swatch. It keeps whatever was typed until it is a colour, or until the value changes from outside
 * (a preset was applied): then the new value is shown.
 */
export function useColorText(value: string, onChange: (color: string) => void, onValidityChange?: (isValid: boolean) => void) {
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const shown = typed !== null && typed.over === value ? typed.text : value;
  const isValid = isHexColor(shown);
  useReport(isValid, onValidityChange);

  function show(typedText: string) {
    const text = isHexColor(typedText.trim()) ? typedText.trim() : typedText;
    const willBeValid = isHexColor(text);
    setHasLeft(false);
    setTyped({ text, over: willBeValid ? text : value });
    if (willBeValid && text !== value) onChange(text);
  }

  return {
    shown,
    /** Whether to complain: not while the text can still become a colour under the typing hand. */
    isWrong: !isValid && (hasLeft || !isHexColorStart(shown)),
    show,
    /** Three digits may have been the beginning of six until now. */
    leave: () => {
      const meant = readHexColor(shown);
      if (meant !== shown && isHexColor(meant)) show(meant);
      setHasLeft(true);
    },
  } as const;
}

/** In an effect and not in the handlers, because a value from outside can also put the text right. */
function useReport(isValid: boolean, onValidityChange?: (isValid: boolean) => void) {
  const reported = useRef(true);
  const report = useEffectEvent((next: boolean) => onValidityChange?.(next));
  useEffect(() => {
    if (reported.current !== isValid) report(isValid);
    reported.current = isValid;
  }, [isValid]);
}
