import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NameCheck } from '#contract/recipients/recipients.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { useExplain } from '../language/refusals.ts';
import { useWords } from '../language/sentences.ts';
import { nameCheckQuery, type NameToCheck } from './queries.ts';
import { nameCheckWords } from './name-check-words.ts';

interface NameCheckNoticeProps {
  /** The name to compare; null while there is none. */
  asked: NameToCheck | null;
  /** The name as it was typed or saved. */
  name: string;
  /** Takes the name that the member has; left out where it cannot be changed. */
  onUseName?: ((name: string) => void) | undefined;
}

/** Says whether the name of a recipient is the one that the receiving member has (R-T18). It stops nothing. */
export function NameCheckNotice({ asked, name, onUseName }: NameCheckNoticeProps) {
  const check = useQuery({ ...nameCheckQuery(asked), enabled: asked !== null });
  const said = asked === null ? null : <Said check={check} name={name} onUseName={onUseName} />;
  // It stands there from the beginning, so that what it says later is read out.
  return (
    <div role="status" className="empty:sr-only">
      {said}
    </div>
  );
}

interface SaidProps extends Pick<NameCheckNoticeProps, 'name' | 'onUseName'> {
  check: UseQueryResult<NameCheck>;
}

function Said({ check: { data, error, isFetching }, name, onUseName }: SaidProps): ReactNode {
  const words = useWords(nameCheckWords);
  const explain = useExplain();
  if (data === undefined) {
    if (isFetching) return <Quiet>{words.checking}</Quiet>;
    if (isRefusal(error, 'TOO_MANY_NAME_CHECKS')) {
      const { title, detail } = explain(error);
      return <Quiet>{[title, detail].join(' ')}</Quiet>;
    }
    // Wrong details are reported at the fields when they are sent.
    return error === null || isRefusal(error) ? null : <Quiet>{words.failed}</Quiet>;
  }
  switch (data.outcome) {
    case 'match':
      return (
        <p className="flex items-center gap-2 text-small font-medium text-positive">
          <Icon shape={CircleCheck} />
          {words.match}
        </p>
      );
    case 'close':
      return (
        <Banner
          tone="warning"
          title={words.close(data.name)}
          action={
            onUseName && (
              <Button tone="secondary" size="small" onClick={() => onUseName(data.name)}>
                {words.takeName(data.name)}
              </Button>
            )
          }
        >
          {words.closeDetail(name, data.name)}
        </Banner>
      );
    case 'other':
      return (
        <Banner tone="warning" title={words.other(name)}>
          {words.otherDetail}
        </Banner>
      );
    case 'unknown':
      return <Quiet>{words.unknown}</Quiet>;
  }
}

function Quiet({ children }: { children: ReactNode }) {
  return <p className="text-small text-muted">{children}</p>;
}
