import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { noticeBankTime } from '../browser/bank-clock.ts';
import type { BankClient } from './host.ts';
import { type ForMembership, membershipFor, membershipHeaders } from './chosen-membership.ts';
import { inReadersLanguage } from './in-readers-language.ts';
import { endInAnswerOrRefusal, ownTask } from './interceptor.ts';
import { noticeSamplePhone } from './sample-phone.ts';
import { askMember } from './awaiting-step-up.ts';
import { isRefusal } from './refusals.ts';

/** The server answers or refuses within seconds; a later answer is not coming. */
const patienceMs = 20_000;

/** The bank server that this page came from; the session travels in its cookie. */
export function openBankServer(): BankClient {
  const link = new RPCLink<ForMembership>({
    url: new URL('/rpc', window.location.href),
    headers: ({ context }) => membershipHeaders(context),
    fetch: async (request, init) =>
      noticeBankTime(noticeSamplePhone(await fetchWatched(request, init))),
    interceptors: [
      async ({ next, ...ask }) => {
        const context = membershipFor(ask.path);
        await ownTask();
        // Each try has its own patience: nobody is hurried while they show that it is them.
        const answer = await withStepUp(() =>
          endInAnswerOrRefusal(ask, () =>
            withPatience(ask.signal, (signal) => next({ ...ask, context, signal })),
          ),
        );
        return inReadersLanguage(answer);
      },
    ],
  });
  return createORPCClient(link);
}

/** Aborts a request without the beginning of an answer in time. Live events, once begun, may go on for hours. */
async function withPatience<Answer>(
  wanted: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), patienceMs);
  const signals = wanted === undefined ? [impatience.signal] : [wanted, impatience.signal];
  try {
    return await send(AbortSignal.any(signals));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Where the bank wants to know first that it is the member, asks them, and sends the same request again: its answer is the
 * answer to the first. Anyone who asked knows nothing of it, but that it takes longer; if the member calls it off, the
 * refusal is the answer, and nothing has changed.
 */
export async function withStepUp<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isRefusal(error, 'STEP_UP_NEEDED')) throw error;
    const { stepUp, permits, of, methods, steps } = error.data;
    const outcome = await askMember({ stepUp, permits, of, methods, steps });
    if (outcome === 'called-off') throw error;
  }
  return await withStepUp(send);
}

/**
 * The server writes a comment every five seconds on a stream of events that has no news. Silence for this long means that
 * the connection is gone, though neither side has closed it.
 */
const silenceMsMax = 15_000;

/** `fetch`, but a stream of events that goes silent fails instead of hanging for ever. */
async function fetchWatched(request: Request, init: RequestInit): Promise<Response> {
  const response = await fetch(request, init);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!isStream || response.body === null) return response;
  return new Response(response.body.pipeThrough(failWhenSilent(silenceMsMax)), response);
}

/** Passes everything on, and fails when nothing has come for `ms`. */
export function failWhenSilent<Chunk>(ms: number): TransformStream<Chunk, Chunk> {
  let timer: ReturnType<typeof setTimeout>;
  const listen = (controller: TransformStreamDefaultController<Chunk>) => {
    timer = setTimeout(() => controller.error(new Error(`Nothing came for ${ms} ms`)), ms);
  };
  return new TransformStream<Chunk, Chunk>({
    start: listen,
    transform(chunk, controller) {
      clearTimeout(timer);
      controller.enqueue(chunk);
      listen(controller);
    },
    flush() {
      clearTimeout(timer);
    },
  });
}
