import type { ReactNode } from 'react';
import type { RequestOutcome } from '../../queries/use-keyed-request.ts';
import { Banner } from '../parts/banner.tsx';
import { ProblemBanner } from './problem-banner.tsx';

interface OutcomeBannerProps<Answer> {
  outcome: RequestOutcome<Answer>;
  /** The way to where one can look. */
  see?: ReactNode;
  /** What is said of a request that was done. */
  renderDone: (answer: Answer) => { readonly title: string; readonly detail: ReactNode };
}

/** What came of the last request of a form: done, refused, or not known. */
export function OutcomeBanner<Answer>({ outcome, see, renderDone }: OutcomeBannerProps<Answer>) {
  switch (outcome.kind) {
    case 'none':
      return null;
    case 'done': {
      const { title, detail } = renderDone(outcome.answer);
      return (
        <Banner tone="positive" role="status" title={title} action={see}>
          {detail}
        </Banner>
      );
    }
    case 'refused':
      return <ProblemBanner error={outcome.error} />;
    case 'not known':
      return <ProblemBanner error={outcome.error} action={see} />;
  }
}
