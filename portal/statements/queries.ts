import { queryOptions } from '@tanstack/react-query';
import type { AccountId } from '#contract/text/ids.ts';
import type { StatementMonth } from '#contract/statements/statements.ts';
import { bank } from '../bank-client/bank-client.ts';
import { type AskedDocument, documentFile } from '../bank-client/fetched-file.ts';
import { bankChange, repeatable } from '../queries/bank-changes.ts';

/** The months of each account for which there is a statement. */
export const statementArchivesQuery = queryOptions({
  queryKey: ['statements'],
  queryFn: async ({ signal }) =>
    (await (await bank()).statements.list(undefined, { signal })).archives,
});

/** The figures of one statement, which are kept as they were. */
export function statementQuery(account: AccountId, month: StatementMonth) {
  return queryOptions({
    queryKey: [...statementArchivesQuery.queryKey, account, month],
    queryFn: async ({ signal }) => (await bank()).statements.get({ account, month }, { signal }),
    staleTime: Infinity,
  });
}

/** The years for which there is a tax form, newest first. */
export const taxYearsQuery = queryOptions({
  queryKey: [...statementArchivesQuery.queryKey, 'tax years'],
  queryFn: async ({ signal }) =>
    (await (await bank()).statements.taxYears(undefined, { signal })).years,
});

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
