import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { standIns, withoutCodeOfText, withoutJsonSchema, withoutPaths } from './slim-worker.ts';

test('a part that was left out can be referred to, and says its name to whoever uses it', async () => {
  const source = `data:text/javascript,${encodeURIComponent(standIns('One, Other'))}`;
  const { One, Other } = (await import(source)) as Record<string, new () => unknown>;
  expect(() => One && new One()).toThrow(/leaves out One$/);
  expect(() => Other && new Other()).toThrow(/leaves out Other$/);
});

test('schemas lose their way to JSON Schema and nothing else', () => {
  expect(
    withoutJsonSchema(
      [
        '    ZodType.init(inst, def);',
        '    inst._zod.processJSONSchema = (ctx, json) => processors.anyProcessor(inst, ctx, json);',
        '    inst.isFinite = true;',
        '    input: createStandardJSONSchemaMethod(this, "input"),',
      ].join('\n'),
    ),
  ).toBe('    ZodType.init(inst, def);\n\n    inst.isFinite = true;\n    input: undefined,');
});

test('objects are read without making code of text, in the Zod that is installed', async () => {
  const code = await readFile('node_modules/zod/v4/classic/schemas.js', 'utf8');
  expect(code).toContain('$ZodObjectJIT');
  expect(withoutCodeOfText(code)).not.toContain('$ZodObjectJIT');
});

test('asks lose what is said of them for HTTP, but not their method', () => {
  const ask = (route: string) => `export const end = ask.route(${route}).input(z.object({ id }));`;
  for (const route of [
    `{ method: 'POST', path: '/sessions/{id}/end', tags: ['Security'], summary: 'End a session' }`,
    `{\n\tmethod: 'POST',\n\tpath: '/sessions/{id}/end',\n\tsummary: "What's over"\n}`,
  ]) {
    expect(withoutPaths(ask(route))).toBe(ask(`{ method: 'POST' }`));
  }
  expect(withoutPaths(ask('routeOf(id)'))).toBe(ask('routeOf(id)'));
});
