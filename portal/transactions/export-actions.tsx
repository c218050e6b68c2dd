import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Download, Printer } from 'lucide-react';
import { memo } from 'react';
import { type ExportFormat, exportFiles } from '#contract/procedures/http-terms.ts';
import type { Transaction, TransactionFilter } from '#contract/transactions/transactions.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { HeadingActions } from '../navigation/heading-actions.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { Menu, MenuItem } from '../design-system/parts/menu.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { exportTransactions, transactionsQuery } from './queries.ts';
import { saveFile } from '../browser/files.ts';
import { localToday } from '../language/format.ts';
import { useLanguage } from '../language/language.ts';
import { printingWords } from '../design-system/printing-words.ts';
import { useExplain } from '../language/refusals.ts';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import type { HistoryPages } from './history-pages.ts';

const formats: readonly ExportFormat[] = ['csv', 'ofx', 'qif', 'camt053'];
const otherFormats = formats.filter((format) => format !== 'csv');

interface ExportActionsProps {
  filter: TransactionFilter;
  /** Whether there is room for a button of its own for the format that most want. */
  roomy: boolean;
}

/** The ways to take exactly what is filtered along, as a file or on paper (R-X4): at the end of the heading. */
export const ExportActions = memo(function ExportActions({ filter, roomy }: ExportActionsProps) {
  const words = useWords(transactionsWords);
  const printWords = useWords(printingWords);
  const language = useLanguage();
  const explain = useExplain();
  const printing = usePrintHistory(filter);
  const { mutate, isPending, variables, error } = useMutation({
    ...exportTransactions,
    onSuccess: ({ file, rows }, { format }) => {
      saveFile(words.exporting.fileName(localToday(), exportFiles[format].extension), file);
      const description = rows === 0 ? words.exporting.none : words.exporting.held[format];
      showToast({
        tone: 'positive',
        title: words.exporting.done(rows),
        ...(description !== null && { description }),
      });
    },
  });
  const failure = error === null ? null : explain(error);
  const items = (listed: readonly ExportFormat[]) =>
    listed.map((format) => (
      <MenuItem
        key={format}
        icon={Download}
        onSelect={() => mutate({ format, ...filter, language })}
      >
        {words.exporting.as[format]}
      </MenuItem>
    ));
  const isBusy = (format: ExportFormat) => isPending && variables.format === format;
  return (
    <>
      <HeadingActions>
        {roomy ? (
          <>
            <Button
              tone="secondary"
              size="small"
              icon={Download}
              busy={isBusy('csv')}
              onClick={() => mutate({ format: 'csv', ...filter, language })}
            >
              {isBusy('csv') ? words.exporting.busy : words.exporting.as.csv}
            </Button>
            <Menu
              trigger={
                <Button tone="secondary" size="small" busy={isPending && !isBusy('csv')}>
                  {words.exporting.other}
                  <Icon shape={ChevronDown} size={16} className="text-muted" />
                </Button>
              }
            >
              {items(otherFormats)}
            </Menu>
            <Button
              tone="secondary"
              size="small"
              icon={Printer}
              busy={printing.isPending}
              onClick={() => printing.mutate()}
            >
              {printing.isPending ? printWords.preparing : printWords.print}
            </Button>
          </>
        ) : (
          <Menu
            trigger={
              <Button tone="secondary" size="small" icon={Download} busy={isPending}>
                {isPending ? words.exporting.busy : words.exporting.menu}
              </Button>
            }
          >
            {items(formats)}
            <MenuItem icon={Printer} onSelect={() => printing.mutate()}>
              {printWords.print}
            </MenuItem>
          </Menu>
        )}
      </HeadingActions>
      {failure && (
        <Banner tone="danger" role="alert" title={words.exporting.failed}>
          {failure.title} {failure.detail}
        </Banner>
      )}
    </>
  );
});

/** A thousand transactions: some thirty sheets of paper. A longer history is for a file. */
const printedPages = 2;

/**
 * Loads as much of the history as is printed, and lets the browser print. Transactions that could not be loaded are
 * missing, with a notice.
 */
function usePrintHistory(filter: TransactionFilter) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const query = transactionsQuery(filter);
      const known = queries.getQueryData<HistoryPages>(query.queryKey);
      const hasAll = known?.pages.at(-1)?.next === null;
      if (!hasAll && (known?.pages.length ?? 0) < printedPages) {
        await queries
          .infiniteQuery({ ...query, pages: printedPages, staleTime: 0 })
          .catch(() => undefined);
      }
    },
    // Not before the screen has been told.
    onSettled: () => setTimeout(() => window.print()),
  });
}

/** The transactions that have been loaded, newest first. */
export function useLoadedHistory(filter: TransactionFilter): readonly Transaction[] {
  const queries = useQueryClient();
  const known = queries.getQueryData<HistoryPages>(transactionsQuery(filter).queryKey);
  return known?.pages.flatMap(({ transactions }) => transactions) ?? [];
}
