import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '#bank/ports.ts';
import {
  type DocumentFile,
  documentFiles,
  documentType,
} from '#contract/statements/document-files.ts';
import type { BankRouter } from './bank-router.ts';
import { fromElsewhere, isFromElsewhere } from './export-route.ts';
import { sendRefusal } from './http-refusal.ts';
import { procedureCall, sendProcedureRefusal } from './procedure-call.ts';

/** Serves each document as a file, at the path that the contract declares: as JSON a large one would be written and read twice. */
export function serveDocuments(
  routes: FastifyInstance,
  router: BankRouter,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext,
): void {
  for (const name of Object.keys(documentFiles) as DocumentFile[]) {
    const path = ['statements', name];
    const call = procedureCall(router, path);
    if (call === undefined) continue;
    routes.route({
      method: 'GET',
      url: `/api${documentFiles[name].replaceAll(/\{(\w+)\}/g, ':$1')}`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        if (isFromElsewhere(request)) {
          await sendRefusal(request, reply, fromElsewhere);
          return reply;
        }
        const bank = contextOf(request, reply);
        const asked = { ...(request.query as object), ...(request.params as object) };
        try {
          const { pdf } = (await call(asked, bank)) as { readonly pdf: string };
          // ASCII, whose bytes are its characters: as UTF-8 it would be looked through once more.
          return await reply
            .type(documentType)
            .header('content-disposition', 'attachment')
            .send(Buffer.from(pdf, 'latin1'));
        } catch (error) {
          await sendProcedureRefusal(request, reply, { error, path, bank });
          return reply;
        }
      },
    });
  }
}
