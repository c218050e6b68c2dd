import { Unreachable } from '../../bank-client/unreachable.ts';
import { Banner } from '../../parts/banner.tsx';
import { Reference } from '../../parts/reference.tsx';
import { useExplain } from '../../words/refusals.ts';

interface NotDoneProps {
  error: unknown;
  /** What to say where no answer came. */
  noAnswer: string;
}

/** Why something that was asked was not done. */
export function NotDone({ error, noAnswer }: NotDoneProps) {
  const { title, detail, reference } = useExplain()(error);
  if (error instanceof Unreachable) {
    return (
      <Banner role="alert" tone="warning">
        {noAnswer}
      </Banner>
    );
  }
  return (
    <Banner role="alert" tone="danger" title={title}>
      {detail}
      {reference !== undefined && <Reference value={reference} />}
    </Banner>
  );
}
