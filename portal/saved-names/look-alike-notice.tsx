import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Banner } from '../design-system/parts/banner.tsx';
import { useSettled } from '../queries/use-request.ts';

/** The bank is not asked about every letter. */
const typingPauseMs = 400;

interface LookAlikeNoticeProps<Typed, Key extends readonly unknown[]> {
  typed: Typed;
  /** Whether enough is typed to be compared. */
  isWhole: boolean;
  /** The known name that the typed name may be taken for; null where there is none. */
  query: (typed: Typed) => UseQueryOptions<string | null, Error, string | null, Key>;
  words: {
    readonly looksLike: (name: string) => string;
    readonly looksLikeDetail: (name: string) => string;
  };
}

/** Says of a name that is typed whom it may be taken for. */
export function LookAlikeNotice<Typed, Key extends readonly unknown[]>({
  typed,
  isWhole,
  query,
  words,
}: LookAlikeNoticeProps<Typed, Key>) {
  const now = JSON.stringify(typed);
  const settled = useSettled(now, typingPauseMs);
  const { data: looksLike = null } = useQuery({
    ...query(JSON.parse(settled) as Typed),
    enabled: isWhole,
  });
  const isShown = settled === now && isWhole && looksLike !== null;
  return (
    <div role="status" className={isShown ? '' : 'sr-only'}>
      {isShown && (
        <Banner tone="warning" title={words.looksLike(looksLike)}>
          {words.looksLikeDetail(looksLike)}
        </Banner>
      )}
    </div>
  );
}
