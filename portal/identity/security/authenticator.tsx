import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import type { EpochMs } from '#contract/time/time.ts';
import { Badge } from '../../design-system/parts/badge.tsx';
import { Button } from '../../design-system/parts/button.tsx';
import { lazyDialog } from '../../design-system/parts/lazy-component.tsx';
import { RemoveInPlace } from '../../design-system/composed/remove-in-place.tsx';
import { showToast } from '../../design-system/parts/toast.tsx';
import { beginAuthenticator, removeAuthenticator, useFactorsChanged } from './queries.ts';
import { formatDate, localToday } from '../../language/format.ts';
import { securityCenterWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { ProblemBanner } from '../../design-system/composed/problem-banner.tsx';
import { SettingRow } from '../../settings/settings-section.tsx';
import { useFocusBack } from '../../design-system/parts/focus.ts';

const AddAuthenticatorDialog = lazyDialog(() => import('./add-authenticator-dialog.tsx'));

/** The authenticator app: set up, or the way to it. */
export function Authenticator({ since }: { since: EpochMs | null }) {
  const words = useWords(securityCenterWords).authenticator;
  const place = useRef<HTMLDivElement>(null);
  const begin = useMutation(beginAuthenticator);
  return (
    <SettingRow title={words.heading} detail={words.detail}>
      <div ref={place} className="grid gap-3">
        {since === null ? (
          <Button
            tone="secondary"
            size="small"
            busy={begin.isPending}
            onClick={() => begin.mutate()}
            className="justify-self-start"
          >
            {begin.isPending ? words.settingUp : words.setUp}
          </Button>
        ) : (
          <SetUp since={since} />
        )}
        {begin.error !== null && <ProblemBanner error={begin.error} title={words.notSetUp} />}
      </div>
      {begin.data && (
        <AddAuthenticatorDialog
          made={begin.data}
          onClose={begin.reset}
          finalFocus={() => place.current?.querySelector('button') ?? null}
        />
      )}
    </SettingRow>
  );
}

function SetUp({ since }: { since: EpochMs }) {
  const { authenticator: words, ways } = useWords(securityCenterWords);
  const changed = useFactorsChanged();
  const [isAsked, setAsked] = useState(false);
  const button = useFocusBack(isAsked);
  const remove = useMutation({
    ...removeAuthenticator,
    onSuccess: (factors) => {
      changed(factors);
      showToast({ title: words.removed });
    },
  });
  if (isAsked) {
    return (
      <RemoveInPlace
        title={words.removing}
        detail={words.removingDetail}
        words={{ remove: words.remove, keep: ways.keep }}
        removal={remove}
        problemTitle={words.notRemoved}
        onRemove={() => remove.mutate()}
        onKept={() => setAsked(false)}
      />
    );
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-small text-muted">
        <Badge tone="positive" icon={CircleCheck}>
          {ways.on}
        </Badge>
        {ways.since(formatDate(localToday(since)))}
      </p>
      <Button
        ref={button}
        tone="secondary"
        size="small"
        onClick={() => setAsked(true)}
        className="justify-self-start"
      >
        {words.remove}
      </Button>
    </>
  );
}
