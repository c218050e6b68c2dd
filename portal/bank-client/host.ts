import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '#contract/index.ts';

/** True in the demo, where the bank runs in this tab and nothing is sent anywhere. */
export const isDemo = import.meta.env.MODE === 'demo';

/** The bank from a member's side: a function for each request of the contract. */
export type BankClient = ContractRouterClient<Contract>;
