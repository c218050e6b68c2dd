import type { BankRows } from './bank-rows.ts';
import type { Model, ModelPurchase } from './model.ts';
import { overdraftTerms } from './new-world.ts';
import type { SimulatedMember } from './simulated-member.ts';
import { BrokenClaim } from './trace.ts';

type Posting = BankRows['postings'][number];

/**
 * Each approved purchase is there as it was asked for, and approved beyond the balance only where somebody allowed that, within
 * the limit. Each is posted at most once, and only where a merchant wanted it; its fee is the agreed one, taken once or not at
 * all. Nothing but posted purchases, their fees and checks that come back takes an account below zero.
 */
export function checkPurchases(
  members: readonly SimulatedMember[],
  model: Model,
  rows: BankRows,
  dayOf: (moment: number) => string,
): void {
  const beyond = new Map(rows.purchases.map(({ id, overdraft }) => [id, overdraft]));
  for (const row of rows.purchases) {
    const purchase = found(model, row.id);
    const owner = members.find((one) => one.model === purchase.member);
    const isAsAsked = row.amount === purchase.amount && row.card_id === owner?.cards[purchase.card];
    const mayBeBeyond = purchase.card === 'debit' && purchase.member.overdrafts.triedAllowing;
    if (!isAsAsked || row.overdraft > (mayBeBeyond ? overdraftTerms.most : 0)) {
      throw new BrokenClaim(`Purchase ${row.id} is not what was asked for, or beyond the limit`);
    }
  }
  const feesOfDay = new Map<string, number>();
  const seen = new Set<string>();
  for (const posting of rows.postings) {
    const purchase = found(model, posting.id);
    if (seen.has(posting.id)) throw new BrokenClaim(`Purchase ${posting.id} is posted twice`);
    seen.add(posting.id);
    const day = `${posting.account_id} on ${dayOf(posting.posted_at)}`;
    const feesBefore = feesOfDay.get(day) ?? 0;
    checkPosting(posting, purchase, beyond.get(posting.id) ?? 0, feesBefore);
    if (posting.fee !== null) feesOfDay.set(day, feesBefore + 1);
  }
  for (const [id, { posted }] of model.purchases) {
    if (posted !== null && !seen.has(id)) {
      throw new BrokenClaim(`Purchase ${id} was acknowledged as posted, and is not`);
    }
  }
  checkWhatOverdraws(rows);
}

function checkPosting(
  { id, amount, fee, balance_after: after }: Posting,
  purchase: ModelPurchase,
  beyond: number,
  feesBefore: number,
): void {
  const isWanted = purchase.card === 'debit' && purchase.triedPosting;
  if (!isWanted || -amount !== purchase.amount) {
    throw new BrokenClaim(`Purchase ${id} was posted with ${amount}, and nobody wanted that`);
  }
  const taken = fee === null ? 0 : -fee;
  if (purchase.posted !== null && purchase.posted !== taken) {
    throw new BrokenClaim(`The fee of purchase ${id} is ${taken}, and was ${purchase.posted}`);
  }
  const mayCost = beyond > 0 && feesBefore < overdraftTerms.feesADay;
  // A member who never tried to end overdrafts is charged as agreed where the balance alone shows it.
  const mustCost = mayCost && !purchase.member.overdrafts.triedEnding && (after ?? 0) < 0;
  const isRight = taken === overdraftTerms.fee ? mayCost : taken === 0 && !mustCost;
  if (!isRight) throw new BrokenClaim(`The fee of purchase ${id} is ${taken}, which cannot be`);
}

function checkWhatOverdraws({ postings, fees, deposits, overdrawing }: BankRows): void {
  const feesOfPurchases = new Set(postings.map(({ fee_posting_id: fee }) => fee));
  const others = fees.find(({ posting_id: fee }) => !feesOfPurchases.has(fee));
  if (others) throw new BrokenClaim(`The fee ${others.posting_id} belongs to no purchase`);
  const ofPurchases = new Set(postings.map(({ posting_id: posting }) => posting));
  for (const { posting_id: posting, account_id: account, ...entry } of overdrawing) {
    const isOfReturn =
      entry.kind === 'deposit-returned' &&
      deposits.some(
        ({ account_id: to, amount, status }) =>
          to === account && amount === -entry.amount && status === 'returned',
      );
    if (!ofPurchases.has(posting) && !feesOfPurchases.has(posting) && !isOfReturn) {
      throw new BrokenClaim(`Posting ${posting} took account ${account} to ${entry.balance_after}`);
    }
  }
}

function found({ purchases }: Model, id: string): ModelPurchase {
  const purchase = purchases.get(id);
  if (purchase === undefined) throw new BrokenClaim(`Nobody knows of purchase ${id}`);
  return purchase;
}
