import { homeWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { BranchFacts } from './branch-facts.tsx';

/** The branch, its hours, and how to reach people. */
export function Visit() {
  const words = useWords(homeWords);
  return (
    <section aria-labelledby="visit" className="pt-16 lg:pt-24">
      <h2 id="visit" className="text-heading font-bold">
        {words.visitHeading}
      </h2>
      <BranchFacts className="mt-8 grid grid-cols-1 gap-x-8 gap-y-6 border-t border-line pt-8 sm:grid-cols-2 lg:grid-cols-4" />
    </section>
  );
}
