import { Banner } from '../parts/banner.tsx';
import { ProblemBanner } from '../screens/problem-banner.tsx';
import { proofWords } from '../words/proof.ts';
import { useWords } from '../words/words.ts';
import type { ProofProblem } from './use-proof.ts';

/** Says why what was shown did not do, and what to do. */
export function ProofProblemBanner({ problem }: { problem: ProofProblem }) {
  const words = useWords(proofWords).passkey;
  if (problem.kind === 'passkey') {
    const isPossible = problem.why === 'not-shown';
    return (
      <Banner tone="danger" role="alert" title={isPossible ? words.notShown : words.notPossible}>
        {isPossible ? words.notShownDetail : words.notPossibleDetail}
      </Banner>
    );
  }
  return <ProblemBanner error={problem.error} />;
}
