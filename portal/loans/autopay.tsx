import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Loan } from '#contract/loans/loans.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { LoadedAccounts } from '../accounts/loaded-accounts.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/joint-owners.ts';
import { refreshAfter } from '../queries/refresh.ts';
import { lendingWords } from './lending-words.ts';
import { setAutopay } from './changes.ts';

/** From which account what is due is taken by itself; takes effect at once. */
export function Autopay({ loan }: { loan: Loan }) {
  const words = useWords(lendingWords);
  const withOwners = useWithOwners();
  const queries = useQueryClient();
  const change = useMutation({ ...setAutopay, onSuccess: () => refreshAfter(queries, 'loan') });
  const chosen = change.isPending ? change.variables.from : loan.autopay;
  return (
    <div className="grid gap-3">
      <LoadedAccounts>
        {(accounts) => (
          <SelectField
            label={words.autopay}
            name="autopay"
            hint={words.autopayHint}
            value={chosen ?? 'off'}
            onValueChange={(value) =>
              change.mutate({ loan: loan.id, from: value === 'off' ? null : (value as AccountId) })
            }
            choices={[
              { value: 'off', label: words.autopayOff },
              ...accounts.map(({ id, name }) => ({ value: id as string, label: withOwners(name) })),
            ]}
          />
        )}
      </LoadedAccounts>
      <p role="status" className="text-small text-positive empty:hidden">
        {change.isSuccess ? words.autopaySaved : ''}
      </p>
      {change.isError && <ProblemBanner error={change.error} />}
    </div>
  );
}
