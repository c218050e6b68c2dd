import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import type {
  AnySchema,
  ContractProcedure,
  ErrorMap,
  InferSchemaInput,
  Meta,
} from '@orpc/contract';
import type { Contract } from '#contract/index.ts';
import { bank } from '../bank-client/bank-client.ts';
import type { BankClient } from '../bank-client/host.ts';
import type { AnswerOf } from './bank-changes.ts';

/** How a request is asked: it is given up where nobody waits for its answer any more. */
interface Ask {
  readonly signal: AbortSignal;
}

/** What is read of the bank, and kept under that key. */
export function bankQuery<Answer, const Key extends QueryKey>(
  queryKey: Key,
  read: (bank: BankClient, ask: Ask) => Promise<Answer>,
) {
  return queryOptions({ queryKey, queryFn: async ({ signal }) => read(await bank(), { signal }) });
}

type AskedOf<Procedure> =
  Procedure extends ContractProcedure<infer Input, AnySchema, ErrorMap, Meta>
    ? InferSchemaInput<Input>
    : never;
/** The answer of a procedure of the contract to that input: see `bankQuery`. */
export function readBy<
  Router extends keyof Contract,
  Name extends keyof Contract[Router] & string,
  Procedure extends Contract[Router][Name],
  const Key extends QueryKey,
>(router: Router, name: Name, queryKey: Key, input?: AskedOf<Procedure>) {
  return bankQuery(queryKey, (client, ask) => {
    const procedures = client[router] as unknown as Record<
      Name,
      (input: AskedOf<Procedure> | undefined, ask: Ask) => Promise<AnswerOf<Procedure>>
    >;
    return procedures[name](input, ask);
  });
}

/** A list that the bank gives page by page: each page has the cursor of the next, or null. */
export function bankPages<
  Page extends { readonly next: string | null },
  const Key extends QueryKey,
>(
  queryKey: Key,
  read: (bank: BankClient, page: { readonly cursor?: string }, ask: Ask) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) =>
      read(await bank(), pageParam === undefined ? {} : { cursor: pageParam }, { signal }),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}
