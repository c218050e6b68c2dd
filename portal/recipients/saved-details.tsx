import type { Recipient } from '#contract/recipients/recipients.ts';
import { formatDate } from '../language/format.ts';
import { transferWords } from '../payments/words.ts';
import { useWords } from '../language/sentences.ts';

/** The bank's saved details of a recipient (R-E4); the bank alone knows the whole account number. */
export function SavedDetails({ recipient }: { recipient: Recipient }) {
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
      <p className="text-caption text-muted">
        {lastTransfer === null ? words.never : words.lastTransfer(formatDate(lastTransfer))}
      </p>
    </section>
  );
}
