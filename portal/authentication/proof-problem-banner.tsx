import { Banner } from '../design-system/parts/banner.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { proofWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
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
