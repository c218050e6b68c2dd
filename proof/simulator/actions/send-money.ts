import type { Transfer, TransferRequestInput } from '#contract/transfers/transfers.ts';
import { external, internal, zelle } from '#bank/testing/transfer-requests.ts';
import type { Rng } from '../rng.ts';
import { endsHeld, type Ending, type Handle, type ModelTransfer } from '../model.ts';
import type { SimulatedMember } from '../simulated-member.ts';
import { BrokenClaim, dollars } from '../trace.ts';
import { type Action, type Stage, someAmount } from './action.ts';

const handles = ['checking', 'savings'] as const;

/** Any transfer that a member can ask for. */
export function someTransfer(rng: Rng): TransferRequestInput {
  const from = rng.pick(handles);
  const amount = someAmount(rng);
  switch (rng.pick(['internal', 'zelle', 'external'])) {
    case 'zelle':
      return zelle(amount, { from });
    case 'external':
      return external(amount, { from });
    default:
      return internal(amount, { from, to: otherThan(from) });
  }
}

/** Where it goes to inside the bank; null where it leaves it. */
export function destinationOf(request: TransferRequestInput): Handle | null {
  return request.kind === 'internal' ? (request.to as Handle) : null;
}

export function describe(request: TransferRequestInput): string {
  const to = request.kind === 'internal' ? request.to : `somebody by ${request.kind}`;
  return `${dollars(request.amount)} from ${request.from} to ${to}`;
}

export const sendMoney: Action = (stage, member) => send(stage, member, someTransfer(stage.rng));

/** A member sends ten at once: more than one account may hold, or than may be sent in a day. */
export const sendMany: Action = async (stage, member) => {
  const { rng } = stage;
  const areLarge = rng.permille(400);
  await Promise.all(
    Array.from({ length: 10 }, () =>
      send(stage, member, areLarge ? zelle(rng.between(2_000_00, 10_000_00)) : someTransfer(rng)),
    ),
  );
};

async function send(
  stage: Stage,
  member: SimulatedMember,
  request: TransferRequestInput,
): Promise<void> {
  const key = stage.rng.uuid();
  await stage.clients.execute<Transfer>({
    member,
    key,
    what: `sends ${describe(request)}`,
    mayChange: mayChange(stage, request),
    send: (client) => client.transfers.create({ intentKey: key, transfer: request }),
    done: ({ id, amount, from }) => {
      if (amount !== request.amount || from !== request.from) {
        throw new BrokenClaim(`Transfer ${id} is not what ${member.name} asked for`);
      }
      addTransfer(stage, id, {
        member: member.model,
        kind: request.kind,
        from: request.from as Handle,
        to: destinationOf(request),
        amount,
        tried: new Set(),
        ended: null,
      });
      if (request.kind === 'internal') return stage.atOnce ? 0 : null;
      return -amount;
    },
  });
}

export const cancelTransfer: Action = async (stage, member) => {
  const found = someHeld(stage, ({ member: owner }) => owner === member.model);
  if (!found) return;
  const { id, transfer } = found;
  const end = beginEnding(transfer, 'cancelled');
  await stage.clients.ask(
    member,
    `cancels transfer ${id}`,
    (client) => client.transfers.cancel({ id }),
    { heard: end },
  );
};

/** The rail or the staff let a held transfer go on, or send it back. */
export const endTransfer: Action = async (stage) => {
  const found = someHeld(stage, () => true);
  if (!found) return;
  const { id, transfer } = found;
  const ending = stage.rng.pick(['completed', 'failed']);
  const end = beginEnding(transfer, ending);
  const outcome = await stage.byStaff(
    `${ending === 'completed' ? 'settles' : 'returns'} transfer ${id}`,
    ({ staff }) => (ending === 'completed' ? staff.settle(id) : staff.return(id, 'Account closed')),
  );
  if (outcome?.kind === 'done') end();
};

function mayChange({ atOnce }: Stage, { kind, amount }: TransferRequestInput) {
  return { low: kind === 'internal' && atOnce ? 0 : -amount, high: 0 };
}

function addTransfer({ model }: Stage, id: string, transfer: ModelTransfer): void {
  if (model.transfers.has(id)) {
    throw new BrokenClaim(`Transfer ${id} is the answer to two different asks`);
  }
  model.transfers.set(id, transfer);
}

function someHeld(
  { rng, model }: Stage,
  isWanted: (transfer: ModelTransfer) => boolean,
): { id: string; transfer: ModelTransfer } | undefined {
  const held = [...model.transfers].filter(
    ([, transfer]) =>
      isWanted(transfer) &&
      // Now and then an ended session: then nothing may happen.
      (transfer.ended === null || rng.permille(50)) &&
      (endsHeld(transfer) || rng.permille(5)),
  );
  const [id, transfer] = rng.pick(held) ?? [];
  return id !== undefined && transfer ? { id, transfer } : undefined;
}

/** Notes that the ending was asked for; the returned function is told when it was done. */
function beginEnding(transfer: ModelTransfer, ending: Ending): () => void {
  const back = ending === 'completed' ? 0 : transfer.amount;
  const open = transfer.member.total.begin({ low: 0, high: back });
  transfer.tried.add(ending);
  return () => {
    if (transfer.ended !== null) {
      throw new BrokenClaim(
        `A transfer of ${dollars(transfer.amount)} ended twice: ${transfer.ended}, then ${ending}`,
      );
    }
    transfer.ended = ending;
    open.settle(back);
  };
}

function otherThan(handle: Handle): Handle {
  return handle === 'checking' ? 'savings' : 'checking';
}
