import { contract } from '#contract/index.ts';
import { proceduresOf } from '#contract/procedures/procedure.ts';

/**
 * The contract's facts that the build tells the portal, as no first view loads the schemas: the names of the procedures
 * that change nothing.
 */
export const contractReads = JSON.stringify(
  proceduresOf(contract)
    .filter(({ meta }) => meta.effect === 'read')
    .map(({ name }) => name),
);
