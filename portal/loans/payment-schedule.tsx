import { useState } from 'react';
import type { Installment } from '#contract/loans/loan-terms.ts';
import { Button } from '../design-system/parts/button.tsx';
import { formatMoney } from '../language/format.ts';
import { loansWords } from './words.es.ts';
import { useWords } from '../language/words.ts';

/** So many months are shown until all are asked for. */
const firstMonths = 12;

/** Each payment with its interest and principal, and what is owed after it. */
export function PaymentSchedule({ installments }: { installments: readonly Installment[] }) {
  const words = useWords(loansWords);
  const [all, setAll] = useState(false);
  // Six figures before the point need the room of a phone for themselves.
  const large = (installments[0]?.balance ?? 0) >= 100_000_00;
  const shown = all ? installments : installments.slice(0, firstMonths);
  return (
    <section aria-labelledby="payment-schedule" className="grid gap-3">
      <h3 id="payment-schedule" className="font-semibold">
        {words.schedule}
      </h3>
      <div className="overflow-x-auto">
        <table
          className={`figures w-full text-right sm:text-small ${large ? 'text-micro' : 'text-caption'}`}
        >
          <caption className="sr-only">{words.scheduleCaption}</caption>
          <thead className="text-muted">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-left font-medium">
                {words.month}
              </th>
              {[words.payment, words.interest, words.principal, words.balance].map((name) => (
                <th key={name} scope="col" className="py-2 pl-1 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map(({ month, payment, interest, principal, balance }) => (
              <tr key={month}>
                <th scope="row" className="py-2 text-left font-medium text-muted">
                  {month}
                </th>
                <td className="py-2 pl-1">{formatMoney(payment)}</td>
                <td className="py-2 pl-1">{formatMoney(interest)}</td>
                <td className="py-2 pl-1">{formatMoney(principal)}</td>
                <td className="py-2 pl-1 font-medium">{formatMoney(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {installments.length > firstMonths && (
        <Button
          tone="secondary"
          size="small"
          aria-expanded={all}
          className="justify-self-start"
          onClick={() => setAll(!all)}
        >
          {all ? words.showFirst : words.showAll(installments.length)}
        </Button>
      )}
    </section>
  );
}
