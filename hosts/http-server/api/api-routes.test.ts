import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { proceduresOf } from '#contract/procedures/procedure.ts';
import { transferRefusals } from '#contract/transfers/transfer-refusals.ts';
import { type ApiDescription, type ApiOperation, operationsOf } from './api-description.ts';
import { serveApiDescription } from './api-routes.ts';
import { readBrand } from '#brands/read-brand.ts';

let app: FastifyInstance;
let description: ApiDescription;
let page: string;

beforeAll(async () => {
  app = fastify();
  serveApiDescription(app, await readBrand('juniper-commons'), {
    publicUrl: null,
    overTls: false,
  });
  description = JSON.parse((await app.inject('/api/openapi.json')).body) as ApiDescription;
  page = (await app.inject('/api')).body;
});
afterAll(() => app.close());

function operation(id: string): ApiOperation {
  const found = operationsOf(description).find(({ operationId }) => operationId === id);
  if (found === undefined) throw new Error(`Nothing describes ${id}`);
  return found;
}

test('The API is described as OpenAPI 3.1, under the name of the credit union', () => {
  expect(description.openapi).toMatch(/^3\.1\./);
  expect(description.info.title).toContain('Juniper Commons');
  expect(description.servers).toEqual([{ url: '/api' }]);
});

test('The description says how long typed text may be', () => {
  const text = JSON.stringify(description);
  for (const length of [40, 100, 254, 500]) {
    expect(text.includes(`"maxLength":${length}`), String(length)).toBe(true);
  }
});

test('Everything that can be asked is described and is on the page, with its method and path', () => {
  const described = operationsOf(description).map(({ operationId }) => operationId);
  const declared = proceduresOf(contract).map(({ name }) => name);
  expect(described).toHaveLength(declared.length);
  expect(new Set(described)).toEqual(new Set(declared));
  for (const [path, methods] of Object.entries(description.paths ?? {})) {
    for (const method of Object.keys(methods ?? {})) {
      expect(page).toContain(`<h3><b>${method.toUpperCase()}</b> <code>/api${path}</code></h3>`);
    }
  }
});

test('A procedure that needs a session says so', () => {
  expect(operation('accounts.list').security).toEqual([{ session: [] }]);
  expect(operation('signIn').security).toEqual([]);
  expect(description.components?.securitySchemes?.['session']).toMatchObject({
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sid',
  });
});

test('Every refusal that is declared is described and is on the page, with its words', () => {
  const described = JSON.stringify(operation('transfers.create').responses);
  for (const [code, { message }] of Object.entries(transferRefusals)) {
    expect(described).toContain(`"const":"${code}"`);
    expect(page).toContain(code.replaceAll('_', '_<wbr>'));
    expect(page).toContain(message);
  }
  for (const ask of operationsOf(description)) {
    expect(Object.keys(ask.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '404', '500', '503']),
    );
  }
});

test('Every form that is referred to is there', () => {
  const forms = Object.keys(description.components?.schemas ?? {});
  const referred = JSON.stringify(description).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  for (const [, name] of referred) expect(forms).toContain(name);
  for (const [, anchor] of page.matchAll(/href="#([^"]+)"/g)) {
    expect(page).toContain(`id="${anchor}"`);
  }
});

test('The page needs nothing but its own style sheet', async () => {
  const loaded = [...page.matchAll(/(?:src|<link[^>]*href)="([^"]+)"/g)].map(
    ([, address]) => address,
  );
  expect(loaded).toEqual(['data:,', '/api/page.css']);
  expect(page).not.toMatch(/<script|style=|\son\w+=/);
  const style = await app.inject('/api/page.css');
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(style.body).toContain('light-dark(');
});

test('Everything that can be asked is described in the words of the contract, and they are on the page', () => {
  const without = operationsOf(description)
    .filter((ask) => (ask.description ?? '').trim().length < 12)
    .map(({ operationId }) => operationId);
  expect(without).toEqual([]);
  expect(operation('transfers.create').description).toBe(
    'Sends money. The balance goes down at once; the answer comes when that is durable. ' +
      'Repeating it with the same key changes nothing and gets the first answer again.',
  );
  expect(operation('safeDeposit.cancelVisit').description).toBe(
    'Cancels a visit. Doing so again changes nothing.',
  );
  for (const { description: words = '' } of operationsOf(description)) {
    expect(words).not.toMatch(/R-[A-Z]|\*|\/\//);
    const [plain = ''] = words.split(/[`'"&<>]/);
    expect(page).toContain(`<p>${plain}`);
  }
});
