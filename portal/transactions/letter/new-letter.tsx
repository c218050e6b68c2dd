import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { LocalMonth } from '#contract/time/time.ts';
import { Loaded } from '../../design-system/composed/loaded.tsx';
import { TitledCard } from '../../design-system/parts/card.tsx';
import { IconButton } from '../../design-system/parts/icon-button.tsx';
import { Skeleton } from '../../design-system/parts/states.tsx';
import { useWords } from '../../language/sentences.ts';
import { MonthLetterText, nameOf } from './month-letter.tsx';
import { monthLetterQuery } from '../queries.ts';
import { letterWords } from './words.ts';

interface NewLetterProps {
  month: LocalMonth;
  onDismiss: () => void;
}

/** The letter of the month that has just ended (R-X7); nothing where the history begins later. */
export default function NewLetter({ month, onDismiss }: NewLetterProps) {
  const words = useWords(letterWords);
  const query = useQuery(monthLetterQuery(null));
  if (query.data !== undefined && query.data.letter?.of.month !== month) return null;
  return (
    <TitledCard
      id="new-letter"
      heading={words.title(nameOf(month))}
      detail={words.again}
      action={<IconButton icon={X} label={words.dismiss} onClick={onDismiss} />}
    >
      <Loaded query={query} words={words} skeleton={<Skeleton className="h-44" />}>
        {({ letter }) => letter !== null && <MonthLetterText letter={letter} />}
      </Loaded>
    </TitledCard>
  );
}
