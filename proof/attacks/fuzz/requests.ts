import fc from 'fast-check';
import { type Damage, damaged, damages, hostileTexts, hostileValues } from './hostile-values.ts';
import type { Operation } from './operations.ts';
import { type NamedSchemas, valuesOf } from './schema-values.ts';

/** A request as it is sent, but for keys that are known only then. */
export interface FuzzRequest {
  readonly operation: Operation;
  readonly signedIn: boolean;
  /** Path and query. */
  readonly target: string;
  /** Null where the method has none. */
  readonly body: string | null;
  /** The request in the protocol of the portal, where that is used instead. */
  readonly rpc: RpcRequest | null;
}

/** A request in the protocol of the portal, which can name types that JSON does not have. */
export interface RpcRequest {
  readonly text: string;
  /** Whether it names any. */
  readonly namesTypes: boolean;
}

/** Requests for every operation: sound ones, nearly sound ones and hostile ones, signed in and not. */
export function fuzzRequests(
  operations: readonly Operation[],
  named: NamedSchemas,
): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(...operations.map((operation) => requestsOf(operation, named)));
}

type Fields = Readonly<Record<string, unknown>>;

function requestsOf(operation: Operation, named: NamedSchemas): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      signedIn: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.boolean()),
      inPath: fieldsOf(operation, 'path', named),
      inQuery: fieldsOf(operation, 'query', named),
      body: operation.body === null ? fc.constant({}) : valuesOf(operation.body, named),
      damageOfPath: onceIn(12, hostileValues),
      damageOfRest: onceIn(3, damages),
      text: onceIn(16, hostileTexts),
      types: onceIn(8, typesNamed),
    })
    .map(({ signedIn, inPath, inQuery, body, damageOfPath, damageOfRest, text, types }) => ({
      operation,
      rpc: types === null ? null : rpcRequest({ ...inPath, ...inQuery, ...objectIn(body) }, types),
      signedIn,
      target:
        filledPath(operation.path, inPath, damageOfPath) +
        (operation.method === 'GET' ? query(whole(inQuery, damageOfRest)) : ''),
      body: operation.method === 'GET' ? null : (text ?? json(whole(body, damageOfRest))),
    }));
}

/** The type numbers of the portal's protocol, and some values that are none. */
const typeNumbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 99, -1, '5', null];

interface TypesNamed {
  readonly numbers: readonly unknown[];
  /** Which of the fields has the type; the whole input where there is no such field. */
  readonly place: number;
  /** The replacement of the sound value; undefined leaves it. */
  readonly by: unknown;
}

const typesNamed: fc.Arbitrary<TypesNamed> = fc.record({
  numbers: fc.array(fc.constantFrom<unknown>(...typeNumbers), { maxLength: 3 }),
  place: fc.nat({ max: 6 }),
  by: fc.oneof(
    fc.constantFrom<unknown>(
      undefined,
      '/(/',
      '/a/gg',
      '9'.repeat(5_000),
      'no address',
      '2026-13-40',
    ),
    fc.constant([[['a', 1]], 'b']),
    hostileValues,
  ),
});

function rpcRequest(input: Fields, { numbers, place, by }: TypesNamed): RpcRequest {
  const name = Object.keys(input)[place];
  const path = name === undefined ? [] : [name];
  const meta = numbers.map((number) => [number, ...path]);
  const sent = name === undefined || by === undefined ? input : { ...input, [name]: by };
  return { text: json({ json: sent, meta }), namesTypes: meta.length > 0 };
}

function objectIn(body: unknown): Fields {
  return typeof body === 'object' && body !== null ? (body as Fields) : {};
}

/** Null except once in so many times. */
function onceIn<Value>(times: number, values: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> {
  return fc.oneof(
    { weight: times - 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: values },
  );
}

function fieldsOf(
  { parameters }: Operation,
  place: 'path' | 'query',
  named: NamedSchemas,
): fc.Arbitrary<Fields> {
  const meant = parameters.filter((parameter) => parameter.in === place);
  const fields = meant.map(({ name, schema }) => [name, valuesOf(schema, named)] as const);
  const requiredKeys = meant
    .filter(({ required }) => place === 'path' || required === true)
    .map(({ name }) => name);
  return fc.record(Object.fromEntries(fields), { requiredKeys });
}

function whole(value: unknown, damage: Damage | null): unknown {
  return damage === null ? value : damaged(value, damage);
}

function filledPath(path: string, fields: Fields, damage: unknown): string {
  let left = damage !== null;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = left ? damage : fields[name];
    left = false;
    return escaped(textOf(value)) || '%20';
  });
}

function query(fields: unknown): string {
  if (typeof fields !== 'object' || fields === null) return `?${escaped(textOf(fields))}`;
  const pairs = Object.entries(fields).flatMap(([name, value]) => pairsOf(name, value));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function pairsOf(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.map((item) => `${escaped(name)}=${escaped(textOf(item))}`);
  if (typeof value !== 'object' || value === null) {
    return [`${escaped(name)}=${escaped(textOf(value))}`];
  }
  return Object.entries(value).map(
    ([inner, item]) => `${escaped(name)}[${escaped(inner)}]=${escaped(textOf(item))}`,
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : json(value);
}

/** Half a surrogate pair cannot stand in an address. */
function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function json(value: unknown): string {
  return JSON.stringify(value) ?? '';
}
