import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { loadOnce } from '#bank/load-once.ts';
import type { Brand } from '#contract/brand.ts';

const styleFile = new URL('./api-page.css', import.meta.url);

const types = {
  '/api': 'text/html; charset=utf-8',
  '/api/page.css': 'text/css; charset=utf-8',
  '/api/openapi.json': 'application/json',
} as const;

type Address = keyof typeof types;
type Pages = Readonly<Record<Address, Buffer>>;

/**
 * Serves what the API can be asked: /api for people, /api/openapi.json for programs. Both are written when somebody asks
 * for one of them first, as most servers are never asked: that takes a tenth of a second, and what writes them much memory.
 */
export function serveApiDescription(app: FastifyInstance, brand: Brand): void {
  const written = loadOnce(() => writePages(brand));
  for (const address of Object.keys(types) as Address[]) {
    app.get(address, async (_request, reply) => {
      const pages = await written();
      return reply.type(types[address]).header('cache-control', 'no-cache').send(pages[address]);
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
  return {
    '/api': Buffer.from(apiPage(description)),
    '/api/page.css': style,
    '/api/openapi.json': Buffer.from(JSON.stringify(description)),
  };
}
