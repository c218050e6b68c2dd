import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Transfer } from '#contract/transfers/transfers.ts';
import { Button } from '../design-system/parts/button.tsx';
import { PrintedPage } from '../design-system/parts/printed-page.tsx';
import { formatClock, formatDate, formatMoney } from '../language/format.ts';
import { partsWords } from '../design-system/words.ts';
import { printingWords } from '../design-system/printing-words.ts';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/joint-owners.ts';

/** A receipt on paper, with everything that the bank says of the transfer; and the button that prints it. */
export function PrintedReceipt({ transfer }: { transfer: Transfer }) {
  const { receipt: words } = useWords(transferWords);
  const { status: statusNames } = useWords(partsWords);
  const printing = useWords(printingWords);
  const withOwners = useWithOwners();
  const { amount, fromName, toName, toDetail, status, date, time, memo } = transfer;
  return (
    <>
      <div className="-ml-3">
        <Button tone="quiet" size="small" icon={Printer} onClick={() => window.print()}>
          {printing.printReceipt}
        </Button>
      </div>
      <PrintedPage title={printing.receipt}>
        <dl>
          <Fact label={words.amount}>
            <strong>{formatMoney(amount)}</strong>
          </Fact>
          <Fact label={words.from}>{withOwners(fromName)}</Fact>
          <Fact label={words.to}>
            {toDetail === null ? withOwners(toName) : `${toName} · ${toDetail}`}
          </Fact>
          {memo !== '' && <Fact label={printing.memo}>{memo}</Fact>}
          <Fact label={words.status}>{statusNames[status]}</Fact>
          <Fact label={words.when}>
            {formatDate(date)}, {formatClock(time)}
          </Fact>
          {transfer.dueElsewhere !== undefined && (
            <Fact label={words.dueElsewhere}>{formatDate(transfer.dueElsewhere)}</Fact>
          )}
          <Fact label={words.transaction}>{transfer.label}</Fact>
          <Fact label={words.reference}>{transfer.reference}</Fact>
          <Fact label={printing.id}>{transfer.id}</Fact>
        </dl>
      </PrintedPage>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[11rem_minmax(0,1fr)] gap-4 border-b border-line py-2.5">
      <dt className="text-muted">{label}</dt>
      <dd className="figures wrap-anywhere">{children}</dd>
    </div>
  );
}
