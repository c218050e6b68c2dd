import type { FastifyReply, FastifyRequest } from 'fastify';
import { base64Length, imageBytesMax } from '#contract/deposit-terms.ts';
import { bankIsBusy, sendRefusal } from './http-refusal.ts';
import { bodyLimitBytes } from './request-checks.ts';

/** The two addresses of the one ask that carries photos: `deposits.create`. */
export const photoAddresses = ['/rpc/deposits/create', '/api/deposits'] as const;

/** Two photos as base64, each a little larger than the bank takes, so that it can say so; and the rest. */
export const photoBodyLimitBytes = 2 * (base64Length(imageBytesMax) + 4096) + bodyLimitBytes;

/** How many such requests are read at a time: each may take as much memory as hundreds of others. */
const atOnceMax = 8;

/** Turns away, before any of it is read, a request with photos that comes while too many others do. */
export function limitUploads() {
  let underWay = 0;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (underWay >= atOnceMax) {
      await sendRefusal(request, reply, bankIsBusy);
      return;
    }
    underWay += 1;
    // Comes once, whether it was answered or given up.
    reply.raw.once('close', () => {
      underWay -= 1;
    });
  };
}
