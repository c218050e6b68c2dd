import fc from 'fast-check';

/** Values that have broken other programs in the place of a text, a number, a list or an object. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    0.005,
    1e308,
    2 ** 53,
    -(2 ** 63),
    '',
    '0x10',
    '\0',
    '\uD800',
    '\u202E\u2066',
    '<script>alert(1)</script>',
    "' or 1=1 --",
    '=1+1',
    '../../etc/passwd',
    '%00',
    '__proto__',
    'constructor',
    'x'.repeat(501),
    'x'.repeat(5_000),
    '2026-02-30',
    '99999-01-01',
    [],
    {},
    [[[[]]]],
    { length: -1 },
    { toString: 1, valueOf: 1 },
    JSON.parse('{"__proto__":{"polluted":true}}'),
    { constructor: { prototype: { polluted: true } } },
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** Bodies that are no JSON, or hardly. */
export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    'null',
    '[]',
    '"x"',
    '{',
    '{"a":',
    '{"a":1,}',
    '{"a":NaN}',
    '{"__proto__":{}}',
    '\uFEFF{}',
    '['.repeat(5_000),
    '{"intentKey":1e999}',
    '<a/>',
    'a=b&c=d',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** The changes that make a sound value nearly sound. */
export type Damage =
  | { readonly kind: 'replace'; readonly place: number; readonly by: unknown }
  | { readonly kind: 'leave out'; readonly place: number }
  | { readonly kind: 'add'; readonly place: number; readonly name: string; readonly what: unknown };

const places = fc.nat({ max: 63 });

export const damages: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({ kind: fc.constant('replace' as const), place: places, by: hostileValues }),
  fc.record({ kind: fc.constant('leave out' as const), place: places }),
  fc.record({
    kind: fc.constant('add' as const),
    place: places,
    name: fc.constantFrom(
      'status',
      'balance',
      'memberId',
      'member_id',
      'isAdmin',
      'id',
      '__proto__',
    ),
    what: hostileValues,
  }),
);

/** The value with one of its parts damaged; the value itself stays as it is. */
export function damaged(value: unknown, damage: Damage): unknown {
  const whole: Record<string, unknown> = { value: structuredClone(value) };
  const parts = partsOf(whole);
  const { holder, name } = parts[damage.place % parts.length] ?? { holder: whole, name: 'value' };
  switch (damage.kind) {
    case 'replace':
      holder[name] = damage.by;
      break;
    case 'leave out':
      delete holder[name];
      break;
    case 'add':
      addTo(holder === whole ? whole['value'] : holder, damage);
      break;
  }
  return whole['value'];
}

/** As JSON does it: a field of the object itself, also where the field is called `__proto__`. */
function addTo(holder: unknown, { name, what }: Extract<Damage, { kind: 'add' }>): void {
  if (typeof holder !== 'object' || holder === null) return;
  Object.defineProperty(holder, name, { value: what, enumerable: true, configurable: true });
}

interface Part {
  readonly holder: Record<string, unknown>;
  readonly name: string;
}

function partsOf(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...partsOf(holder[name])]);
}
