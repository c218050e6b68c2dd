import type { Contract } from '#contract/index.ts';
import type { Router } from '@orpc/server';
import type { BankContext } from './bank-context.ts';
import type { DueSource } from './due-work/due-source.ts';
import type { LaterHandlers } from './formats/load-once.ts';
import type { Gate } from './gate.ts';
import type { CallContext } from './ports.ts';
import type { Check } from './verify/check.ts';

/**
 * The parts that handlers are made of. `loadLater` and `loadProceduresLater` give the gate and the bank to the parts that
 * they load.
 */
export interface Opening extends LaterHandlers<[gate: Gate, bank: BankContext]> {
  readonly gate: Gate;
  readonly bank: BankContext;
  /** The answers of all capabilities. */
  readonly router: () => Router<Contract, CallContext>;
}

/**
 * The contribution of a capability to the bank, as its `index.ts` declares it; `capabilities.ts` lists all. A tab opens
 * with every `index.ts`: parts that no first view needs are imported when they are called.
 */
export interface Capability<Name extends keyof Contract = never> {
  /** Answers to these parts of the contract. */
  readonly handlers?: (opening: Opening) => Pick<Router<Contract, CallContext>, Name>;
  /** Work that is due at a time. The first capability in the list is done first. */
  readonly due?: (bank: BankContext) => readonly DueSource[];
  /** The same for long work: it is done beside the other, and holds none of it up. */
  readonly dueBeside?: (bank: BankContext) => readonly DueSource[];
  /** Done before any work that is due. */
  readonly start?: (bank: BankContext) => Promise<void>;
  /** The parts that neither `handlers` nor `due` load, for a bank that must load nothing later. */
  readonly parts?: readonly (() => Promise<unknown>)[];
  /** The invariants of its tables. */
  readonly checks?: () => Promise<readonly Check[]>;
}
