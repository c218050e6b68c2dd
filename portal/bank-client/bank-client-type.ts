import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '#contract/index.ts';

/** The bank from a member's side: a function for each request of the contract. */
export type BankClient = ContractRouterClient<Contract>;
