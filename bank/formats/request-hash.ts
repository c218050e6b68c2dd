import { sha256OfText } from './sha-256.ts';

/**
 * The hash by which two requests are told apart: another procedure is another request. The order of the
 * fields does not matter.
 */
export function requestHash(procedure: string, request: unknown): string {
  return sha256OfText(JSON.stringify([procedure, sorted(request)]));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([left], [right]) => (left < right ? -1 : 1))
        .map(([key, field]) => [key, sorted(field)]),
    );
  }
  return value;
}
