import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { TransactionFilter } from '#contract/transactions.ts';
import { Banner } from '../../parts/banner.tsx';
import { Button } from '../../parts/button.tsx';
import { ScreenHeading } from '../../parts/headings.tsx';
import { showToast } from '../../parts/toast.tsx';
import { type ExportFormat, exportTransactions } from '../../queries/transactions.ts';
import { saveFile } from '../../save-file.ts';
import { localToday } from '../../words/format.ts';
import { useExplain } from '../../words/refusals.ts';
import { transactionsWords } from '../../words/transactions.ts';
import { useWords } from '../../words/words.ts';
import { exportedFile, extensions } from './exported-file.ts';

const formats: readonly ExportFormat[] = ['csv', 'ofx', 'camt053'];

/** The heading of the screen, with the way to take exactly what is filtered along as a file (R-X4). */
export function ExportHeading({ filter }: { filter: TransactionFilter }) {
  const words = useWords(transactionsWords);
  const explain = useExplain();
  const { mutate, isPending, variables, error } = useMutation({
    ...exportTransactions,
    onSuccess: ({ text, rows }, { format }) => {
      saveFile(
        words.exporting.fileName(localToday(), extensions[format]),
        exportedFile(format, text),
      );
      const description = rows === 0 ? words.exporting.none : words.exporting.held[format];
      showToast({
        tone: 'positive',
        title: words.exporting.done(rows),
        ...(description !== null && { description }),
      });
    },
  });
  const failure = error === null ? null : explain(error);
  return (
    <div className="grid gap-4">
      <ScreenHeading
        detail={words.detail}
        actions={formats.map((format) => {
          const busy = isPending && variables.format === format;
          return (
            <Button
              key={format}
              tone="secondary"
              size="small"
              icon={Download}
              busy={busy}
              onClick={() => mutate({ format, filter })}
            >
              {busy ? words.exporting.busy : words.exporting.as[format]}
            </Button>
          );
        })}
      >
        {words.heading}
      </ScreenHeading>
      {failure && (
        <Banner tone="danger" role="alert" title={words.exporting.failed}>
          {failure.title} {failure.detail}
        </Banner>
      )}
    </div>
  );
}
