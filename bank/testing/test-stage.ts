import type { BankStore } from '../ports.ts';

type OpenStage = () => Promise<Pick<BankStore, 'db'>>;

let open: OpenStage | undefined;

/** Says in which database the tests of this process rehearse: the bank itself opens none. */
export function rehearseIn(stage: OpenStage): void {
  open = stage;
}

/** A stage for all tests of a process: a rehearsal leaves it as it was. */
export const openStage: OpenStage = async () => {
  if (open === undefined) throw new Error('These tests have no database to rehearse in');
  return await open();
};
