import type { Router } from '@orpc/server';
import type { CallContext } from '#bank/ports.ts';
import type { Contract } from '#contract/index.ts';

/** The handlers of everything that a member can ask. */
export type BankRouter = Router<Contract, CallContext>;
