/** Results kept for as long as all they were made from is the same. */
export function keeper<Key extends object, Result>() {
  const held = new WeakMap<Key, { parts: readonly unknown[]; result: Result }>();
  return (key: Key, parts: readonly unknown[], make: () => Result): Result => {
    const before = held.get(key);
    if (before?.parts.length === parts.length && before.parts.every((part, index) => part === parts[index])) {
      return before.result;
    }
    const result = make();
    held.set(key, { parts, result });
    return result;
  };
}
