import { isOnline } from './reach.ts';

/**
 * Imports a chunk, and asks for none while the browser has no connection: browsers may keep a failed import for as long as the
 * page lives, so that the chunk could not be fetched when the connection is back. Rejects as an import does that fails.
 */
export function importWhenOnline<Chunk>(load: () => Promise<Chunk>): () => Promise<Chunk> {
  let isFetched = false;
  return async () => {
    if (!isFetched && !isOnline()) throw new TypeError('There is no connection');
    const chunk = await load();
    isFetched = true;
    return chunk;
  };
}
