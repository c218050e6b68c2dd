import { Banner } from '../parts/banner.tsx';
import { Reference } from '../parts/reference.tsx';
import { useExplain } from '../words/refusals.ts';

/** Says what an ask has thrown. */
export function ProblemBanner({ error }: { error: unknown }) {
  const { title, detail, reference } = useExplain()(error);
  return (
    <Banner tone="danger" role="alert" title={title}>
      {detail}
      {reference !== undefined && <Reference value={reference} />}
    </Banner>
  );
}
