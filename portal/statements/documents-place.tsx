import { TitledCard } from '../design-system/parts/titled-card.tsx';
import { useWords } from '../language/sentences.ts';
import { StatementArchives } from './statement-archives.tsx';
import { statementsWords } from './words.ts';

/** The documents of every month (R-D8). */
export default function DocumentsPlace() {
  const words = useWords(statementsWords);
  return (
    <TitledCard
      id="statements"
      heading={words.title}
      detail={words.description}
      className="max-w-180"
    >
      <StatementArchives />
    </TitledCard>
  );
}
