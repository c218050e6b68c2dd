/** The items in parts of so many, the last of which may be shorter. */
export function* partsOf<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let part: Item[] = [];
  for (const item of items) {
    part.push(item);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
