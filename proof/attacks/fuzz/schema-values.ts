import fc from 'fast-check';
import { asBase64, jpegFile } from '#bank/testing/test-pictures.ts';

/** The part of JSON Schema that the description of the API uses for requests. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

/** The schemas that others refer to, by the address of the reference. */
export type NamedSchemas = Readonly<Record<string, JsonSchema>>;

/** Stands for a key that the bank has told before: which one is known only when the request is sent. */
export const knownKey = /known-key-(\d+)/;

/** Names of the sample member's accounts and cards, and an unknown name. */
const handles = ['checking', 'savings', 'debit', 'credit', 'business', 'growth-fund', 'nothing'];

/** Longer texts find no more faults than these do. */
const longestText = 80;

/** Photos, which are text too, have a limit of megabytes. */
const photoFromLength = 1_000_000;

/** Values of the form that a schema describes. */
export function valuesOf(schema: JsonSchema, named: NamedSchemas): fc.Arbitrary<unknown> {
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms !== undefined) return fc.oneof(...forms.map((form) => valuesOf(form, named)));
  if (schema.$ref !== undefined) return valuesOf(named[schema.$ref] ?? {}, named);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectsOf(schema, named);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, named), { maxLength: schema.maxItems ?? 4 });
    case 'string':
      return textsOf(schema);
    case 'integer':
    case 'number':
      return numbersOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectsOf(
  { properties, required = [] }: JsonSchema,
  named: NamedSchemas,
): fc.Arbitrary<unknown> {
  if (properties === undefined) {
    return fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), {
      maxKeys: 4,
    });
  }
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, valuesOf(field, named)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

function textsOf({ format, pattern, minLength = 0, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(keys, fc.uuid(), fc.uuid().map(inCapitals));
  if (format === 'date') return days;
  if (maxLength !== undefined && maxLength > photoFromLength) return photos;
  if (pattern === undefined || pattern === String.raw`^[^\0]*$`) {
    const longest = Math.min(maxLength ?? longestText, longestText);
    return fc.string({ minLength, maxLength: longest }).map((text) => text.replaceAll('\0', ''));
  }
  const matching = fc.stringMatching(new RegExp(pattern));
  return pattern.startsWith('^[a-z]') ? fc.oneof(fc.constantFrom(...handles), matching) : matching;
}

const keys = fc.nat({ max: 199 }).map((place) => `known-key-${place}`);

function inCapitals(text: string): string {
  return text.toUpperCase();
}

const days = fc
  .integer({ min: -800, max: 800 })
  .map((offset) => new Date(Date.UTC(2026, 2, 2 + offset)).toISOString().slice(0, 10));

const photos = fc.nat({ max: 50_000 }).map((seed) => asBase64(jpegFile({ seed })));

/** Mostly usual numbers, and the ends of the allowed range. */
function numbersOf(schema: JsonSchema): fc.Arbitrary<number> {
  const { exclusiveMinimum, minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema;
  const min = exclusiveMinimum === undefined ? Math.max(minimum, 0) : exclusiveMinimum + 1;
  const usual = Math.min(maximum, min + 5_000_00);
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min, max: usual }) },
    { weight: 1, arbitrary: fc.constantFrom(schema.minimum ?? min, maximum) },
  );
}
