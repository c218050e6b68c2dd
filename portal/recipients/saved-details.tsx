import type { Recipient } from '#contract/recipients/recipients.ts';
import { Button } from '../design-system/parts/button.tsx';
import { formatDate } from '../language/format.ts';
import { transferWords } from '../payments/words.ts';
import { useWords } from '../language/sentences.ts';

interface SavedDetailsProps {
  recipient: Recipient;
  onTypeInstead: () => void;
}

/** The bank's saved details of a recipient (R-E4); the bank alone knows the whole account number. */
export function SavedDetails({ recipient, onTypeInstead }: SavedDetailsProps) {
  const { form: words } = useWords(transferWords);
  const { name, email, phone, bankName, accountNumber, routingNumber, lastTransfer } = recipient;
  const details: readonly [string, string | null][] = [
    [words.name, name],
    [words.email, email],
    [words.phone, phone],
    [words.bankName, bankName],
    [words.accountNumber, accountNumber],
    [words.routingNumber, routingNumber],
  ];
  return (
    <section
      aria-label={words.savedDetails}
      className="grid gap-4 rounded-control border border-line p-4"
    >
      <dl className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        {details.map(
          ([label, value]) =>
            value !== null && (
              <div key={label} className="min-w-0">
                <dt className="text-caption text-muted">{label}</dt>
                <dd className="figures font-medium wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-caption text-muted">
          {lastTransfer === null ? words.never : words.lastTransfer(formatDate(lastTransfer))}
        </p>
        <Button tone="quiet" size="small" onClick={onTypeInstead} className="-mx-2">
          {words.typeInstead}
        </Button>
      </div>
    </section>
  );
}
