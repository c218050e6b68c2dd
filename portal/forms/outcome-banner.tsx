import type { ReactNode } from 'react';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Banner } from '../design-system/parts/banner.tsx';
import type { RequestOutcome } from './form-state.ts';

interface OutcomeBannerProps<Answer> {
  outcome: RequestOutcome<Answer>;
  /** The way to where one can look. */
  see?: ReactNode;
  /** The text for a completed request. */
  renderDone: (answer: Answer) => { readonly title: string; readonly detail: ReactNode };
}

/** The outcome of the last request of a form: done, refused, or unknown. */
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
