import { ChevronRight } from 'lucide-react';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { useWords } from '../language/sentences.ts';
import { storyWords } from './story/words.ts';
import { transactionsWords } from './words.ts';

/** The identifiers of a transaction for the bank and its staff, collapsed by default. */
export function TechnicalDetails({ transaction }: { transaction: Transaction }) {
  const { one: words } = useWords(transactionsWords);
  const { technical } = useWords(storyWords);
  const { label, reference, id } = transaction;
  return (
    <details className="group border-t border-line pt-2">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 rounded-small text-small font-semibold text-brand hover:text-brand-strong">
        <Icon
          shape={ChevronRight}
          size={16}
          className="transition-transform group-open:rotate-90"
        />
        {technical}
      </summary>
      <DetailList>
        <Detail label={words.transaction}>
          <span className="figures select-all">{label}</span>
        </Detail>
        {reference !== null && (
          <Detail label={words.reference}>
            <span className="figures select-all">{reference}</span>
          </Detail>
        )}
        <Detail label={words.id}>
          <span className="figures text-caption text-muted select-all">{id}</span>
        </Detail>
      </DetailList>
    </details>
  );
}
