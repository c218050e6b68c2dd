import { FileText, Landmark } from 'lucide-react';
import { useState } from 'react';
import type { AccountId } from '#contract/text/ids.ts';
import type { StatementArchive, StatementMonth } from '#contract/statements/statements.ts';
import { brand } from '../browser/brand.ts';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { EmptyState, Skeletons } from '../design-system/parts/states.tsx';
import { downloadTaxForm, statementArchivesQuery, taxYearsQuery } from './queries.ts';
import { statementsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { DownloadRow, StatementRow } from './download-row.tsx';
import { useWithOwners } from '../people/owners.ts';
import { useQuery } from '@tanstack/react-query';
import { CardOrDialog, type MaybeDialog } from '../navigation/place-dialog.tsx';
import { LoadedQuery, SectionProblem } from '../design-system/composed/loaded.tsx';

/** A statement for each month of each account, to keep as a PDF, and the tax forms (R-D8). */
export default function Statements(asked: MaybeDialog) {
  const words = useWords(statementsWords);
  return (
    <CardOrDialog {...asked} id="statements" place="documents" words={words}>
      <StatementArchives />
    </CardOrDialog>
  );
}

function StatementArchives() {
  const words = useWords(statementsWords);
  return (
    <LoadedQuery
      query={statementArchivesQuery}
      words={words}
      skeleton={<Skeletons shapes={['h-18', 'h-60']} className="grid gap-6" />}
    >
      {(archives) => (
        <div className="@container grid gap-8">
          <Archives archives={archives} />
          <TaxForms />
        </div>
      )}
    </LoadedQuery>
  );
}

function Archives({ archives }: { archives: readonly StatementArchive[] }) {
  const words = useWords(statementsWords);
  const withOwners = useWithOwners();
  const [chosen, setChosen] = useState<AccountId | null>(null);
  const archive = archives.find(({ account }) => account === chosen) ?? archives[0];
  if (archive === undefined) {
    return (
      <EmptyState
        icon={Landmark}
        title={words.noAccount}
        detail={words.noAccountDetail(brand.phone)}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <div className="sm:max-w-120">
        <SelectField
          label={words.account}
          value={archive.account}
          onValueChange={setChosen}
          choices={archives.map(({ account, accountName, number }) => ({
            value: account,
            label: withOwners(`${accountName} ${number}`),
          }))}
        />
      </div>
      {/* What failed for one account says nothing about another. */}
      <Years key={archive.account} archive={archive} />
    </div>
  );
}

function Years({ archive }: { archive: StatementArchive }) {
  const words = useWords(statementsWords);
  if (archive.months.length === 0) {
    return <EmptyState icon={FileText} title={words.empty} detail={words.emptyDetail} />;
  }
  return byYear(archive.months).map(({ year, months }) => (
    <section key={year} aria-labelledby={`statements-${year}`} className="grid gap-1">
      <h3 id={`statements-${year}`} className="font-semibold">
        {year}
      </h3>
      <ul className="grid gap-x-8 @md:grid-cols-2 @3xl:grid-cols-3 @6xl:grid-cols-4">
        {months.map((month) => (
          <li key={month} className="border-t border-line">
            <StatementRow account={archive.account} month={month} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface Year {
  readonly year: string;
  readonly months: readonly StatementMonth[];
}

/** The months, newest first, by their years. */
export function byYear(months: readonly StatementMonth[]): Year[] {
  const years: { year: string; months: StatementMonth[] }[] = [];
  for (const month of months) {
    const year = month.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) {
      last.months.push(month);
    } else {
      years.push({ year, months: [month] });
    }
  }
  return years;
}

function TaxForms() {
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
      <ul className="grid gap-x-8 @md:grid-cols-2 @3xl:grid-cols-3 @6xl:grid-cols-4">
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
