import type { AccountId } from '#contract/text/ids.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { formatMonth } from '../language/format.ts';
import { useLanguage } from '../language/language.ts';
import { useWords } from '../language/sentences.ts';
import { DownloadRow } from './download-row.tsx';
import { downloadStatement } from './queries.ts';
import { statementsWords } from './words.ts';

/** The statement of one month with its download. */
export function StatementRow({ account, month }: { account: AccountId; month: StatementMonth }) {
  const words = useWords(statementsWords);
  return (
    <DownloadRow
      name={formatMonth(`${month}-01` as LocalDate, useLanguage())}
      fileName={words.fileName(account, month)}
      download={downloadStatement}
      wanted={{ account, month }}
    />
  );
}
