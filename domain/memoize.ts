/**
 * Remembers what is said of a text, for texts that come again and again. What it knows is bounded: once there are `most`
 * it forgets them all, and those that matter are back at once.
 */
export function memoize<Value>(most: number, read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as Value;
    const value = read(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}

/** The same for what is no text itself: its key tells apart all that `read` may say of it. */
export function memoizeBy<Source, Value>(
  most: number,
  toKey: (source: Source) => string,
  read: (source: Source) => Value,
): (source: Source) => Value {
  const known = new Map<string, Value>();
  return (source) => {
    const key = toKey(source);
    const found = known.get(key);
    if (found !== undefined || known.has(key)) return found as Value;
    const value = read(source);
    if (known.size >= most) known.clear();
    known.set(key, value);
    return value;
  };
}

/** Of sentences: about as many as the stock has wordings of what titles ask most. */
export const mostSentences = 100_000;
