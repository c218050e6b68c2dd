import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../design-system/parts/button.tsx';
import { RemoveInPlace } from '../design-system/parts/remove-in-place.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { useFocusBack } from '../design-system/parts/use-focus-back.ts';
import { endOtherSessions, refreshSecurity } from './queries.ts';
import { securityCenterWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';

/** Signs the member out everywhere but here, after a question in its place. */
export function EndOtherSessions({ onEnded }: { onEnded: () => void }) {
  const words = useWords(securityCenterWords).sessions;
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const button = useFocusBack(isAsked);
  const end = useMutation({
    ...endOtherSessions,
    onSuccess: async (count) => {
      showToast({ title: words.othersEnded(count), tone: 'positive' });
      await refreshSecurity(queries);
      onEnded();
    },
  });
  if (!isAsked) {
    return (
      <Button ref={button} tone="secondary" size="small" onClick={() => setAsked(true)}>
        {words.endOthers}
      </Button>
    );
  }
  return (
    <RemoveInPlace
      title={words.endingOthers}
      detail={words.endingOthersDetail}
      words={{ remove: end.isPending ? words.ending : words.endOthers, keep: words.keep }}
      problem={end.error !== null && <ProblemBanner error={end.error} title={words.notEnded} />}
      busy={end.isPending}
      onRemove={() => end.mutate()}
      onKept={() => setAsked(false)}
    />
  );
}
