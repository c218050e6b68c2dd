/**
 * No answer came from the bank: the network is down, the server is, or it took too long. After an
 * ask that moves money nobody can say whether it happened until the same ask, with the same intent
 * key, is sent again; every other ask changed nothing.
 */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly code = 'UNREACHABLE';
  readonly moneyMayHaveMoved: boolean;

  constructor(ask: readonly string[], cause: unknown) {
    super(`No answer from the bank to ${ask.join('.')}`, { cause });
    this.moneyMayHaveMoved = movesMoney(ask);
  }
}

const asksThatMoveMoney: ReadonlySet<string> = new Set([
  'transfers.create',
  'transfers.cancel',
  'bills.schedule',
  'deposits.create',
]);

/** Whether an ask, named by its path in the contract, can move money. */
function movesMoney(ask: readonly string[]): boolean {
  return asksThatMoveMoney.has(ask.join('.'));
}
