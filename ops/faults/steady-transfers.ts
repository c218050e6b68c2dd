import { Agent } from 'node:http';
import { internal } from '#bank/testing/transfer-requests.ts';
import { ask, signIn } from './ask.ts';
import { password } from './fault-bank.ts';
import type { Outcome } from './outcome.ts';

/** Members who send money one transfer after the other, over connections that they keep. */
export interface SteadyTransfers {
  acknowledged(): number;
  /** The longest that one of them waited for its response, in milliseconds. */
  slowestMs(): number;
  /** Requests that had no response, or another than 200. Each is told in the outcome. */
  broken(): number;
  /** Resolves when the last responses have come. */
  stop(): Promise<void>;
}

/** Signs the members in and lets them begin. They never repeat a request: each must be answered. */
export async function steadyTransfers(
  usernames: readonly string[],
  port: number,
  outcome: Outcome,
): Promise<SteadyTransfers> {
  const agent = new Agent({ keepAlive: true });
  let acknowledged = 0;
  let broken = 0;
  let slowestMs = 0;
  let isStopped = false;

  const send = async (session: string, isBack: boolean) => {
    const transfer = isBack ? internal(1, { from: 'savings', to: 'checking' }) : internal(1);
    const request = { intentKey: crypto.randomUUID(), transfer };
    const { status, body } = await ask({ agent, port, session }, '/transfers', request);
    if (status !== 200) throw new Error(`It was answered ${status}: ${JSON.stringify(body)}`);
  };
  const sendOn = async (session: string) => {
    for (let isBack = false; !isStopped; isBack = !isBack) {
      const begin = performance.now();
      try {
        await send(session, isBack);
        acknowledged += 1;
        slowestMs = Math.max(slowestMs, performance.now() - begin);
      } catch (error) {
        broken += 1;
        outcome.problem(String(error));
      }
    }
  };

  const sessions: string[] = [];
  for (const username of usernames) {
    sessions.push(await signIn({ agent, port }, username, password));
  }
  const ended = Promise.all(sessions.map(sendOn));
  return {
    acknowledged: () => acknowledged,
    slowestMs: () => slowestMs,
    broken: () => broken,
    async stop() {
      isStopped = true;
      await ended;
      agent.destroy();
    },
  };
}
