import type { MutationOptions } from '@tanstack/react-query';
import type {
  AnySchema,
  ContractProcedure,
  ErrorMap,
  InferSchemaOutput,
  Meta,
} from '@orpc/contract';
import type { Contract } from '#contract/index.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';
import { bank } from '../bank-client/bank-client.ts';
import type { BankClient } from '../bank-client/host.ts';

type HowAsked = Pick<MutationOptions, 'retry' | 'retryDelay' | 'gcTime'>;

/** A request that does the same when it is repeated: it is repeated where no answer came. */
export const repeatable = {
  retry: mayHelpToAskAgain,
  retryDelay: retryDelayMs,
} satisfies HowAsked;

/** A request or an answer with a secret: forgotten as soon as nobody looks. */
export const forgotten = { gcTime: 0 } satisfies HowAsked;

/** A change at the bank. Unless it is `repeatable`, it is asked once: the first request may have made it. */
export function bankChange<Answer, Asked = void>(
  change: (bank: BankClient, asked: Asked) => Promise<Answer>,
  how: HowAsked = {},
): MutationOptions<Answer, Error, Asked> {
  return { mutationFn: async (asked) => change(await bank(), asked), ...how };
}

type AskedOf<Procedure> =
  Procedure extends ContractProcedure<infer Input, AnySchema, ErrorMap, Meta>
    ? InferSchemaOutput<Input>
    : never;
/** The answer of a procedure of the contract. */
export type AnswerOf<Procedure> =
  Procedure extends ContractProcedure<AnySchema, infer Output, ErrorMap, Meta>
    ? InferSchemaOutput<Output>
    : never;

/** The change that a procedure of the contract makes of its input: see `bankChange`. */
export function changeBy<
  Router extends keyof Contract,
  Name extends keyof Contract[Router] & string,
  Procedure extends Contract[Router][Name],
>(
  router: Router,
  name: Name,
  how: HowAsked = {},
): MutationOptions<AnswerOf<Procedure>, Error, AskedOf<Procedure>> {
  return bankChange((client, asked) => {
    const procedures = client[router] as unknown as Record<
      Name,
      (input: AskedOf<Procedure>) => Promise<AnswerOf<Procedure>>
    >;
    return procedures[name](asked);
  }, how);
}
