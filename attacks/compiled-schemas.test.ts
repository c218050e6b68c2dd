import fc from 'fast-check';
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/index.ts';
import { damaged, damages } from './fuzz/hostile-values.ts';
import { type JsonSchema, valuesOf } from './fuzz/schema-values.ts';

/** Each as long as it takes to meet what is rare in it; all of them together take seconds. */
const valuesEach = 60;

test('What the server compiles of a schema accepts, gives and refuses what the schema itself does', () => {
  const schemas = proceduresIn(contract).flatMap(schemasOf);
  expect(schemas.length).toBeGreaterThan(200);
  let accepted = 0;
  for (const { name, schema } of schemas) {
    const compiled = z.compile(schema);
    const compare = (value: unknown) => {
      const expected = schema.safeParse(value);
      accepted += Number(expected.success);
      expect(compiled.safeParse(value), name).toEqual(expected);
    };
    fc.assert(fc.property(soundAndDamaged(schema), compare), {
      seed: 20260302,
      numRuns: valuesEach,
    });
  }
  expect(accepted).toBeGreaterThan((schemas.length * valuesEach) / 4);
});

function soundAndDamaged(schema: z.ZodType): fc.Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema & {
    readonly $defs?: Readonly<Record<string, JsonSchema>>;
  };
  const named = Object.fromEntries(
    Object.entries(described.$defs ?? {}).map(([name, inner]) => [`#/$defs/${name}`, inner]),
  );
  const sound = valuesOf(described, named);
  return fc.oneof(
    sound,
    fc.tuple(sound, damages).map(([value, damage]) => damaged(value, damage)),
  );
}

interface Named<Value> {
  readonly name: string;
  readonly schema: Value;
}

function proceduresIn(place: object, name = ''): Named<AnyContractProcedure>[] {
  if (isContractProcedure(place)) return [{ name, schema: place }];
  return Object.entries(place).flatMap(([inner, value]) =>
    proceduresIn(value as object, `${name}.${inner}`),
  );
}

/** What a procedure takes and what it gives; a stream of events has a schema of another kind. */
function schemasOf({ name, schema: procedure }: Named<AnyContractProcedure>): Named<z.ZodType>[] {
  const { inputSchema, outputSchema } = procedure['~orpc'];
  return [inputSchema, outputSchema].flatMap((schema) =>
    schema instanceof z.ZodType ? [{ name, schema }] : [],
  );
}
