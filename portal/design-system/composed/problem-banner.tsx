import type { ReactNode } from 'react';
import { isLostChange } from '../../bank-client/unreachable.ts';
import { Banner } from '../parts/banner.tsx';
import { Reference } from '../parts/reference.tsx';
import { useExplain, useExplainNotDone } from '../../language/refusals.ts';

interface ProblemBannerProps {
  error: unknown;
  /** What was not done, where the reason alone does not say it. */
  title?: string;
  /** The way to where one can look. */
  action?: ReactNode;
}

/**
 * Says what a request has thrown: why it was not done; or, of a change whose answer was lost, that nobody knows whether it
 * was, and where to look.
 */
export function ProblemBanner({ error, title, action }: ProblemBannerProps) {
  const explain = useExplain();
  const explainNotDone = useExplainNotDone();
  const why = title === undefined ? explain(error) : explainNotDone(title, error);
  return (
    <Banner
      role="alert"
      tone={isLostChange(error) ? 'warning' : 'danger'}
      title={why.title}
      action={action}
    >
      {why.detail}
      {why.reference !== undefined && <Reference value={why.reference} />}
    </Banner>
  );
}
