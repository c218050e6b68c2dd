import { expect, test } from 'vitest';
import { Rng } from './rng.ts';
import { Clients } from './clients.ts';
import type { Heard, Request } from './network.ts';
import { Scheduler } from './scheduler.ts';
import type { RequestCaller, SimulatedMember } from './simulated-member.ts';

const letIn = { kind: 'answer', answer: {} as RequestCaller } as const;
const cutShort = { kind: 'nothing', why: 'the connection broke' } as const;
const heldUp = { kind: 'refusal', code: 'TOO_MANY_TRIES', data: null } as const;

/** A member who signs in, once for each list of outcomes, which come in order. */
async function signIn(...times: readonly (readonly Heard<RequestCaller>[])[]): Promise<void> {
  const rng = new Rng(1);
  const remaining = [...times];
  const clients = new Clients({
    rng,
    scheduler: new Scheduler(rng, 0),
    network: {
      send<Answer>(request: Request<Answer>) {
        const [first, ...later] = (remaining.shift() ?? []) as Heard<Answer>[];
        if (first === undefined) throw new Error('Nothing is to be heard');
        for (const heard of [first, ...later]) request.heard(heard);
        return Promise.resolve(first);
      },
    },
    tell() {},
    note() {},
  });
  const member = {
    name: 'member 1',
    details: { username: 'jordan', password: 'a long password' },
    sessionToken: null,
    browserToken: null,
    signingIn: null,
    triesCutShort: 0,
    triesForgotten: 0,
  } as Partial<SimulatedMember> as SimulatedMember;
  for (const _ of times) await clients.signIn(member);
}

test('A member whose tries were cut short may be held up', async () => {
  await expect(signIn([cutShort], [heldUp])).resolves.toBeUndefined();
});

test('A copy that was held up may be heard after another that was let in', async () => {
  await expect(signIn([cutShort], [letIn, heldUp])).resolves.toBeUndefined();
});

test('A member who was let in since is held up by nothing', async () => {
  await expect(signIn([cutShort], [letIn], [heldUp])).rejects.toThrow('TOO_MANY_TRIES');
});

test('A member none of whose tries was cut short is held up by nothing', async () => {
  await expect(signIn([letIn], [letIn, heldUp])).rejects.toThrow('TOO_MANY_TRIES');
});
