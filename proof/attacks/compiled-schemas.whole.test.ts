import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type NamedProcedure, proceduresOf } from '#contract/procedures/procedure.ts';
import { contract } from '#contract/index.ts';
import { damaged, damages } from './fuzz/hostile-values.ts';
import { type JsonSchema, valuesOf } from './fuzz/schema-values.ts';

/** Enough for each schema to meet its rare values; all schemas together take seconds. */
const valuesEach = 60;

test('What the server compiles of a schema accepts, gives and refuses what the schema itself does', () => {
  const schemas = proceduresOf(contract).flatMap(schemasOf);
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

/** The input and output schemas of a procedure; a stream of events has a schema of another kind. */
function schemasOf({ name, procedure }: NamedProcedure): { name: string; schema: z.ZodType }[] {
  const { inputSchema, outputSchema } = procedure['~orpc'];
  return [inputSchema, outputSchema].flatMap((schema) =>
    schema instanceof z.ZodType ? [{ name, schema }] : [],
  );
}
