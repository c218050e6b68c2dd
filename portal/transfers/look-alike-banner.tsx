import { Banner } from '../design-system/parts/banner.tsx';
import { useWords } from '../language/sentences.ts';
import { transferWords } from './words.ts';

/** Says in a review whom the recipient may be taken for. */
export function LookAlikeBanner({ name }: { name: string }) {
  const { confirmation: words } = useWords(transferWords);
  return (
    <Banner role="alert" tone="warning" title={words.looksLike(name)}>
      {words.looksLikeDetail(name)}
    </Banner>
  );
}
