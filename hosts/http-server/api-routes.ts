import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '#contract/brand.ts';
import { describeApi } from './api-description.ts';
import { apiPage } from './api-page.ts';

const styleFile = new URL('./api-page.css', import.meta.url);

/** Serves what the API can be asked: /api for people, /api/openapi.json for programs. */
export async function serveApiDescription(app: FastifyInstance, brand: Brand): Promise<void> {
  const [description, style] = await Promise.all([describeApi(brand), readFile(styleFile, 'utf8')]);
  const texts = {
    '/api': ['text/html; charset=utf-8', apiPage(description)],
    '/api/page.css': ['text/css; charset=utf-8', style],
    '/api/openapi.json': ['application/json', JSON.stringify(description)],
  } as const;
  for (const [address, [type, text]] of Object.entries(texts)) {
    app.get(address, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    );
  }
  app.get('/api/', (_request, reply) => reply.redirect('/api', 308));
}
