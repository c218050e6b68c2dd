import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OpenSession } from '#contract/identity/security/security.ts';
import { Button } from '../../design-system/parts/button.tsx';
import { showToast } from '../../design-system/parts/toast.tsx';
import { endOtherSessions, endSession, refreshSecurity } from './queries.ts';
import { formatMoment } from '../../language/format.ts';
import { securityCenterWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { ProblemBanner } from '../../design-system/composed/problem-banner.tsx';
import { DeviceRow } from './trusted-browsers.tsx';
import { useDeviceLabel } from './device-name.ts';
import { RemoveInPlace } from '../../design-system/composed/remove-in-place.tsx';
import { useFocusBack } from '../../design-system/parts/focus.ts';

const shownInitially = 4;

/** The open sessions, this one first, and the way to end the others. */
export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const words = useWords(securityCenterWords).sessions;
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const thisFirst = sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
  const shown = showsAll ? thisFirst : thisFirst.slice(0, shownInitially);
  // The pressed control is gone with its row.
  const focusList = () => list.current?.focus();
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={words.list}
        className="divide-y divide-line outline-none"
      >
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={focusList} />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <div className="py-2">
          <Button
            tone="quiet"
            size="small"
            className="-mx-3.5"
            onClick={() => {
              setShowsAll(true);
              focusList();
            }}
          >
            {words.showAll(sessions.length)}
          </Button>
        </div>
      )}
      <div className="py-4">
        {sessions.every(({ isThis }) => isThis) ? (
          <p className="text-small text-muted">{words.onlyHere}</p>
        ) : (
          <EndOtherSessions onEnded={focusList} />
        )}
      </div>
    </>
  );
}

function SessionRow({ session, onEnded }: { session: OpenSession; onEnded: () => void }) {
  const words = useWords(securityCenterWords).sessions;
  const queries = useQueryClient();
  const device = useDeviceLabel()(session.device);
  const end = useMutation({
    ...endSession,
    onSuccess: async () => {
      showToast({ title: words.ended(device), tone: 'positive' });
      await refreshSecurity(queries);
      onEnded();
    },
  });
  const { id, isThis, address, signedInAt, seenAt } = session;
  const activity = isThis ? words.active : words.seen(formatMoment(seenAt));
  return (
    <DeviceRow
      device={session.device}
      isThis={isThis}
      details={[
        activity,
        words.since(formatMoment(signedInAt)),
        ...(address === '' ? [] : [address]),
      ]}
      action={
        !isThis && (
          <Button
            tone="secondary"
            size="small"
            aria-label={words.endOf(device)}
            busy={end.isPending}
            onClick={() => end.mutate({ id })}
          >
            {end.isPending ? words.ending : words.end}
          </Button>
        )
      }
      problem={end.error !== null && <ProblemBanner error={end.error} title={words.notEnded} />}
    />
  );
}

function EndOtherSessions({ onEnded }: { onEnded: () => void }) {
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
      removal={end}
      problemTitle={words.notEnded}
      onRemove={() => end.mutate()}
      onKept={() => setAsked(false)}
    />
  );
}
