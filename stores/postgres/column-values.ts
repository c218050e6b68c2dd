import type pg from 'pg';

type ParseText = (text: string) => unknown;

/**
 * How the text PostgreSQL sends for a column becomes a value: as SQLite would give it, so that the
 * same query reads the same. What is not listed (dates, JSON, …) stays the text it is. The numbers
 * are the OIDs of pg_type.
 */
const PARSERS = new Map<number, ParseText>([
  [16, (text) => (text === 't' ? 1 : 0)], // bool
  [17, bytes], // bytea
  [20, safeInteger], // int8
  [21, Number], // int2
  [23, Number], // int4
  [700, Number], // float4
  [701, Number], // float8
  [1700, safeInteger], // numeric: what sum(bigint) gives
]);

/** pg's hook for reading columns; see Store for what is read how. */
export const columnValues: pg.CustomTypesConfig = {
  getTypeParser: (oid: number) => PARSERS.get(oid) ?? ((text: string) => text),
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`PostgreSQL gave ${text}, which is not a safe integer.`);
  }
  return value;
}

/** Of PostgreSQL's hex format, `\\x` and two digits a byte, which `open` asks for. */
function bytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.slice(2), 'hex'));
}
