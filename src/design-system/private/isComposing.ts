/** The properties of a keyboard event that are read, of the browser's or React's event. */
interface KeyEvent {
  readonly keyCode: number;
  readonly isComposing?: boolean | undefined;
  readonly nativeEvent?: { readonly isComposing: boolean } | undefined;
}

/** The code of every key that an input method takes for itself (UI Events, "Fixed virtual key codes"). */
const takenByInputMethod = 229;

/**
 * Whether a key belongs to a composition with an input method, so that Enter, Escape and the arrows have no other effect.
 * WebKit ends the composition before it reports the key that ended it: only the key code shows that the key belonged to it.
 */
export function isComposing({ keyCode, isComposing: isInside = false, nativeEvent }: KeyEvent): boolean {
  return keyCode === takenByInputMethod || isInside || nativeEvent?.isComposing === true;
}
