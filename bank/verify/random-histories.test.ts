import type { TransferKind } from '#contract/transactions/transactions.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import type { StoreName } from '#stores/every-store.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoPolicy } from '../policy.ts';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { seededRandom } from '../testing/test-ports.ts';
import {
  balancesOf,
  liveWithoutStepUps,
  longSessions,
  openTestBank,
  type Client,
  type TestBank,
} from '../testing/test-bank.ts';
import type { TestMember } from '../testing/test-member.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';
import { verifyBank } from './verify-bank.ts';

type Handle = 'checking' | 'savings';

/** A fixed amount, or an amount relative to the account's balance. */
type Amount = number | 'the whole balance' | 'one cent more than the balance';

/** An act of a history. `which` counts among the transfers that were sent until then. */
type Action =
  | { readonly do: 'send'; who: number; kind: TransferKind; from: Handle; amount: Amount }
  | { readonly do: 'send ten at once'; who: number; from: Handle; amount: number }
  | { readonly do: 'send again' | 'send something else with the key'; which: number }
  | { readonly do: 'cancel' | 'settle' | 'return' | 'cancel and settle at once'; which: number }
  | { readonly do: 'let time pass'; ms: number }
  | { readonly do: 'restart'; ms: number };

interface ModelTransfer {
  readonly who: number;
  readonly id: string;
  readonly intentKey: string;
  readonly request: TransferRequestInput;
  readonly dueAt: number;
  status: 'processing' | 'completed' | 'pending' | 'failed' | 'cancelled';
}

/** The bank as a table of balances: the expected state in a few lines. */
class Model {
  readonly balances: Record<Handle, number>[];
  readonly transfers: ModelTransfer[] = [];

  constructor(balances: Record<Handle, number>[]) {
    this.balances = balances;
  }

  send(transfer: ModelTransfer): void {
    this.#change(transfer, transfer.request.from, -transfer.request.amount);
    this.transfers.push(transfer);
  }

  /** Due transfers are finished: held above 1,000 dollars, unless the money stays with the member. */
  finishDue(now: number): void {
    for (const transfer of this.transfers) {
      const { request, status, dueAt } = transfer;
      if (status === 'processing' && dueAt <= now) {
        const held = request.kind !== 'internal' && request.amount > 1_000_00;
        transfer.status = held ? 'pending' : 'completed';
        if (request.kind === 'internal') {
          this.#change(transfer, request.to, request.amount);
        }
      }
    }
  }

  /** A pending transfer ends; anything else stays as it is. */
  end(transfer: ModelTransfer, status: 'completed' | 'failed' | 'cancelled'): boolean {
    if (transfer.status !== 'pending') {
      return false;
    }
    transfer.status = status;
    if (status !== 'completed') {
      this.#change(transfer, transfer.request.from, transfer.request.amount);
    }
    return true;
  }

  balanceOf(who: number, handle: Handle): number {
    return this.balances[who]?.[handle] ?? 0;
  }

  #change({ who }: ModelTransfer, handle: string, amount: number): void {
    const balances = this.balances[who];
    if (balances) {
      balances[handle as Handle] += amount;
    }
  }
}

const which = fc.nat(30);
const who = fc.nat(1);
const from = fc.constantFrom<Handle>('checking', 'savings');
const amount = fc.oneof(
  fc.integer({ min: 1, max: 900_00 }),
  fc.constantFrom(1, 1_000_00, 1_000_01, 2_500_00),
  fc.constantFrom<Amount>('the whole balance', 'one cent more than the balance'),
);
const kind = fc.constantFrom<TransferKind>('internal', 'zelle', 'external');
const send = fc.record({ do: fc.constant('send' as const), who, kind, from, amount });

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: send },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('send ten at once' as const),
      who,
      from,
      amount: fc.integer({ min: 1, max: 600_00 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('send again' as const, 'send something else with the key' as const),
      which,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['cancel', 'settle', 'return', 'cancel and settle at once'] as const),
      ),
      which,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('let time pass' as const), ms: fc.nat(6_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('restart' as const), ms: fc.nat(10_000) }),
  },
);

/** The bank and the model beside each other, through a single history. */
interface History {
  bank: TestBank;
  clients: readonly Client[];
  readonly members: readonly TestMember[];
  readonly model: Model;
  /** Whether internal transfers are done in the same moment. */
  readonly atOnce: boolean;
}

async function begin(store: TestBank, live: boolean): Promise<History> {
  const bank = store.beside({
    policy: { ...(live ? liveWithoutStepUps : demoPolicy), ...longSessions },
  });
  await bank.start();
  const rich = { checking: 3_000_00, savings: 1_200_00 };
  const poor = { checking: 50_00, savings: 0 };
  const members = [
    await bank.addMember({ accounts: rich }),
    await bank.addMember({ accounts: poor }),
  ];
  const model = new Model([rich, poor]);
  return { bank, clients: await signIn(bank, members), members, model, atOnce: live };
}

async function signIn(bank: TestBank, members: readonly TestMember[]): Promise<Client[]> {
  const clients: Client[] = [];
  for (const member of members) {
    clients.push(await bank.clientOf(member));
  }
  return clients;
}

async function perform(history: History, action: Action): Promise<void> {
  const { bank, model } = history;
  switch (action.do) {
    case 'send':
      await sendOne(history, action);
      break;
    case 'send ten at once':
      await sendTenAtOnce(history, action);
      break;
    case 'let time pass':
      await bank.clock.advance(action.ms);
      break;
    case 'restart':
      await restart(history, action.ms);
      break;
    default: {
      const transfer = model.transfers[action.which % Math.max(model.transfers.length, 1)];
      if (transfer) {
        await follow[action.do](history, transfer);
      }
    }
  }
  model.finishDue(bank.clock.now());
  await compareBalances(history);
}

async function sendOne(
  history: History,
  { who, kind, from, amount }: Extract<Action, { do: 'send' }>,
): Promise<void> {
  const balance = history.model.balanceOf(who, from);
  const request = requestOf(kind, from, Math.max(1, amountOf(amount, balance)));
  const intentKey = history.bank.newKey();
  const sending = clientOf(history, who).transfers.create({ intentKey, transfer: request });
  if (request.amount > balance) {
    await expect(sending).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      data: { available: balance },
    });
    return;
  }
  const { id } = await sending;
  await noteSent(history, { who, id, intentKey, request });
}

async function sendTenAtOnce(
  history: History,
  { who, from, amount }: Extract<Action, { do: 'send ten at once' }>,
): Promise<void> {
  const affordable = Math.floor(history.model.balanceOf(who, from) / amount);
  const request = requestOf('zelle', from, amount);
  const asks = await Promise.allSettled(
    Array.from({ length: 10 }, async () => {
      const intentKey = history.bank.newKey();
      const asked = clientOf(history, who).transfers.create({ intentKey, transfer: request });
      return { id: (await asked).id, intentKey };
    }),
  );
  const sent = asks.filter((ask) => ask.status === 'fulfilled');
  expect(sent).toHaveLength(Math.min(10, affordable));
  for (const { value } of sent) {
    await noteSent(history, { who, request, ...value });
  }
}

/** The acts on a sent transfer. */
const follow = {
  'send again': async ({ bank, ...history }: History, transfer: ModelTransfer) => {
    const { who, id, intentKey, request } = transfer;
    const before = await dumpTables(bank.store);
    const again = await clientOf(history, who).transfers.create({ intentKey, transfer: request });
    expect(again.id).toBe(id);
    expect(await dumpTables(bank.store)).toEqual(before);
  },

  'send something else with the key': async (
    { bank, ...history }: History,
    sent: ModelTransfer,
  ) => {
    const before = await dumpTables(bank.store);
    const transfer = { ...sent.request, memo: 'Something else' };
    const asked = clientOf(history, sent.who).transfers.create({
      intentKey: sent.intentKey,
      transfer,
    });
    await expect(asked).rejects.toMatchObject({ code: 'INTENT_KEY_REUSED' });
    expect(await dumpTables(bank.store)).toEqual(before);
  },

  cancel: async ({ model, ...history }: History, transfer: ModelTransfer) => {
    const { who, id, status } = transfer;
    const cancelling = clientOf(history, who).transfers.cancel({ id });
    if (model.end(transfer, 'cancelled')) {
      expect((await cancelling).status).toBe('cancelled');
    } else {
      await expect(cancelling).rejects.toMatchObject({ code: 'NOT_PENDING', data: { status } });
    }
  },

  settle: async ({ bank, model }: History, transfer: ModelTransfer) => {
    const { kind } = await bank.bank.staff.settle(transfer.id);
    expect(kind).toBe(model.end(transfer, 'completed') ? 'done' : 'not-pending');
  },

  return: async ({ bank, model }: History, transfer: ModelTransfer) => {
    const { kind } = await bank.bank.staff.return(transfer.id, 'Account closed');
    expect(kind).toBe(model.end(transfer, 'failed') ? 'done' : 'not-pending');
  },

  'cancel and settle at once': async (history: History, transfer: ModelTransfer) => {
    const [cancelled, settled] = await Promise.allSettled([
      clientOf(history, transfer.who).transfers.cancel({ id: transfer.id }),
      history.bank.bank.staff.settle(transfer.id),
    ]);
    const byMember = cancelled.status === 'fulfilled';
    const byStaff = settled.status === 'fulfilled' && settled.value.kind === 'done';
    const ended = transfer.status === 'pending' ? 1 : 0;
    expect([byMember, byStaff].filter(Boolean)).toHaveLength(ended);
    history.model.end(transfer, byMember ? 'cancelled' : 'completed');
  },
};

async function restart(history: History, ms: number): Promise<void> {
  await history.bank.stop();
  await history.bank.clock.leap(ms);
  history.bank = history.bank.beside();
  await history.bank.start();
  history.clients = await signIn(history.bank, history.members);
}

async function noteSent(
  { bank, model, atOnce }: History,
  sent: Omit<ModelTransfer, 'dueAt' | 'status'>,
): Promise<void> {
  const { at, due_at } = await bank.store.db
    .selectFrom('transfer')
    .select(['at', 'due_at'])
    .where('id', '=', sent.id)
    .executeTakeFirstOrThrow();
  expect(due_at === null).toBe(atOnce && sent.request.kind === 'internal');
  model.send({ ...sent, dueAt: due_at ?? at, status: 'processing' });
}

/** Lets all pending transfers end, and compares everything visible. */
async function end(history: History): Promise<void> {
  const { bank, model } = history;
  await compareTransfers(history);
  await bank.clock.advance(5_000);
  model.finishDue(bank.clock.now());
  await compareBalances(history);
  await compareTransfers(history);
  await bank.stop();
  expect(bank.log.lines).toEqual([]);
}

async function compareBalances({ model, clients }: History): Promise<void> {
  for (const [who, balances] of model.balances.entries()) {
    expect(await balancesOf(clientOf({ clients }, who))).toEqual(balances);
  }
}

async function compareTransfers({ model, clients }: History): Promise<void> {
  for (const [who, client] of clients.entries()) {
    const mine = model.transfers.filter((transfer) => transfer.who === who);
    const { transactions } = await client.transfers.history({ limit: 200 });
    const debits = transactions.filter(({ type }) => type === 'debit');
    expect(
      Object.fromEntries(debits.map(({ transferId, status }) => [transferId, status])),
    ).toEqual(Object.fromEntries(mine.map(({ id, status }) => [id, status])));
    const countOf = (status: string) => mine.filter((one) => one.status === status).length;
    expect(await client.transfers.tiles()).toMatchObject({
      processing: countOf('processing'),
      pending: countOf('pending'),
    });
  }
}

function clientOf({ clients }: Pick<History, 'clients'>, who: number): Client {
  const client = clients[who];
  if (!client) {
    throw new Error(`Nobody is member ${who} of this history`);
  }
  return client;
}

function amountOf(amount: Amount, balance: number): number {
  if (typeof amount === 'number') {
    return amount;
  }
  return amount === 'the whole balance' ? balance : balance + 1;
}

function requestOf(kind: TransferKind, from: Handle, amount: number): TransferRequestInput {
  switch (kind) {
    case 'internal':
      return internal(amount, { from, to: from === 'checking' ? 'savings' : 'checking' });
    case 'zelle':
      return zelle(amount, { from });
    case 'external':
      return external(amount, { from });
  }
}

const histories: Record<StoreName, number> = { 'node-sqlite': 25, 'wasm-sqlite': 15, postgres: 10 };

describeOnEveryStore('whatever members and staff do', ({ name, open }) => {
  test('balances are those of a simple model, and every invariant of the bank holds', async () => {
    const bank = await openTestBank(await open<Tables>(), { random: seededRandom(7) });
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(action, { minLength: 5, maxLength: 30 }),
        async (live, actions) => {
          const history = await begin(bank, live);
          for (const each of actions) {
            await perform(history, each);
          }
          await end(history);
          const { checks } = await verifyBank(bank.store);
          expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
        },
      ),
      { seed: 20_260_302, numRuns: histories[name] },
    );
  }, 60_000);
});
