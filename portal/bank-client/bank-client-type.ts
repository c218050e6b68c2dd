import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '#contract/index.ts';

/** The bank as a member asks it: one function for each request of the contract. */
export type BankClient = ContractRouterClient<Contract>;
