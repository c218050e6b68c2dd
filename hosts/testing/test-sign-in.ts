import { sample } from '#bank/index.ts';
import type { ListeningMailer } from '#bank/testing/test-ports.ts';
import type { Member } from '#contract/identity/sign-in/sign-in.ts';
import type { StepUpId } from '#contract/identity/step-up/step-up.ts';
import type { Client } from './test-api-client.ts';

/** Reads the newest code that the member was sent, as they would from their phone. */
export type ReadCode = () => string | Promise<string>;

/** The phone of everybody whom the bank of a test writes to. */
export function codeFrom({ sent }: Pick<ListeningMailer, 'sent'>): ReadCode {
  return () => {
    const about = sent.at(-1)?.about;
    if (about?.kind !== 'code') throw new Error('No code was sent');
    return about.code;
  };
}

/** The phone that a server with the sample member shows to its own machine. */
export function codeOnSamplePhone(address: string): ReadCode {
  return async () => {
    const answer = await fetch(new URL('/sample-phone', address));
    const { messages } = (await answer.json()) as { messages: readonly { code?: string }[] };
    const code = messages.find((message) => message.code !== undefined)?.code;
    if (code === undefined) throw new Error('No code is on the sample phone');
    return code;
  };
}

/** Signs in, as the sample member unless said otherwise, with a code by text where the bank asks for one. */
export async function signInAs(
  client: Client,
  readCode: ReadCode,
  { username, password }: { readonly username: string; readonly password: string } = sample,
): Promise<Member> {
  try {
    return (await client.signIn({ username, password })).member;
  } catch (error) {
    if (!isRefusal(error, 'SECOND_STEP_NEEDED')) throw error;
  }
  await client.secondStep.sendCode({});
  const proof = { method: 'text', code: await readCode() } as const;
  return (await client.secondStep.finish({ proof })).member;
}

/**
 * The same client; where the bank wants to know first who is there, it shows a code by text, after
 * the password if that is wanted too, and asks again.
 */
export function confirming(
  client: Client,
  readCode: ReadCode,
  password: string = sample.password,
): Client {
  const wrap = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(asks, name): unknown {
        // Awaited, it must not become the client that it wraps.
        const inner: unknown = name === 'then' ? undefined : Reflect.get(asks, name);
        return isPart(inner) ? wrap(inner) : inner;
      },
      apply: (ask, self, given) =>
        confirmed({ client, readCode, password }, () => Reflect.apply(ask as Ask, self, given)),
    });
  return wrap(client);
}

type Ask = (...given: unknown[]) => Promise<unknown>;

function isPart(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

interface Confirming {
  readonly client: Client;
  readonly readCode: ReadCode;
  readonly password: string;
}

async function confirmed(
  { client, readCode, password }: Confirming,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await ask();
  } catch (error) {
    if (!isRefusal(error, 'STEP_UP_NEEDED')) throw error;
    const { stepUp, steps } = error.data as { readonly stepUp: StepUpId; readonly steps: 1 | 2 };
    if (steps === 2) {
      await client.stepUp.confirm({ stepUp, proof: { method: 'password', password } });
    }
    await client.stepUp.sendCode({ stepUp });
    const proof = { method: 'text', code: await readCode() } as const;
    await client.stepUp.confirm({ stepUp, proof });
    return await ask();
  }
}

function isRefusal(error: unknown, code: string): error is { readonly data: unknown } {
  return error instanceof Error && 'code' in error && error.code === code;
}
