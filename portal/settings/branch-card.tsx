import { BranchFacts } from '../home/branch-facts.tsx';
import { homeWords } from '../home/words.es.ts';
import { TitledCard } from '../design-system/parts/titled-card.tsx';
import { useWords } from '../language/words.ts';

/** The branch, its hours, and how to reach people. */
export function BranchCard() {
  const words = useWords(homeWords);
  return (
    <TitledCard id="branch" heading={words.visitHeading}>
      <BranchFacts className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2" />
    </TitledCard>
  );
}
