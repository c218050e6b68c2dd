import { type MutationOptions, useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { LocalDate } from '#contract/time/time.ts';
import { saveFile } from '../../browser/files.ts';
import { showToast } from '../../design-system/parts/toast.tsx';
import { formatMonth } from '../../language/format.ts';
import { useLanguage } from '../../language/language.ts';
import { useExplain } from '../../language/refusals.ts';
import { useWords } from '../../language/sentences.ts';
import {
  downloadStatement,
  downloadTaxForm,
  statementArchivesQuery,
  taxYearsQuery,
} from '../../statements/queries.ts';
import { statementsWords } from '../../statements/words.ts';
import type { Command } from './commands.ts';
import { paletteWords } from './words.ts';

/** Documents that are saved at once: `March statement`, `1099`. */
export function useDocuments(): readonly Command[] {
  return [...useStatements(), ...useTaxForms()];
}

function useStatements(): Command[] {
  const words = useWords(paletteWords);
  const said = useWords(statementsWords);
  const language = useLanguage();
  const archives = useQuery(statementArchivesQuery).data ?? [];
  const save = useSaved(downloadStatement);
  return archives.flatMap(({ account, accountName, months }) =>
    months.map((month): Command => {
      const name = formatMonth(`${month}-01` as LocalDate, language);
      return {
        id: `statement ${account} ${month}`,
        group: 'accounts',
        icon: FileText,
        label: words.statementOf(name),
        detail: accountName,
        run: () => save({ account, month, language }, name, said.fileName(account, month)),
      };
    }),
  );
}

function useTaxForms(): Command[] {
  const { also } = useWords(paletteWords);
  const said = useWords(statementsWords);
  const language = useLanguage();
  const years = useQuery(taxYearsQuery).data ?? [];
  const save = useSaved(downloadTaxForm);
  return years.map((year) => ({
    id: `tax form ${year}`,
    group: 'accounts',
    icon: FileText,
    label: said.taxForm(year),
    also: also.taxForm,
    run: () => save({ year, language }, said.taxForm(year), said.taxFileName(year)),
  }));
}

/** Saves a document at once, or tells the fault. */
function useSaved<Wanted>(download: MutationOptions<Blob, Error, Wanted>) {
  const said = useWords(statementsWords);
  const explain = useExplain();
  const { mutateAsync } = useMutation(download);
  return (wanted: Wanted, name: string, fileName: string): void => {
    mutateAsync(wanted).then(
      (pdf) => saveFile(fileName, pdf),
      (error: unknown) => {
        const { title, detail } = explain(error);
        showToast({
          tone: 'danger',
          title: said.notDownloaded(name),
          description: `${title} ${detail ?? ''}`,
        });
      },
    );
  };
}
