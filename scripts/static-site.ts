import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { demoPolicy } from './demo-policy.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

interface Page {
  readonly content: Buffer;
  /** None if it would not be smaller. */
  readonly compressed: Buffer | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Answers requests from a folder as hosts of static files do: `/dashboard` is dashboard.html, an unknown address is
 * 404.html with status 404, and `/dashboard.html` and `/dashboard/` lead to `/dashboard`. The folder is read once, and only what was found in it can be asked for.
 * @param base the path under which the site lies, with a slash at both ends
 */
export function serveSite(folder: string, base: string) {
  const pages = readPages(folder);
  const lost = readLostPage(folder, base);

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [pathname, search] = splitAddress(request.url ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else if (`${pathname}/` === base) {
      response.writeHead(308, { location: base + search }).end();
    } else {
      const proper = properAddress(pages, base, pathname);
      if (proper !== undefined) {
        response.writeHead(308, { location: proper + search }).end();
        return;
      }
      const page = pageAt(pages, base, pathname);
      send(request, response, page === undefined ? 404 : 200, page ?? lost);
    }
  };
}

/** Not by `URL`, which takes the text after two slashes for the name of a host. */
function splitAddress(address: string): readonly [pathname: string, search: string] {
  const end = address.indexOf('?');
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
}

/**
 * The address of a page that is asked for with `.html` or a slash at the end of its name; undefined for any other address.
 */
function properAddress(
  pages: ReadonlyMap<string, Page>,
  base: string,
  pathname: string,
): string | undefined {
  if (!pathname.startsWith(base)) return undefined;
  const name = /^([^/]+)(?:\.html|\/)$/.exec(pathname.slice(base.length))?.[1];
  if (name === undefined || !pages.has(`${name}.html`)) return undefined;
  return base + (name === 'index' ? '' : name);
}

function pageAt(
  pages: ReadonlyMap<string, Page>,
  base: string,
  pathname: string,
): Page | undefined {
  if (!pathname.startsWith(base)) return undefined;
  const name = pathname.slice(base.length);
  return pages.get(name === '' ? 'index.html' : name) ?? pages.get(`${name}.html`);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  page: Page | undefined,
): void {
  if (page === undefined) {
    response.writeHead(status).end();
    return;
  }
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding']));
  const compressed = takesGzip ? page.compressed : undefined;
  const body = compressed ?? page.content;
  response.writeHead(status, {
    ...page.headers,
    ...(compressed && { 'content-encoding': 'gzip' }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function readPages(folder: string): ReadonlyMap<string, Page> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const name = relative(folder, file).split(sep).join('/');
      return [name, readPage(name, readFileSync(file))];
    }),
  );
}

/** 404.html, shown at addresses of any depth: its links, relative to the site, are given the site's path. */
function readLostPage(folder: string, base: string): Page | undefined {
  const file = join(folder, '404.html');
  if (!existsSync(file)) return undefined;
  const content = readFileSync(file, 'utf8').replaceAll(' href="./', () => ` href="${base}`);
  return readPage('404.html', Buffer.from(content));
}

function readPage(name: string, content: Buffer): Page {
  const compressed = gzipSync(content);
  const isSmaller = compressed.length < content.length;
  return {
    content,
    compressed: isSmaller ? compressed : undefined,
    headers: headersOf(name, content),
  };
}

function headersOf(name: string, content: Buffer): Readonly<Record<string, string>> {
  return {
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    // The names under assets/ carry a hash of their content.
    'cache-control': name.startsWith('assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    'content-security-policy': policyOf(name, content),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    vary: 'accept-encoding',
  };
}

function policyOf(name: string, content: Buffer): string {
  const page = name.endsWith('.html') ? content.toString() : '';
  return `${demoPolicy(page)}; frame-ancestors 'none'`;
}
