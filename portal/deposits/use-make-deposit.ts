import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Deposit, DepositRequestInput } from '#contract/deposits/deposits.ts';
import { makeDeposit } from './queries.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { isNotSent } from '../transfers/transfer-problems.ts';
import { useIntentKey } from '../queries/use-intent-key.ts';

/** What came of the last try. */
export type DepositOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'done'; readonly deposit: Deposit }
  /** The bank said no, or could not be asked: nothing was deposited. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** Sent, but no answer came. */
  | { readonly kind: 'not known'; readonly error: unknown };

export interface Depositing {
  readonly outcome: DepositOutcome;
  readonly busy: boolean;
  /** Sends it; the same again after no answer is sent under the same key, and cannot count twice. */
  make: (deposit: DepositRequestInput) => Promise<DepositOutcome>;
  /** What was refused has been changed: the refusal does not stand any more. */
  forget: () => void;
}

/** Makes one deposit at a time. */
export function useMakeDeposit(): Depositing {
  const queries = useQueryClient();
  const intent = useIntentKey();
  const { mutateAsync, isPending } = useMutation(makeDeposit);
  const [outcome, setOutcome] = useState<DepositOutcome>({ kind: 'none' });

  const ask = async (deposit: DepositRequestInput): Promise<DepositOutcome> => {
    try {
      const made = await mutateAsync({ intentKey: intent.keyFor(deposit), deposit });
      intent.done();
      return { kind: 'done', deposit: made };
    } catch (error) {
      return { kind: isNotSent(error) ? 'refused' : 'not known', error };
    } finally {
      void refreshAfter(queries, 'deposit');
    }
  };

  return {
    outcome,
    busy: isPending,
    make: async (deposit) => {
      const came = await ask(deposit);
      setOutcome(came);
      return came;
    },
    forget: () => setOutcome((last) => (last.kind === 'refused' ? { kind: 'none' } : last)),
  };
}
