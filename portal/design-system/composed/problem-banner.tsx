import { type ReactNode, useEffect, useRef } from 'react';
import { isLostChange } from '../../bank-client/refusals.ts';
import { Banner, Reference } from '../parts/banner.tsx';
import { useExplain, useExplainNotDone } from '../../language/refusals.ts';

interface ProblemBannerProps {
  error: unknown;
  /** The failed action, where the reason alone does not name it. */
  title?: string;
  /** The way to where one can look. */
  action?: ReactNode;
}

/**
 * States the error of a request: the reason why it was not done; or, for a change with a lost answer, that its outcome is
 * unknown, and the place to look. It comes in sight: in a form that is longer than its window the button is far from it.
 */
export function ProblemBanner({ error, title, action }: ProblemBannerProps) {
  const explain = useExplain();
  const explainNotDone = useExplainNotDone();
  const why = title === undefined ? explain(error) : explainNotDone(title, error);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={banner}>
      <Banner
        role="alert"
        tone={isLostChange(error) ? 'warning' : 'danger'}
        title={why.title}
        action={action}
      >
        {why.detail}
        {why.reference !== undefined && <Reference value={why.reference} />}
      </Banner>
    </div>
  );
}
