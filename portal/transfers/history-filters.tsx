import type { TransactionStatus, TransferKind } from '#contract/transactions/transactions.ts';
import { SelectField } from '../design-system/parts/select-field.tsx';
import type { TransferHistoryFilter } from '../payments/queries.ts';
import { partsWords } from '../design-system/words.ts';
import { transferWords } from '../payments/words.ts';
import { useWords } from '../language/sentences.ts';

const statuses: readonly TransactionStatus[] = [
  'processing',
  'pending',
  'completed',
  'failed',
  'cancelled',
];
const kinds: readonly TransferKind[] = ['internal', 'zelle', 'external'];

interface HistoryFiltersProps {
  filter: TransferHistoryFilter;
  onChange: (filter: TransferHistoryFilter) => void;
}

/** Which transfers the history shows (R-T15). */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const { history: words, form } = useWords(transferWords);
  const { status: statusWords } = useWords(partsWords);
  const { status, kind } = filter;
  return (
    <div role="group" aria-label={words.filters} className="grid gap-3 sm:grid-cols-2 md:w-100">
      <SelectField
        label={words.status}
        value={status ?? any}
        onValueChange={(chosen) =>
          onChange({ ...(kind && { kind }), ...(chosen !== any && { status: chosen }) })
        }
        choices={[
          { value: any, label: words.anyStatus },
          ...statuses.map((value) => ({ value, label: statusWords[value] })),
        ]}
      />
      <SelectField
        label={words.type}
        value={kind ?? any}
        onValueChange={(chosen) =>
          onChange({ ...(status && { status }), ...(chosen !== any && { kind: chosen }) })
        }
        choices={[
          { value: any, label: words.anyType },
          ...kinds.map((value) => ({ value, label: form.kinds[value] })),
        ]}
      />
    </div>
  );
}

const any = 'any';
