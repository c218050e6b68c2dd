import { bankQuery } from '../queries/bank-queries.ts';
import { queryOptions } from '@tanstack/react-query';
import type { AccountId } from '#contract/text/ids.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';
import { bank } from '../bank-client/bank-client.ts';
import { type AskedDocument, documentFile } from '../bank-client/fetched-file.ts';
import { bankChange, repeatable } from '../queries/bank-changes.ts';

/** The months of each account for which there is a statement. */
export const statementArchivesQuery = bankQuery(
  ['statements'],
  async ({ statements }, ask) => (await statements.list(undefined, ask)).archives,
);

/** The figures of one statement, which are kept as they were. */
export function statementQuery(account: AccountId, month: StatementMonth) {
  return queryOptions({
    queryKey: [...statementArchivesQuery.queryKey, account, month],
    queryFn: async ({ signal }) => (await bank()).statements.get({ account, month }, { signal }),
    staleTime: Infinity,
  });
}

/** The years for which there is a tax form, newest first. */
export const taxYearsQuery = bankQuery(
  [...statementArchivesQuery.queryKey, 'tax years'],
  async ({ statements }, ask) => (await statements.taxYears(undefined, ask)).years,
);

/** A tax form as a PDF file. */
export const downloadTaxForm = bankChange(
  (_, wanted: AskedDocument<'taxForm'>) => documentFile('taxForm', wanted),
  repeatable,
);

/** A statement as a PDF file. */
export const downloadStatement = bankChange(
  (_, wanted: AskedDocument<'pdf'>) => documentFile('pdf', wanted),
  repeatable,
);
