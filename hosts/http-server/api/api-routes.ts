import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadOnce } from '#bank/formats/load-once.ts';
import type { Brand } from '#contract/brand/brand.ts';
import { installationFolder } from '#tools/command-line/installation.ts';
import { type OriginOptions, ownOriginFor } from '../http/request-checks.ts';

const styleFile = join(installationFolder, 'hosts/http-server/api/api-page.css');

const types = {
  '/api': 'text/html; charset=utf-8',
  '/api/page.css': 'text/css; charset=utf-8',
  '/api/openapi.json': 'application/json',
} as const;

const anyAddress = 'http://address.invalid';

type Address = keyof typeof types;
type Pages = Readonly<Record<Address, (ownOrigin: string) => Buffer>>;

/**
 * Serves the descriptions of the API: /api for people, /api/openapi.json for programs. Both are written at the first
 * request for either, as most servers never get such a request: that takes a tenth of a second, and the writing code much
 * memory.
 */
export function serveApiDescription(
  app: FastifyInstance,
  brand: Brand,
  options: OriginOptions,
): void {
  const written = loadOnce(() => writePages(brand));
  for (const address of Object.keys(types) as Address[]) {
    app.get(address, async (request, reply) => {
      const pages = await written();
      const page = pages[address](ownOriginFor(request, options));
      return reply.type(types[address]).header('cache-control', 'no-cache').send(page);
    });
  }
  app.get('/api/', (_request, reply) => reply.redirect('/api', 308));
}

async function writePages(brand: Brand): Promise<Pages> {
  const [{ describeApi }, { apiPage }, style] = await Promise.all([
    import('./api-description.ts'),
    import('./api-page.ts'),
    readFile(styleFile),
  ]);
  const description = await describeApi(brand);
  const page = apiPage(description, anyAddress);
  const programs = Buffer.from(JSON.stringify(description));
  return {
    '/api': (ownOrigin) => Buffer.from(page.replace(anyAddress, ownOrigin)),
    '/api/page.css': () => style,
    '/api/openapi.json': () => programs,
  };
}
