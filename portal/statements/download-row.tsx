import { type MutationOptions, useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId } from 'react';
import type { StatementLanguage, StatementMonth } from '#contract/statements/statements.ts';
import { IconButton } from '../design-system/parts/icon-button.tsx';
import { saveFile } from '../browser/files.ts';
import { useLanguage } from '../language/language.ts';
import { useExplain } from '../language/refusals.ts';
import { statementsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { formatMonth } from '../language/format.ts';
import { downloadStatement } from './queries.ts';
import { Reference } from '../design-system/parts/banner.tsx';

interface DownloadRowProps<Wanted> {
  name: string;
  fileName: string;
  /** Asks for the PDF file. */
  download: MutationOptions<Blob, Error, Wanted & { language: StatementLanguage }>;
  wanted: Wanted;
}

/** A document with its download; an error stands under it. */
export function DownloadRow<Wanted>({
  name,
  fileName,
  download,
  wanted,
}: DownloadRowProps<Wanted>) {
  const words = useWords(statementsWords);
  const language = useLanguage();
  const explain = useExplain();
  const problem = useId();
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...download,
    onSuccess: (pdf) => saveFile(fileName, pdf),
  });
  const failure = error === null ? null : explain(error);
  return (
    <div className="grid gap-1 py-1">
      <div className="flex items-center justify-between gap-4">
        <span>{name}</span>
        <IconButton
          icon={Download}
          label={isPending ? words.downloading(name) : words.download(name)}
          busy={isPending}
          aria-describedby={failure ? problem : undefined}
          onClick={() => mutate({ ...wanted, language })}
        />
      </div>
      <p role="status" className="sr-only">
        {isSuccess && words.downloaded(name)}
      </p>
      {failure && (
        <div id={problem} role="alert" className="pb-2 text-small text-danger">
          <p className="font-semibold">{words.notDownloaded(name)}</p>
          <p>
            {failure.title} {failure.detail}
          </p>
          {failure.reference !== undefined && <Reference value={failure.reference} />}
        </div>
      )}
    </div>
  );
}

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
