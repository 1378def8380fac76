/** Within this many characters of the limit a counter starts to speak. */
const speakingDistance = 20;

export interface Counter {
  /** The text of the counter: `12/160`, and beyond a soft limit the excess, `−3`. */
  text: string;
  isOver: boolean;
  /** Announced only near the limit: a number after every letter would drown the letters. */
  isNear: boolean;
}

/** The state of a character counter; lengths in UTF-16 code units, as `maxLength` counts. */
export function countCharacters(length: number, maxLength: number): Counter {
  const isOver = length > maxLength;
  return {
    text: isOver ? `−${length - maxLength}` : `${length}/${maxLength}`,
    isOver,
    isNear: maxLength - length <= speakingDistance,
  };
}
