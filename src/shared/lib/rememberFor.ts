/**
 * Memoizes the last value of a function per object, for the same further arguments, so that returning to a screen doesn't recompute it. The
 * value lives as long as the object; use it only for values that are never mutated.
 */
export function rememberFor<Key extends object, Rest extends readonly unknown[], Value>(
  find: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const found = new WeakMap<Key, { readonly rest: Rest; readonly value: Value }>();
  return (key, ...rest) => {
    const last = found.get(key);
    if (last && rest.every((each, index) => Object.is(each, last.rest[index]))) return last.value;
    const value = find(key, ...rest);
    found.set(key, { rest, value });
    return value;
  };
}
