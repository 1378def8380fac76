/**
 * The same function, which for the same object and the same further arguments gives the value it gave last: a screen that one comes back
 * to need not find it anew. Lives as long as the object; only for values that nobody changes.
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
