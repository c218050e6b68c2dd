import { afterPaint } from '../../browser/when-idle.ts';
import { useMedia } from '../../browser/use-media.ts';
import { ScreenHeading } from '../../design-system/parts/headings.tsx';
import { PlaceBar } from '../../design-system/parts/place-bar.tsx';
import { dashboardWords } from '../../dashboard/words.ts';
import { formatMoment } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { setHeadingSlot } from '../../navigation/heading-actions.tsx';
import { type Place, type PlaceName, useNameOfPlace, useTabs } from '../../navigation/tabs.ts';
import { shellWords } from '../../navigation/words.ts';
import { useSession } from '../../queries/session.ts';
import { prefetchScreen, usePlacesOffered, usePressed } from './places.ts';
import { requestToken, tokenInLink } from '../../navigation/token-links.ts';

/**
 * The heading of the tab, the way to its other places, and room for the buttons of the place that is open: beside the heading or
 * under the bar, so that the bar stands still from place to place.
 */
export function PlaceHeading() {
  const { tab } = useTabs();
  const { headings } = useWords(shellWords);
  // On a phone the heading has no line of details, and the place one button.
  const isRoomy = useMedia('(width >= 80rem), (23rem <= width < 40rem)');
  const actions = <div ref={setHeadingSlot} className="flex flex-wrap gap-2 empty:hidden" />;
  return (
    <div className="mb-5 grid grid-cols-1 gap-3 sm:mb-6 lg:mb-8">
      {tab === 'dashboard' ? (
        <Greeting />
      ) : (
        <ScreenHeading
          detail={<span className="max-sm:hidden">{headings[tab].detail}</span>}
          actions={isRoomy && actions}
        >
          {headings[tab].heading}
        </ScreenHeading>
      )}
      <Places />
      {!isRoomy && actions}
    </div>
  );
}

function Places() {
  const words = useWords(shellWords);
  const { tab, place, openPlace } = useTabs();
  const [marked, press] = usePressed<PlaceName>(place, openPlace);
  return (
    <PlaceBar<PlaceName>
      label={words.placesOf(words.tabs[tab])}
      places={usePlacesOffered(tab)}
      nameOf={useNameOfPlace()}
      current={marked}
      onOpen={press}
      onExpect={(expected) => afterPaint(() => prefetchScreen(expected))}
    />
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
