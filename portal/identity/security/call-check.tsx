import { useQuery } from '@tanstack/react-query';
import { Banner } from '../../design-system/parts/banner.tsx';
import { formatTime } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { callQuery } from './queries.ts';
import { securityCenterWords } from './words.ts';

/** Says whether the credit union is calling the member at this moment, for members who have just received a call. */
export function CallCheck() {
  const words = useWords(securityCenterWords).call;
  const { data, isError } = useQuery(callQuery);
  if (isError) {
    return (
      <Banner tone="warning" title={words.notKnown}>
        {words.hangUp}
      </Banner>
    );
  }
  if (data === undefined) return null;
  return (
    <section aria-label={words.heading}>
      {data.call === null ? (
        <Banner tone="info" role="status" title={words.nobody}>
          {words.hangUp}
        </Banner>
      ) : (
        <Calling since={data.call.since} />
      )}
    </section>
  );
}

/** Says on the dashboard that the credit union is calling. Shows nothing otherwise. */
export default function CallNow() {
  const { data } = useQuery(callQuery);
  return data?.call ? <Calling since={data.call.since} /> : null;
}

function Calling({ since }: { since: Parameters<typeof formatTime>[0] }) {
  const words = useWords(securityCenterWords).call;
  return (
    <Banner tone="positive" role="status" title={words.calling(formatTime(since))}>
      {words.neverAsk}
    </Banner>
  );
}
