interface Source<Item> {
  readonly pages: AsyncIterator<readonly Item[]>;
  page: readonly Item[];
  place: number;
  ended: boolean;
}

/**
 * Makes one ordered sequence of pages out of several, of each of which only one page is in memory. `compare` is that of
 * `Array.sort`, and each of the sources is in its order.
 */
export async function* mergePages<Item>(
  ordered: readonly AsyncIterable<readonly Item[]>[],
  compare: (one: Item, other: Item) => number,
): AsyncGenerator<readonly Item[]> {
  const sources = ordered.map((one): Source<Item> => ({
    pages: one[Symbol.asyncIterator](),
    page: [],
    place: 0,
    ended: false,
  }));
  for (;;) {
    for (const source of sources) await fill(source);
    const merged = takeWhileKnown(sources, compare);
    if (merged.length === 0) return;
    yield merged;
  }
}

/** The next page that is not empty, where all of the one before was taken. */
async function fill<Item>(source: Source<Item>): Promise<void> {
  while (!source.ended && source.place === source.page.length) {
    const next: IteratorResult<readonly Item[], unknown> = await source.pages.next();
    source.ended = next.done === true;
    source.page = next.done === true ? [] : next.value;
    source.place = 0;
  }
}

/** In order, until the next page of a source must be known to go on. */
function takeWhileKnown<Item>(
  sources: readonly Source<Item>[],
  compare: (one: Item, other: Item) => number,
): Item[] {
  const taken: Item[] = [];
  for (;;) {
    let first: Source<Item> | undefined;
    for (const source of sources) {
      if (source.place === source.page.length) {
        if (!source.ended) return taken;
      } else if (first === undefined || compare(headOf(source), headOf(first)) < 0) {
        first = source;
      }
    }
    if (first === undefined) return taken;
    taken.push(headOf(first));
    first.place += 1;
  }
}

function headOf<Item>({ page, place }: Source<Item>): Item {
  return page[place] as Item;
}
