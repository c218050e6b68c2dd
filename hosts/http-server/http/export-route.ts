import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '#bank/ports.ts';
import {
  type ExportFormat,
  exportFiles,
  rowCountHeader,
  documentFiles,
  documentType,
} from '#contract/procedures/http-terms.ts';
import type { ExportPiece } from '#contract/transactions/transaction-exports.ts';
import { type HttpRefusal, sendRefusal } from './http-refusal.ts';
import { type BankRouter, procedureCall, sendProcedureRefusal } from './rpc-calls.ts';

type Pieces = AsyncIterableIterator<ExportPiece, void, void>;

/** A client that takes nothing of a file for so long is gone; until then the member can have no other file. */
const idleMs = 30_000;

/** Whether the request is for a file, which is sent as one and not as events. */
export function isExport(path: readonly string[]): boolean {
  const [area, name] = path;
  return (
    area === 'transactions' && Object.values(exportFiles).some((file) => file.procedure === name)
  );
}

/**
 * Serves each export as a file of its own media type, at the path that the contract declares. The file is written while it
 * is read, no faster than the client takes it; a file that fails midway breaks off, so that no reader takes it for whole.
 */
export function serveExports(
  routes: FastifyInstance,
  router: BankRouter,
  contextOf: ContextOf,
): void {
  for (const format of Object.keys(exportFiles) as ExportFormat[]) {
    const path = ['transactions', exportFiles[format].procedure];
    serveFile(
      routes,
      { router, path, url: `/api/transactions/${format}`, contextOf },
      (made, reply) => sendFile(made as Pieces, format, reply),
    );
  }
}

/** Serves each document as a file as well: as JSON a large one would be written and read twice. */
export function serveDocuments(
  routes: FastifyInstance,
  router: BankRouter,
  contextOf: ContextOf,
): void {
  for (const [name, address] of Object.entries(documentFiles)) {
    const url = `/api${address.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    serveFile(
      routes,
      { router, path: ['statements', name], url, contextOf },
      async (made, reply) => {
        const { pdf } = made as { readonly pdf: string };
        // ASCII, with a byte for each character: UTF-8 would cost another pass over the text.
        const file = Buffer.from(pdf, 'latin1');
        return await reply
          .type(documentType)
          .header('content-disposition', 'attachment')
          .send(file);
      },
    );
  }
}

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => CallContext;

interface ServedFile {
  readonly router: BankRouter;
  readonly path: readonly string[];
  readonly url: string;
  readonly contextOf: ContextOf;
}

function serveFile(
  routes: FastifyInstance,
  { router, path, url, contextOf }: ServedFile,
  send: (made: unknown, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const call = procedureCall(router, path);
  if (call === undefined) return;
  routes.route({
    method: 'GET',
    url,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      if (isFromElsewhere(request)) {
        await sendRefusal(request, reply, fromElsewhere);
        return reply;
      }
      const bank = contextOf(request, reply);
      const asked = { ...(request.query as object), ...(request.params as object) };
      try {
        return await send(await call(asked, bank), reply);
      } catch (error) {
        await sendProcedureRefusal(request, reply, { error, path, bank });
        return reply;
      }
    },
  });
}

async function sendFile(
  pieces: Pieces,
  format: ExportFormat,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { type, extension } = exportFiles[format];
  const first = await pieces.next();
  const rows = first.done !== true && 'rows' in first.value ? first.value.rows : 0;
  reply.raw.setTimeout(idleMs);
  return await reply
    .type(type)
    .header('content-disposition', `attachment; filename="transactions.${extension}"`)
    .header(rowCountHeader, rows)
    .send(Readable.from(textsOf(pieces, reply), { highWaterMark: 1 }));
}

/** The client's leaving ends the stream, and the pieces with it. */
async function* textsOf(pieces: Pieces, reply: FastifyReply): AsyncGenerator<string> {
  try {
    for await (const piece of pieces) {
      if (reply.raw.destroyed) return;
      if ('text' in piece) yield piece.text;
    }
  } finally {
    await pieces.return?.();
  }
}

/** The address bar and the bank's pages are not elsewhere; a program that is no browser sends no such header. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

const fromElsewhere: HttpRefusal = {
  code: 'FORBIDDEN',
  status: 403,
  message: "This request did not come from the bank's own pages. Nothing was changed.",
};
