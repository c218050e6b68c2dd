import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { bank } from '../../bank-client/bank-client.ts';
import {
  forgetSignIn,
  onSignInChangedElsewhere,
  seemsSignedIn,
  signedInAs,
} from '../../bank-client/sign-in-flag.ts';
import { onSignedOut } from '../../bank-client/signed-out.ts';
import { OneAfterAnother } from '../../design-system/parts/one-after-another.tsx';
import { ErrorState } from '../../design-system/parts/states.tsx';
import { ToastRegion } from '../../design-system/parts/toast.tsx';
import { recentEventsQuery } from '../../queries/events.ts';
import { dropHeld, sendAllHeld } from '../../recipients/held-removals.ts';
import { memberQuery } from '../../settings/member-queries.ts';
import { newQueryClient } from '../../queries/query-client.ts';
import { useExplain } from '../../language/refusals.ts';
import { shellWords } from '../../navigation/words.es.ts';
import { useWords } from '../../language/words.ts';
import { SessionContext } from '../../queries/session.ts';
import { placeInAddress } from './place-in-address.ts';
import { Shell } from './shell.tsx';
import { ShellFrame } from '../../design-system/composed/shell-frame.tsx';
import { ShellSkeleton } from '../../design-system/composed/shell-skeleton.tsx';

/** How somebody left: of their own will, or because the bank ended the session. */
type Departure = 'signed-out' | 'session-ended';

/**
 * The signed-in portal (R-R2). The flag in local storage is a hint that saves a question: without it
 * nothing is rendered and the sign-in page opens; with it the bank says who is signed in, if anybody.
 */
export default function DashboardRoute() {
  // Lives as long as this signed-in visit: nothing that one member has read is there for the next.
  const [queries] = useState(newQueryClient);
  const [departure, setDeparture] = useState<Departure | null>(null);
  const named = useNamedPlace();
  const seemsToBe = useSyncExternalStore(neverTold, seemsSignedIn, whenPainted);
  if (departure !== null || !seemsToBe) {
    const sessionEnded = departure === 'session-ended';
    const to = { pathname: '/login', hash: departure === 'signed-out' ? '' : named };
    return <Navigate to={to} replace state={sessionEnded ? { sessionEnded } : null} />;
  }
  return (
    <QueryClientProvider client={queries}>
      <OneAfterAnother>
        <SignedIn onLeave={setDeparture} />
        <ToastRegion />
      </OneAfterAnother>
    </QueryClientProvider>
  );
}

/**
 * Opens the place that the fragment of the address names, and drops the fragment. Returns the one that was there when this visit
 * began, so that a sign-in which turns out to be needed leads there.
 */
function useNamedPlace(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [named] = useState(hash);
  useEffect(() => {
    const place = placeInAddress(hash);
    if (place !== null && seemsSignedIn()) {
      void navigate('/dashboard', { replace: true, state: place });
    }
  }, [hash, navigate]);
  return named;
}

/** The flag is read when the page is loaded and whenever it renders; other tabs are heard in `useLeaveWithOthers`. */
const neverTold = () => () => {};

/** The page is painted ahead of time as anyone who is signed in sees it first; without the flag it is never shown. */
const whenPainted = () => true;

function SignedIn({ onLeave }: { onLeave: (departure: Departure) => void }) {
  const member = useQuery(memberQuery);
  // Read before anything else is asked: live events begin after the newest of these, so nothing that
  // is read from here on can be out of date without an event that says so.
  const recent = useQuery(recentEventsQuery);
  // Deferred, so that the browser may pause while the shell is made ready instead of standing still for all of it.
  const known = useDeferredValue(recent.isPending ? undefined : member.data);

  useLeaveWithOthers(onLeave);
  useEffect(() => dropHeld, []);

  const signOut = useMutation({
    mutationFn: async () => {
      await sendAllHeld();
      return await (await bank()).signOut({});
    },
    onSuccess: () => {
      forgetSignIn();
      onLeave('signed-out');
    },
  });

  if (member.isError) return <NobodyKnown error={member.error} />;
  if (known === undefined) return <ShellSkeleton />;
  const session = {
    member: known,
    signOut: () => signOut.mutate(),
    isSigningOut: signOut.isPending,
    signOutError: signOut.error,
  };
  return (
    <SessionContext value={session}>
      <Shell />
    </SessionContext>
  );
}

/** The bank did not say who is signed in, so nothing can be shown of anybody. */
function NobodyKnown({ error }: { error: Error }) {
  const words = useWords(shellWords);
  const { title, detail, reference } = useExplain()(error);
  return (
    <ShellFrame>
      <h1 className="sr-only">{words.tabs.dashboard}</h1>
      {/* Loads the page again, since what broke may be a part of it. */}
      <ErrorState title={title} reference={reference} onRetry={() => window.location.reload()}>
        {detail}
      </ErrorState>
    </ShellFrame>
  );
}

/** Leaves when the bank ends the session and when another tab of this browser signs out. */
function useLeaveWithOthers(onLeave: (departure: Departure) => void): void {
  useEffect(() => onSignedOut(() => onLeave('session-ended')), [onLeave]);
  useEffect(() => {
    const username = signedInAs();
    return onSignInChangedElsewhere(() => {
      if (!seemsSignedIn()) {
        endSessionOfThisTab();
        onLeave('signed-out');
      } else if (signedInAs() !== username) {
        // Somebody else has signed in: nothing of the one before may stay on the screen.
        window.location.reload();
      }
    });
  }, [onLeave]);
}

/** Live, the other tab has ended the session already; the demo's bank has one in each tab. */
function endSessionOfThisTab(): void {
  void bank()
    .then((client) => client.signOut({}))
    .catch(() => {
      // Nobody is signed in here any more, and a session that could not be ended expires.
    });
}
