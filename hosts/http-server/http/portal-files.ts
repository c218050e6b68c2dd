import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './security-headers.ts';
import { noSuchAddress, sendRefusal } from './http-refusal.ts';
import { inlinedIn } from '#tools/page-policy/inlined.ts';

/** Vite puts the hash of a file's content into the name of every file in this folder. */
const hashedFolder = '/assets/';
const forAYear = 'public, max-age=31536000, immutable';
/** The browser may keep a file, but asks each time whether it is still the same. */
const revalidated = 'no-cache';

/**
 * Serves the built portal: each page under its own name without `.html`, where the name with it or with a slash at its
 * end leads; each other file as it lies
 * there, compressed ahead of time. Only files that are there now get an address, and none whose
 * name begins with a dot; so there is no path that could lead out of the folder.
 */
export async function servePortal(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '*.html'],
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, hashedFolder));
      reply.header('cache-control', isHashed ? forAYear : revalidated);
    },
  });
  for (const page of await pagesIn(folder)) {
    const policy = policyOf(join(folder, `${page}.html`));
    const address = page === 'index' ? '/' : `/${page}`;
    app.get(address, (_request, reply) =>
      reply.header('content-security-policy', policy).sendFile(`${page}.html`),
    );
    for (const other of [`/${page}.html`, `/${page}/`]) {
      app.get(other, ({ url }, reply) => reply.redirect(address + searchOf(url), 308));
    }
  }
}

function searchOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

/** Answers what nothing else answers: people see the portal's page for it, programs an error. */
export function answerNotFound(portalFolder: string | null) {
  const page = portalFolder === null ? null : join(portalFolder, '404.html');
  const policy = page !== null && existsSync(page) ? policyOf(page) : null;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (policy !== null && request.method !== 'POST' && !isForPrograms(request.url)) {
      return reply.code(404).header('content-security-policy', policy).sendFile('404.html');
    }
    await sendRefusal(request, reply, noSuchAddress);
    return reply;
  };
}

/** A page may use its inline scripts and styles, by their hash. The built pages do not change under a running server. */
function policyOf(page: string): string {
  return contentSecurityPolicy(inlinedIn(readFileSync(page, 'utf8')));
}

function isForPrograms(url: string): boolean {
  return /^\/(api|rpc)(\/|\?|$)/.test(url);
}

async function pagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => extname(name) === '.html' && name !== '404.html')
    .map((name) => basename(name, '.html'));
}
