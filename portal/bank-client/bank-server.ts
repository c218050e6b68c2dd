import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { noticeBankTime } from '../browser/bank-clock.ts';
import type { BankClient } from './bank-client-type.ts';
import { type ForMembership, membershipFor, membershipHeaders } from './chosen-membership.ts';
import { inReadersLanguage } from './in-readers-language.ts';
import { endInAnswerOrRefusal } from './interceptor.ts';
import { ownTask } from './own-task.ts';
import { noticeSamplePhone } from './sample-phone.ts';
import { withStepUp } from './step-up.ts';
import { fetchWatched } from './watched-stream.ts';

/** The server answers or refuses within seconds; what takes longer than this is not coming. */
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

/** Aborts what has not begun to answer in time. Live events, once begun, may go on for hours. */
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
