/** The build's data for the service worker. Addresses are seen from the folder that the portal lies in. */
export interface Edition {
  /** Changes with every file of the portal. */
  readonly version: string;
  /** Fetched when the worker is installed. Files of the portal, never anything of a member's. */
  readonly files: readonly string[];
  /** Fetched when a page has nothing else to do, so that installing stays short. */
  readonly later: readonly string[];
  /** The one of them that is shown for a page that can neither be reached nor is kept. */
  readonly otherwise: string;
}

interface KeeperOptions {
  readonly caches: CacheStorage;
  readonly fetch: (address: string | Request, options?: RequestInit) => Promise<Response>;
  /** The address of the folder that the portal lies in, with a slash at its end. */
  readonly scope: string;
  readonly edition: Edition;
}

/**
 * Keeps the portal's own files, so that its pages open without a network. Pages come from the network as long as there
 * is one; files with the hash of their content in the name come from here. Whatever else is asked, the bank's answers
 * above all, passes by untouched: it is neither looked at nor kept.
 */
export function keepFiles({ caches, fetch, scope, edition }: KeeperOptions) {
  const { version, files, later, otherwise } = edition;
  // Sites in other folders of the same origin have caches of their own.
  const ours = `portal ${scope} `;
  const present = `${ours}${version}`;

  const install = () => keepAll(files);

  /** Keeps files left out by installing and not requested since. */
  async function keepLater(): Promise<void> {
    const cache = await caches.open(present);
    const kept = await Promise.all(later.map((file) => cache.match(scope + file, anyVariant)));
    await keepAll(later.filter((_file, index) => kept[index] === undefined));
  }

  async function keepAll(wanted: readonly string[]): Promise<void> {
    const cache = await caches.open(present);
    const keep = async (file: string): Promise<void> => {
      const address = scope + file;
      const fetched = await fetch(address, { cache: isHashed(file) ? 'default' : 'no-cache' });
      if (!fetched.ok) throw new Error(`${address} answered ${fetched.status}`);
      await cache.put(address, await direct(fetched));
    };
    await Promise.all(wanted.map(keep));
  }

  /** Leaves the edition before the present one: a page of it that is still open may ask for its last scripts. */
  async function tidy(): Promise<void> {
    const earlier = (await caches.keys()).filter(
      (name) => name.startsWith(ours) && name !== present,
    );
    await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)));
  }

  /** Undefined for a request that is none of the worker's business. */
  function answer(
    request: Request,
    preloaded: Promise<Response | undefined> = Promise.resolve(undefined),
  ): Promise<Response> | undefined {
    if (request.method !== 'GET' || !request.url.startsWith(scope)) return undefined;
    const [file = ''] = request.url.slice(scope.length).split(/[?#]/);
    if (request.mode === 'navigate') {
      const names = [file === '' ? 'index.html' : file, `${file}.html`, otherwise];
      return fromNetwork(request, names, preloaded);
    }
    if (isHashed(file)) return fromHere(request);
    return files.includes(file) ? fromNetwork(request, [file]) : undefined;
  }

  async function fromNetwork(
    request: Request,
    names: readonly string[],
    preloaded?: Promise<Response | undefined>,
  ): Promise<Response> {
    try {
      const found = (await preloaded) ?? (await fetch(request));
      // Firefox resolves a preload that failed, with a response that is an error.
      if (found.type === 'error') throw new TypeError(`${request.url} cannot be reached`);
      return found;
    } catch (error) {
      const name = names.find((candidate) => files.includes(candidate));
      const kept = name && (await (await caches.open(present)).match(scope + name, anyVariant));
      if (!kept) throw error;
      return kept;
    }
  }

  async function fromHere(request: Request): Promise<Response> {
    const kept = await caches.match(request.url, anyVariant);
    if (kept !== undefined) return kept;
    const fetched = await fetch(request);
    if (fetched.ok) await (await caches.open(present)).put(request.url, fetched.clone());
    return fetched;
  }

  return { install, keepLater, tidy, answer };
}

/** A file is the same however it was compressed on its way. */
const anyVariant: CacheQueryOptions = { ignoreVary: true };

function isHashed(file: string): boolean {
  return file.startsWith('assets/');
}

/** The same response without its redirect mark, with which no browser would take it for a page. */
async function direct(answer: Response): Promise<Response> {
  if (!answer.redirected) return answer;
  return new Response(await answer.blob(), { headers: answer.headers });
}
