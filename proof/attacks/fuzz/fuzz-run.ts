import fc from 'fast-check';
import { openFuzzedBank } from './fuzzed-bank.ts';
import { readOperations } from './operations.ts';
import { type FuzzRequest, fuzzRequests } from './requests.ts';

/** The result of a run. */
export interface FuzzOutcome {
  /** How many operations the description of the API has. */
  readonly operations: number;
  /** How often each answer came, by code. */
  readonly answers: ReadonlyMap<string, number>;
  /** The first request that was answered wrongly, and how; null where all were answered as declared. */
  readonly failure: string | null;
}

/**
 * Sends this many requests to a bank of its own, each the same for the same seed, and ends at the first wrong answer: an
 * error of the server, an answer that the contract does not declare, or a refusal that has changed something.
 */
export async function fuzz(seed: number, requests: number): Promise<FuzzOutcome> {
  const bank = await openFuzzedBank();
  try {
    const { operations, named } = await readOperations(bank.host.address);
    const result = await fc.check(
      fc.asyncProperty(fuzzRequests(operations, named), (request) => bank.check(request)),
      { seed, numRuns: requests, endOnFailure: true },
    );
    return {
      operations: operations.length,
      answers: bank.answers,
      failure: result.failed ? failureOf(result) : null,
    };
  } finally {
    await bank.close();
  }
}

function failureOf({
  counterexample,
  errorInstance,
}: Pick<fc.RunDetails<[FuzzRequest]>, 'counterexample' | 'errorInstance'>): string {
  const [request] = counterexample ?? [];
  const { operation, ...sent } = request ?? {};
  return `${operation?.id} ${JSON.stringify(sent)}: ${String(errorInstance)}`;
}
