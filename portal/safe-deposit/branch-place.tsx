import { TitledCard } from '../design-system/parts/titled-card.tsx';
import { useWords } from '../language/sentences.ts';
import { BoxServices } from './box-services.tsx';
import { safeDepositWords } from './words.ts';
import { BranchFacts } from '../home/branch-facts.tsx';
import { homeWords } from '../home/words.ts';

/** The services of the branch: its location, and the safe deposit box (R-D11). */
export default function BranchPlace() {
  const box = useWords(safeDepositWords);
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
      <TitledCard id="safe-deposit" heading={box.title} detail={box.description}>
        <BoxServices />
      </TitledCard>
      <BranchCard />
    </div>
  );
}

function BranchCard() {
  const words = useWords(homeWords);
  return (
    <TitledCard id="branch" heading={words.visitHeading}>
      <BranchFacts className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2" />
    </TitledCard>
  );
}
