import { beforeEach, expect, test } from 'vitest';
import { type Edition, keepFiles } from './kept-files.ts';

const scope = 'https://bank.example/our/demo/';
const edition: Edition = {
  version: 'two',
  files: ['index.html', 'login.html', '404.html', 'appearance.js', 'assets/main-1a.js'],
  later: ['assets/late-3c.woff'],
  otherwise: '404.html',
};

let kept: Map<string, Map<string, Response>>;
let asked: string[];
let online: boolean;

beforeEach(() => {
  kept = new Map();
  asked = [];
  online = true;
});

const addressOf = (request: RequestInfo | URL) =>
  request instanceof Request ? request.url : String(request);

/** As much of a browser's cache storage as the keeper asks for. */
const caches = {
  open: async (name: string) => {
    const held = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, held);
    return {
      put: async (key: RequestInfo, answer: Response) => void held.set(addressOf(key), answer),
      match: async (key: RequestInfo) => held.get(addressOf(key))?.clone(),
    };
  },
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
  match: async (key: RequestInfo) =>
    [...kept.values()]
      .map((held) => held.get(addressOf(key)))
      .find((one) => one)
      ?.clone(),
} as unknown as CacheStorage;

async function fetch(request: string | Request): Promise<Response> {
  asked.push(addressOf(request));
  if (!online) throw new TypeError('Failed to fetch');
  return new Response(`from the network: ${addressOf(request)}`);
}

const keeper = (of: Partial<Edition> = {}) =>
  keepFiles({ caches, fetch, scope, edition: { ...edition, ...of } });

const ask = (path: string, options?: RequestInit) => new Request(scope + path, options);

function visit(path: string): Request {
  return Object.defineProperty(ask(path), 'mode', { value: 'navigate' });
}

test('When it is installed it fetches every file of its edition, and keeps none if one is missing', async () => {
  await keeper().install();
  expect(asked).toEqual(edition.files.map((file) => scope + file));
  expect([...(kept.get(`portal ${scope} two`)?.keys() ?? [])]).toEqual(asked);
  online = false;
  await expect(keeper({ version: 'three' }).install()).rejects.toThrow('Failed to fetch');
});

test('What can wait is not fetched when it is installed, but when a page is idle, and once', async () => {
  const { install, keepLater, answer } = keeper();
  await install();
  expect(asked).not.toContain(`${scope}assets/late-3c.woff`);
  asked.length = 0;
  await keepLater();
  await keepLater();
  expect(asked).toEqual([`${scope}assets/late-3c.woff`]);
  online = false;
  expect(await (await answer(ask('assets/late-3c.woff')))?.text()).toContain('late-3c.woff');
});

test.each([
  ['', 'index.html'],
  ['login?again=1', 'login.html'],
  ['login.html', 'login.html'],
  ['no/such/page', '404.html'],
])('The page at /%s comes from the network, and without one it is %s', async (path, file) => {
  const { install, answer } = keeper();
  await install();
  expect(await (await answer(visit(path)))?.text()).toContain(scope + path);
  online = false;
  expect(await (await answer(visit(path)))?.text()).toMatch(new RegExp(`${file}$`));
});

test('A page that the browser has asked for already is not asked for again', async () => {
  const preloaded = Promise.resolve(new Response('preloaded'));
  expect(await (await keeper().answer(visit('login'), preloaded))?.text()).toBe('preloaded');
  expect(asked).toEqual([]);
  const { install, answer } = keeper();
  await install();
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  expect(await (await answer(visit('login'), failed))?.text()).toContain('login.html');
  // So Firefox says it.
  const refused = Promise.resolve(Response.error());
  expect(await (await answer(visit('login'), refused))?.text()).toContain('login.html');
});

test('A file with its hash in the name is asked for once, also one that was not fetched ahead', async () => {
  const { answer } = keeper();
  const script = ask('assets/late-2b.js');
  const first = await (await answer(script))?.text();
  online = false;
  expect(await (await answer(script))?.text()).toBe(first);
  expect(asked).toEqual([script.url]);
});

test.each([
  ['an answer of the bank', ask('rpc/accounts')],
  ['a photo of a member', ask('api/photo.jpg')],
  ['what is sent', ask('assets/main-1a.js', { method: 'POST' })],
  ['another site', new Request('https://other.example/assets/main-1a.js')],
  ['another folder of the site', new Request('https://bank.example/assets/main-1a.js')],
])('It does not touch %s', async (_what, request) => {
  expect(keeper().answer(request)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('It tidies up: of its own editions the present and the last one stay, and what is not its own', async () => {
  const others = ['portal https://bank.example/other/ one', 'something else'];
  const own = ['zero', 'one', 'two'].map((version) => `portal ${scope} ${version}`);
  for (const name of [...others, ...own]) await caches.open(name);
  await keeper().tidy();
  expect([...kept.keys()]).toEqual([...others, own[1], own[2]]);
});
