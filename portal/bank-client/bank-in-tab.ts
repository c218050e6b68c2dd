import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import { askedAtHeader } from '#contract/procedures/http-terms.ts';
import { trustOwnAddresses } from '../browser/own-addresses.ts';
import type { BankClient } from './host.ts';
import { type ForMembership, membershipFor, membershipHeaders } from './chosen-membership.ts';
import { inReadersLanguage } from './in-readers-language.ts';
import { endInAnswerOrRefusal, ownTask } from './interceptor.ts';
import { signedInAs } from './sign-in-flag.ts';

/**
 * The demo's bank: a worker of this tab, in memory. Spec §6: the member whom local storage says is signed in
 * still is after a reload, so the worker is told and opens a session for that username.
 */
export function openBankInTab(): BankClient {
  trustOwnAddresses();
  const worker = new Worker(new URL('../../hosts/browser-worker/main.ts', import.meta.url), {
    type: 'module',
    name: 'bank',
  });
  const { port1: port, port2: bankPort } = new MessageChannel();
  worker.postMessage({ port: bankPort, signedInAs: signedInAs() }, [bankPort]);
  port.start();

  let fault: Error | undefined;
  worker.addEventListener('error', (event) => {
    fault = new Error('The worker broke', { cause: event });
    // The link takes this as the end of the conversation and lets go of anyone who still waits.
    port.dispatchEvent(new Event('close'));
  });

  const link = new RPCLink<ForMembership>({
    port,
    headers: ({ context }) => ({
      [askedAtHeader]: String(Date.now()),
      ...membershipHeaders(context),
    }),
    interceptors: [
      async ({ next, ...ask }) => {
        const context = membershipFor(ask.path);
        await ownTask();
        const answer = await endInAnswerOrRefusal(ask, () =>
          fault === undefined ? next({ ...ask, context }) : Promise.reject(fault),
        );
        return inReadersLanguage(answer);
      },
    ],
  });
  return createORPCClient(link);
}
