import type { Client } from '#bank/testing/test-bank.ts';
import { external, internal, zelle } from '#bank/testing/transfer-requests.ts';
import { endsHeld } from '../model.ts';
import { BrokenClaim } from '../trace.ts';
import type { Action } from './action.ts';

/** Something that must be refused: by its form, by a rule, or since it is somebody else's. */
export const askWrongly: Action = async ({ rng, clients, model }, member) => {
  const what = rng.pick(Object.keys(wrongAsks) as (keyof typeof wrongAsks)[]) ?? 'zero';
  const intentKey = rng.uuid();
  const theirs = [...model.transfers].filter(([, { member: owner }]) => owner !== member.model);
  // Most could be changed by their owner.
  const held = theirs.filter(([, transfer]) => endsHeld(transfer) && transfer.ended === null);
  const foreign = rng.pick(held.length > 0 && rng.permille(800) ? held : theirs)?.[0];
  const { code, ask } = wrongAsks[what];
  const heard = await clients.ask(
    member,
    `asks for what cannot be: ${what}`,
    (client): Promise<unknown> => ask(client, intentKey, foreign ?? intentKey),
    { times: 1 },
  );
  const isRefused =
    heard.kind === 'nothing' ||
    (heard.kind === 'refusal' && [code, ...alwaysPossible].includes(heard.code));
  if (!isRefused) {
    const came = heard.kind === 'refusal' ? `was refused with ${heard.code}` : 'got it';
    throw new BrokenClaim(`${member.name} asked for what cannot be (${what}), and ${came}`);
  }
};

/** The possible first refusals of any request; the money is checked before the details of the recipient. */
const alwaysPossible: readonly string[] = ['UNAVAILABLE', 'SIGNED_OUT', 'INSUFFICIENT_FUNDS'];

/** A request, and the refusal that it must get. */
interface WrongAsk {
  readonly code: string;
  readonly ask: (client: Client, intentKey: string, foreign: string) => Promise<unknown>;
}

const wrongAsks = {
  zero: {
    code: 'BAD_REQUEST',
    ask: (client, intentKey) => client.transfers.create({ intentKey, transfer: internal(0) }),
  },
  'less than nothing': {
    code: 'BAD_REQUEST',
    ask: (client, intentKey) => client.transfers.create({ intentKey, transfer: zelle(-1) }),
  },
  'half a cent': {
    code: 'BAD_REQUEST',
    ask: (client, intentKey) => client.transfers.create({ intentKey, transfer: zelle(0.5) }),
  },
  'more than there is': {
    code: 'INSUFFICIENT_FUNDS',
    ask: (client, intentKey) =>
      client.transfers.create({ intentKey, transfer: internal(9_007_199_254_740_991) }),
  },
  'to the same account': {
    code: 'SAME_ACCOUNT',
    ask: (client, intentKey) =>
      client.transfers.create({ intentKey, transfer: internal(1, { to: 'checking' }) }),
  },
  'from no account': {
    code: 'UNKNOWN_ACCOUNT',
    ask: (client, intentKey) =>
      client.transfers.create({ intentKey, transfer: internal(1, { from: 'vault' }) }),
  },
  'a wrong routing number': {
    code: 'ROUTING_NUMBER_WRONG',
    ask: (client, intentKey) =>
      client.transfers.create({ intentKey, transfer: external(1, { routingNumber: '123456789' }) }),
  },
  'a key that is none': {
    code: 'BAD_REQUEST',
    ask: (client) => client.transfers.create({ intentKey: 'once', transfer: internal(1) }),
  },
  "somebody else's transfer": {
    code: 'NOT_FOUND',
    ask: (client, _, foreign) => client.transfers.get({ id: foreign }),
  },
  "to cancel somebody else's transfer": {
    code: 'NOT_FOUND',
    ask: (client, _, foreign) => client.transfers.cancel({ id: foreign }),
  },
  'a bill of nobody': {
    code: 'UNKNOWN_PAYEE',
    ask: (client, intentKey, foreign) =>
      client.bills.schedule({
        intentKey,
        bill: { payee: foreign, from: 'checking', amount: 1, date: '2030-01-01' },
      }),
  },
  'a bill on 30 February': {
    code: 'BAD_REQUEST',
    ask: (client, intentKey, foreign) =>
      client.bills.schedule({
        intentKey,
        bill: { payee: foreign, from: 'checking', amount: 1, date: '2027-02-30' },
      }),
  },
  'a picture that is none': {
    code: 'PHOTO_NOT_A_PICTURE',
    ask: (client, intentKey) =>
      client.deposits.create({
        intentKey,
        deposit: { to: 'checking', amount: 1, front: 'AAAA', back: 'AAAA' },
      }),
  },
} satisfies Record<string, WrongAsk>;
