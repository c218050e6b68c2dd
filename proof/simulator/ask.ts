import type { Client } from '#bank/testing/test-bank.ts';
import type { BankProcess } from './bank-process.ts';
import type { PossibleChange } from './total-range.ts';
import type { SimulatedMember } from './simulated-member.ts';
import { BrokenClaim } from './trace.ts';

/** Something that is carried out once, however often it is asked under its key. */
export interface Intention<Answer> {
  readonly member: SimulatedMember;
  readonly key: string;
  /** False where the key is not kept with the member's intent keys. */
  readonly isByIntentKey?: boolean;
  /** As in `sends $12.00 to savings`. */
  readonly what: string;
  /** By how much it may change the member's total. */
  readonly mayChange: PossibleChange;
  send(client: Client, process: BankProcess): Promise<Answer>;
  /** Writes it into the model; returns the change of the member's total, or null where that is not known yet. */
  done(answer: Answer): number | null;
}

/** An intention and the client's knowledge of it. */
export class Ask<Answer> {
  readonly intention: Intention<Answer>;
  state: 'unknown' | 'done' | 'refused' = 'unknown';
  #underWay = 0;
  /** A request of which nobody heard may have been carried out after another was refused. */
  #isInDoubt = false;
  #acknowledged: string | null = null;
  #settle: (change: number) => void;

  /** As in `member 2 sends $12.00 to savings (key …ab12)`. */
  get sentence(): string {
    const { member, what, key } = this.intention;
    return `${member.name} ${what} (key …${key.slice(-4)})`;
  }

  constructor(intention: Intention<Answer>) {
    this.intention = intention;
    const open = intention.member.model.total.begin(intention.mayChange);
    this.#settle = (change) => {
      open.settle(change);
    };
  }

  /** How many of its requests are under way. */
  get underWay(): number {
    return this.#underWay;
  }

  /** A request is sent. Where none is under way, its answer tells the outcome of all before it: the key tells. */
  begin(): void {
    if (this.#underWay === 0) this.#isInDoubt = false;
    this.#underWay += 1;
  }

  /** Nothing of a request is under way any more. */
  end(isUnheard: boolean): void {
    this.#underWay -= 1;
    if (!isUnheard) return;
    this.#isInDoubt = true;
    if (this.state === 'refused') this.state = 'unknown';
  }

  /** The bank says that it was carried out: to each who asks, the same. */
  acknowledge(answer: Answer): void {
    const text = JSON.stringify(answer);
    if (this.#acknowledged !== null) {
      if (text !== this.#acknowledged) {
        throw new BrokenClaim(
          `The same ask was answered ${this.#acknowledged} at first, and then ${text}`,
        );
      }
      return;
    }
    this.#acknowledged = text;
    this.state = 'done';
    const { member, key, isByIntentKey = true } = this.intention;
    if (isByIntentKey) member.model.keys.set(key, this.sentence);
    const change = this.intention.done(answer);
    if (change !== null) this.#settle(change);
  }

  refuse(): void {
    if (this.state === 'unknown' && !this.#isInDoubt) this.state = 'refused';
  }

  /** Nothing of it is under way and it was refused: it never happened. */
  closeRefused(): void {
    if (this.state === 'refused' && this.underWay === 0) this.#settle(0);
  }
}
