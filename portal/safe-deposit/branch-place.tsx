import { TitledCard } from '../design-system/parts/card.tsx';
import { BranchFacts } from '../home/branch-facts.tsx';
import { homeWords } from '../home/words.ts';
import { useWords } from '../language/sentences.ts';
import SafeDeposit from './box-services.tsx';

/** The services of the branch: its location, and the safe deposit box (R-D11). */
export default function BranchPlace() {
  const words = useWords(homeWords);
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <SafeDeposit />
      <TitledCard id="branch" heading={words.visitHeading}>
        <BranchFacts className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2" />
      </TitledCard>
    </div>
  );
}
