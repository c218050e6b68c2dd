import { QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { Member } from '#contract/identity/sign-in/sign-in.ts';
import { bank } from '../../bank-client/bank-client.ts';
import {
  chosenMembership,
  chooseMembership,
  onMembershipChosen,
  onMiss,
} from '../../bank-client/chosen-membership.ts';
import {
  forgetSignIn,
  onSignInChangedElsewhere,
  seemsSignedIn,
  signedInAs,
} from '../../bank-client/sign-in-flag.ts';
import { endedUnheard, onSignedOut } from '../../bank-client/interceptor.ts';
import { OneAfterAnother } from '../../design-system/parts/one-after-another.tsx';
import { ErrorState } from '../../design-system/parts/states.tsx';
import { ToastRegion } from '../../design-system/parts/toast.tsx';
import { recentEventsQuery } from '../../queries/live-events.ts';
import { dropHeld, sendAllHeld } from '../../recipients/held-removals.ts';
import { memberQuery } from '../../settings/queries.ts';
import { newQueryClient } from '../../queries/query-client.ts';
import { makeFirstFormat } from '../../language/format.ts';
import { useExplain } from '../../language/refusals.ts';
import { shellWords } from '../../navigation/words.ts';
import { useWords } from '../../language/sentences.ts';
import { type Membership, SessionContext } from '../../queries/session.ts';
import { placeInAddress } from './place-heading.tsx';
import { Shell } from './shell.tsx';
import { ShellFrame, ShellSkeleton } from '../../navigation/shell-frame.tsx';

type Departure = 'signed-out' | 'session-ended';

/**
 * The signed-in portal (R-R2). The flag in local storage is a hint that saves a request: without the flag nothing is
 * rendered and the sign-in page opens; with the flag the bank tells the signed-in person, if any.
 */
export default function DashboardRoute() {
  const [departure, setDeparture] = useState<Departure | null>(null);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const chosen = useSyncExternalStore(onMembershipChosen, chosenMembership, () => null);
  const named = useNamedPlace();
  const seemsToBe = useSyncExternalStore(neverTold, seemsSignedIn, whenPainted);
  if (departure !== null || !seemsToBe) {
    const sessionEnded = departure === null ? endedUnheard() : departure === 'session-ended';
    const to = { pathname: '/login', hash: departure === 'signed-out' ? '' : named };
    return <Navigate to={to} replace state={sessionEnded ? { sessionEnded } : null} />;
  }
  return (
    <Visit
      key={chosen}
      arrival={arrival}
      onSwitch={(next) => {
        setArrival(next);
        chooseMembership(next.membership);
      }}
      onLeave={(how) => {
        chooseMembership(null);
        setDeparture(how);
      }}
    />
  );
}

interface Arrival {
  /** The signed-in person by the bank's answer. */
  readonly member: Member;
  /** Null: the first one of the person. */
  readonly membership: string | null;
  /** The holder of the accounts seen until then, after an end of that access. */
  readonly ended: string | null;
}

interface VisitProps {
  arrival: Arrival | null;
  onSwitch: (arrival: Arrival) => void;
  onLeave: (departure: Departure) => void;
}

/**
 * The portal of a single membership. Its read data lives as long as this component: the next membership finds none of it.
 */
function Visit({ arrival, onSwitch, onLeave }: VisitProps) {
  const [queries] = useState(() => {
    const client = newQueryClient();
    if (arrival !== null) client.setQueryData(memberQuery.queryKey, arrival.member);
    return client;
  });
  return (
    <QueryClientProvider client={queries}>
      <OneAfterAnother>
        <SignedIn arrival={arrival} onSwitch={onSwitch} onLeave={onLeave} />
        <ToastRegion />
      </OneAfterAnother>
    </QueryClientProvider>
  );
}

/**
 * Opens the place that the fragment of the address names, and drops the fragment. Returns the fragment at the beginning of
 * this visit, so that a needed sign-in leads there.
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

/** The page is painted ahead of time as a signed-in person sees it first; without the flag the page is never shown. */
const whenPainted = () => true;

function SignedIn({ arrival, onSwitch, onLeave }: VisitProps) {
  const member = useQuery(memberQuery);
  // Read before anything else is asked: live events begin after the newest of these, so nothing that
  // is read from here on can be out of date without an event that says so.
  const recent = useQuery(recentEventsQuery);
  // Deferred, so that the browser may pause while the shell is made ready instead of standing still for all of it.
  const known = useDeferredValue(recent.isPending ? undefined : member.data);

  useLeaveWithOthers(onLeave);
  useEffect(() => dropHeld, []);
  useEffect(() => void setTimeout(makeFirstFormat), []);

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

  const queries = useQueryClient();
  const navigate = useNavigate();
  const chosen = chosenMembership();
  const membership = known && membershipIn(known, chosen);
  useEndedAccess(member.data, onSwitch);
  useEffect(
    () => onMiss(() => void queries.invalidateQueries({ queryKey: memberQuery.queryKey })),
    [queries],
  );

  if (member.isError) return <NobodyKnown error={member.error} />;
  if (known === undefined || membership === undefined) return <ShellSkeleton />;
  const session = {
    member: known,
    membership,
    switchTo: ({ id }: Membership, newest: Member = known) => {
      void sendAllHeld().finally(() => {
        void navigate('/dashboard', { state: { place: 'overview' } });
        onSwitch({ member: newest, membership: id, ended: null });
      });
    },
    signOut: () => signOut.mutate(),
    isSigningOut: signOut.isPending,
    signOutError: signOut.error,
  };
  return (
    <SessionContext value={session}>
      <Shell cameFrom={arrival} />
    </SessionContext>
  );
}

/** The chosen membership; without a choice the first membership. Undefined where the person has no access to it. */
function membershipIn({ memberships }: Member, chosen: string | null): Membership | undefined {
  return chosen === null ? memberships[0] : memberships.find(({ id }) => id === chosen);
}

function useEndedAccess(member: Member | undefined, onSwitch: VisitProps['onSwitch']): void {
  const holder = useRef<string | null>(null);
  useEffect(() => {
    if (member === undefined) return;
    const membership = membershipIn(member, chosenMembership());
    if (membership === undefined) onSwitch({ member, membership: null, ended: holder.current });
    else holder.current = membership.holder;
  }, [member, onSwitch]);
}

/** The bank did not tell the signed-in person, so no person's data can be shown. */
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

/** Live, the other tab has ended the session already; the demo's bank has a session in each tab. */
function endSessionOfThisTab(): void {
  void bank()
    .then((client) => client.signOut({}))
    .catch(() => {
      // Nobody is signed in here any more, and a session that could not be ended expires.
    });
}
