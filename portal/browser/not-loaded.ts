import { wasNotFetched } from './not-fetched.ts';

/** A part of the portal could not be fetched: the network is down, or the server is. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/** Loads a part without which its page cannot go on; the error screen then tells the need. */
export async function loadNeeded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!wasNotFetched(error)) throw error;
    throw new NotLoaded('A part of the portal could not be fetched', { cause: error });
  }
}
