import { useWideRail } from '../../browser/use-media.ts';
import { ScreenHeading } from '../../design-system/parts/headings.tsx';
import { dashboardWords } from '../../dashboard/words.ts';
import { formatMoment } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { setHeadingSlot } from '../../navigation/heading-actions.tsx';
import { type Place, type Tab } from '../../navigation/tabs.ts';
import { useSession } from '../../queries/session.ts';
import { TabPlaces } from './tab-places.tsx';
import { requestToken, tokenInLink } from '../../navigation/token-links.ts';

interface PlaceHeadingProps {
  tab: Tab;
  /** The name of the place that is open; null where the member is greeted instead. */
  name: string | null;
}

/**
 * The name of the place that is open, with room for its buttons. Where the rail has no room for the way to the other places
 * of the tab, the way stands above the name, so that it stands still from place to place.
 */
export function PlaceHeading({ tab, name }: PlaceHeadingProps) {
  const isWide = useWideRail();
  return (
    <div className="mb-5 grid grid-cols-1 gap-3 sm:mb-6">
      {!isWide && <TabPlaces tab={tab} />}
      {name === null ? (
        <Greeting />
      ) : (
        <ScreenHeading
          actions={<div ref={setHeadingSlot} className="flex flex-wrap gap-2 empty:hidden" />}
        >
          {name}
        </ScreenHeading>
      )}
    </div>
  );
}

/** The greeting, with the time of the last visit (R-D1). */
function Greeting() {
  const words = useWords(dashboardWords);
  const { displayName, lastSignInAt } = useSession().member;
  if (lastSignInAt === null) {
    return (
      <ScreenHeading detail={words.firstSignIn}>{words.welcomeFirst(displayName)}</ScreenHeading>
    );
  }
  return (
    <ScreenHeading detail={words.lastSignIn(formatMoment(lastSignInAt))}>
      {words.welcomeBack(displayName)}
    </ScreenHeading>
  );
}

/**
 * The places that a link from outside can name by the fragment of the address, besides those of an invitation and of a request for money. The server leads
 * `/.well-known/change-password` to the first.
 */
const places: Readonly<Record<string, Place>> = {
  '#change-password': { place: 'security', detail: { part: 'security' } },
};

/** The place that the fragment names; null where it names none. */
export function placeInAddress(hash: string): Place | null {
  const invitation = tokenInLink(hash);
  if (invitation !== null) return { place: 'people', detail: { invitation } };
  const request = requestToken(hash);
  if (request !== null) return { place: 'requests', detail: { request } };
  return Object.hasOwn(places, hash) ? (places[hash] ?? null) : null;
}
