/** A value that every engine binds alike. */
export type BoundValue = null | number | bigint | string | Uint8Array;

/**
 * Throws unless every value is one that all engines bind alike (see Store). Left to themselves they
 * differ: node:sqlite takes a lone object for named parameters and NaN for NULL, pg writes objects
 * as JSON and dates in the local time zone, and only PostgreSQL refuses a NUL in a text.
 */
export function assertBoundValues(
  values: readonly unknown[],
): asserts values is readonly BoundValue[] {
  for (const value of values) {
    const refusal = refusalOf(value);
    if (refusal !== undefined) throw new TypeError(`A query cannot bind ${refusal}.`);
  }
}

function refusalOf(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return value.includes('\0') ? 'a string with a NUL character' : undefined;
    case 'number':
      return refusalOfNumber(value);
    case 'bigint':
      return Number.isSafeInteger(Number(value)) ? undefined : 'an integer beyond 2^53 - 1';
    case 'object':
      if (value === null || value instanceof Uint8Array) return undefined;
      return 'an object that is not a Uint8Array';
    default:
      return `a value of type ${typeof value}`;
  }
}

function refusalOfNumber(value: number): string | undefined {
  if (!Number.isFinite(value)) return `the number ${value}`;
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return 'an integer beyond 2^53 - 1';
  return undefined;
}
