import {
  hashKey,
  type MutationOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/** Where a change shows before the bank has answered, and how. */
export interface ShownIn<Answer, Change> {
  /** Every query under this key that has been read. */
  readonly queryKey: QueryKey;
  readonly begin: (queries: QueryClient, change: Change) => Showing<Answer>;
}

/** A change that shows, until the bank has answered. */
export interface Showing<Answer> {
  /** The bank has made it. */
  readonly keep: (answer: Answer, queries: QueryClient) => void;
  /** The bank has not made it, or nobody knows. */
  readonly putBack: (queries: QueryClient) => void;
}

export interface AtOnce<Answer, Change> {
  readonly shownIn: readonly ShownIn<Answer, Change>[];
  /** The reload after the bank has answered, or could not be reached. */
  readonly reload: (queries: QueryClient, change: Change) => Promise<unknown>;
  readonly onKept?: (answer: Answer, change: Change) => void;
  /** Tells the member that a change was put back: the screen no longer shows it. */
  readonly onPutBack: (error: Error, change: Change) => void;
}

/**
 * A change that shows at once and is put back if the bank refuses it or cannot be reached. Several changes may be under
 * way: a change that is put back takes none of the others with it. Never for moving money: a transfer shows when the money
 * has moved.
 */
export function changeAtOnce<Answer, Change>(
  ask: MutationOptions<Answer, Error, Change>,
  { shownIn: places, reload, onKept, onPutBack }: AtOnce<Answer, Change>,
): MutationOptions<Answer, Error, Change, readonly Showing<Answer>[]> {
  const { mutationFn, retry, retryDelay, gcTime } = ask;
  return {
    ...(mutationFn && { mutationFn }),
    ...(retry !== undefined && { retry }),
    ...(retryDelay !== undefined && { retryDelay }),
    ...(gcTime !== undefined && { gcTime }),
    onMutate: async (change, { client }) => {
      // Data that is being read now may have been read before the change.
      await Promise.all(places.map(({ queryKey }) => client.cancelQueries({ queryKey })));
      return places.map(({ begin }) => begin(client, change));
    },
    onSuccess: (answer, change, showings, { client }) => {
      for (const showing of showings) showing.keep(answer, client);
      onKept?.(answer, change);
    },
    onError: (error, change, showings, { client }) => {
      for (const showing of showings ?? []) showing.putBack(client);
      onPutBack(error, change);
    },
    onSettled: (_answer, _error, change, _showings, { client }) => {
      // Anyone who waits for the answer does not wait for this.
      void reload(client, change);
    },
  };
}

/**
 * Shows a change in all data read under the key: `show` gives its expected result, `keep` the bank's own result, where that
 * may differ.
 */
export function shownIn<Data, Answer, Change>(
  queryKey: QueryKey,
  show: (data: Data, change: Change) => Data,
  keep: (data: Data, answer: Answer, change: Change) => Data = (data, _answer, change) =>
    show(data, change),
): ShownIn<Answer, Change> {
  return {
    queryKey,
    begin: (queries, change) => {
      const token = { show: (data: unknown) => show(data as Data, change) };
      for (const [key, data] of queries.getQueriesData({ queryKey })) {
        if (data === undefined) continue;
        const { changes } = underWay(queries, key, data);
        changes.push(token);
        queries.setQueryData(key, token.show(data));
      }
      return {
        keep: (answer) =>
          end(queries, queryKey, token, (data) => keep(data as Data, answer, change)),
        putBack: () => end(queries, queryKey, token, (data) => data),
      };
    },
  };
}

interface Token {
  readonly show: (data: unknown) => unknown;
}

/** Of a single query: the bank's answer, and the changes that show upon it in the order in which they were made. */
interface UnderWay {
  base: unknown;
  readonly changes: Token[];
}

const visits = new WeakMap<QueryClient, Map<string, UnderWay>>();

function underWay(queries: QueryClient, key: QueryKey, data: unknown): UnderWay {
  const visit = visits.get(queries) ?? new Map<string, UnderWay>();
  visits.set(queries, visit);
  const hash = hashKey(key);
  const found = visit.get(hash) ?? { base: data, changes: [] };
  visit.set(hash, found);
  return found;
}

function end(
  queries: QueryClient,
  queryKey: QueryKey,
  token: Token,
  settle: (base: unknown) => unknown,
): void {
  const visit = visits.get(queries);
  for (const [key] of queries.getQueriesData({ queryKey })) {
    const hash = hashKey(key);
    const found = visit?.get(hash);
    const place = found?.changes.indexOf(token) ?? -1;
    if (found === undefined || place < 0) continue;
    found.changes.splice(place, 1);
    found.base = settle(found.base);
    queries.setQueryData(
      key,
      found.changes.reduce((data, { show }) => show(data), found.base),
    );
    if (found.changes.length === 0) visit?.delete(hash);
  }
}
