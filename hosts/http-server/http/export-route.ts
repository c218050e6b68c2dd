import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '#bank/ports.ts';
import {
  type ExportFormat,
  exportFiles,
  rowCountHeader,
} from '#contract/transactions/export-files.ts';
import type { ExportPiece } from '#contract/transactions/transaction-exports.ts';
import { type HttpRefusal, sendRefusal } from './http-refusal.ts';
import { procedureCall, sendProcedureRefusal } from './procedure-call.ts';
import type { BankRouter } from './bank-router.ts';

type Pieces = AsyncIterableIterator<ExportPiece, void, void>;

/** Anyone who takes nothing of a file for so long is gone; until then the member can have no other. */
const idleMs = 30_000;

/** Whether the request is for a file, which is sent as one and not as events. */
export function isExport(path: readonly string[]): boolean {
  const [area, name] = path;
  return (
    area === 'transactions' && Object.values(exportFiles).some((file) => file.procedure === name)
  );
}

/**
 * Serves each export as a file of its own media type, at the path that the contract declares. It is written while it
 * is read, no faster than it is taken; one that fails midway breaks off, so that nobody takes it for whole.
 */
export function serveExports(
  routes: FastifyInstance,
  router: BankRouter,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext,
): void {
  for (const format of Object.keys(exportFiles) as ExportFormat[]) {
    const path = ['transactions', exportFiles[format].procedure];
    const call = procedureCall(router, path);
    if (call === undefined) continue;
    routes.route({
      method: 'GET',
      url: `/api/transactions/${format}`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        if (isFromElsewhere(request)) {
          await sendRefusal(request, reply, fromElsewhere);
          return reply;
        }
        const bank = contextOf(request, reply);
        try {
          return await sendFile((await call(request.query, bank)) as Pieces, format, reply);
        } catch (error) {
          await sendProcedureRefusal(request, reply, { error, path, bank });
          return reply;
        }
      },
    });
  }
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

/** Returned by the stream when the client goes away; the pieces then end with it. */
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

/** Typed into the address bar, or asked for by a page of the bank; a program that is no browser says neither. */
export function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

export const fromElsewhere: HttpRefusal = {
  code: 'FORBIDDEN',
  status: 403,
  message: "This request did not come from the bank's own pages. Nothing was changed.",
};
