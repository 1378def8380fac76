/** WebDriver's codes of keys, by name. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
export type Key = keyof typeof keys;

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });
const keyboard = (actions: object[]) => ({ type: 'key', id: 'keyboard', actions });

/** The WebDriver action that types a text. */
export const typing = (text: string) => keyboard([...text].flatMap((value) => [down(value), up(value)]));

/** The WebDriver action that presses a key, by name or as its letter, while others are held. */
export function pressing(name: string, modifiers: readonly Key[]) {
  const value = name in keys ? keys[name as Key] : name;
  const others = modifiers.map((each) => keys[each]);
  return keyboard([...others.map(down), down(value), up(value), ...others.map(up)]);
}
