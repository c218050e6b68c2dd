import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { LocalMonth } from '#contract/time/time.ts';
import { Loaded } from '../../design-system/composed/loaded.tsx';
import { TitledCard } from '../../design-system/parts/card.tsx';
import { SelectField } from '../../design-system/parts/select-field.tsx';
import { EmptyState, Skeleton } from '../../design-system/parts/states.tsx';
import { useWords } from '../../language/sentences.ts';
import { MonthLetterText, nameOf } from './month-letter.tsx';
import { monthLetterQuery } from '../queries.ts';
import { letterWords } from './words.ts';

/** The letters of the last months, to read again (R-X7). */
export default function MonthLetters() {
  const words = useWords(letterWords);
  const [month, setMonth] = useState<LocalMonth | null>(null);
  const query = useQuery({ ...monthLetterQuery(month), placeholderData: keepPreviousData });
  return (
    <TitledCard id="month-letters" heading={words.heading} detail={words.detail}>
      <Loaded query={query} words={words} skeleton={<Skeleton className="h-48" />}>
        {({ months, letter }) =>
          letter === null ? (
            <EmptyState icon={CalendarDays} title={words.none} detail={words.noneDetail} />
          ) : (
            <div className="grid gap-6" aria-busy={query.isPlaceholderData}>
              <div className="sm:max-w-120">
                <SelectField
                  label={words.month}
                  value={month ?? letter.of.month}
                  onValueChange={setMonth}
                  choices={months.map((value) => ({ value, label: nameOf(value) }))}
                />
              </div>
              <MonthLetterText letter={letter} />
            </div>
          )
        }
      </Loaded>
    </TitledCard>
  );
}
