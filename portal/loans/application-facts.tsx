import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { lendingWords } from './lending-words.ts';
import type { AskedApplication } from './queries.ts';

interface ApplicationFactsProps {
  application: AskedApplication;
  /** Of what is asked for. */
  name: string;
}

/** What a member has written in an application. */
export function ApplicationFacts({ application, name }: ApplicationFactsProps) {
  const all = useWords(lendingWords);
  const { application: words, form } = all;
  const { amount, months, purpose, income, housing } = application;
  return (
    <DetailList>
      <Detail label={words.asked}>
        {all.named(name)}, {formatMoney(amount)}
      </Detail>
      {months !== null && <Detail label={words.term}>{form.years(months / 12)}</Detail>}
      {purpose !== '' && <Detail label={words.purpose}>{purpose}</Detail>}
      {income !== null && <Detail label={words.income}>{formatMoney(income)}</Detail>}
      {housing !== null && <Detail label={words.housing}>{formatMoney(housing)}</Detail>}
    </DetailList>
  );
}
