import { useQuery } from '@tanstack/react-query';
import { SectionProblem } from '../design-system/composed/section-problem.tsx';
import { useWords } from '../language/sentences.ts';
import { DownloadRow } from './download-row.tsx';
import { downloadTaxForm, taxYearsQuery } from './queries.ts';
import { statementsWords } from './words.ts';

/** The tax forms of years that are over; nothing where there are none. */
export function TaxForms() {
  const words = useWords(statementsWords);
  const query = useQuery(taxYearsQuery);
  if (query.isError) return <SectionProblem title={words.taxFailed} query={query} />;
  const years = query.data ?? [];
  if (years.length === 0) return null;
  return (
    <section aria-labelledby="tax-forms" className="grid gap-1">
      <h3 id="tax-forms" className="font-semibold">
        {words.tax}
      </h3>
      <p className="text-small text-muted">{words.taxDetail}</p>
      <ul className="grid sm:grid-cols-2 sm:gap-x-8">
        {years.map((year) => (
          <li key={year} className="border-t border-line">
            <DownloadRow
              name={words.taxForm(year)}
              fileName={words.taxFileName(year)}
              download={downloadTaxForm}
              wanted={{ year }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
