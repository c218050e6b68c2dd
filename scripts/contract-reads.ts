import { contract } from '#contract/index.ts';
import { proceduresOf } from '#contract/procedures/procedures-of.ts';

/** What the build tells the portal of the contract, whose schemas no first view loads: the names of the procedures that change nothing. */
export const contractReads = JSON.stringify(
  proceduresOf(contract)
    .filter(({ meta }) => meta.effect === 'read')
    .map(({ name }) => name),
);
