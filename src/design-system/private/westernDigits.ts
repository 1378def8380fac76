const digit = /\p{Nd}/gu;
const isDigit = /^\p{Nd}$/u;

/** The digits of every script as 0–9: Arabic, Persian, Devanagari and full-width ones, as keyboards of those scripts type them. */
export function westernDigits(text: string): string {
  return text.replace(digit, (character) => {
    const code = character.codePointAt(0) ?? 0;
    // Unicode keeps the ten digits of a script together, in their order; those of mathematics are several tens in a row.
    let before = 0;
    while (isDigit.test(String.fromCodePoint(code - before - 1))) before += 1;
    return String(before % 10);
  });
}
