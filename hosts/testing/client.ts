import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '#contract/index.ts';

/** Everything that a member can ask, whichever host answers. */
export type Client = ContractRouterClient<Contract>;
