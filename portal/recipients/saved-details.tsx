import { type AddressField, addressMaxLengths } from '#contract/payments/address-fields.ts';
import type { Recipient } from '#contract/recipients/recipients.ts';
import { formatDate } from '../language/format.ts';
import { transferWords } from '../payments/words.ts';
import { useWords } from '../language/sentences.ts';

const fields = Object.keys(addressMaxLengths) as AddressField[];

/** The bank's saved details of a recipient (R-E4); the bank alone knows the whole account number. */
export function SavedDetails({ recipient }: { recipient: Recipient }) {
  const { form: words } = useWords(transferWords);
  const { lastTransfer } = recipient;
  return (
    <section
      aria-label={words.savedDetails}
      className="grid gap-4 rounded-control border border-line p-4"
    >
      <dl className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        {fields.map(
          (field) =>
            recipient[field] !== null && (
              <div key={field} className="min-w-0">
                <dt className="text-caption text-muted">{words[field]}</dt>
                <dd className="figures font-medium wrap-anywhere">{recipient[field]}</dd>
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
