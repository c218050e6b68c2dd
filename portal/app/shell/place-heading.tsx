import { useIsWide, useWideRail } from '../../browser/use-media.ts';
import { classNames } from '../../design-system/parts/class-names.ts';
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
  // On a phone the panel of the balance begins here, right under the header.
  const beginsPanel = !useIsWide('48rem') && name === null;
  return (
    <div
      className={classNames(
        'grid grid-cols-1 gap-3',
        beginsPanel
          ? 'tone-panel panel -mx-4 -mt-3 px-4 pt-3 pb-4 sm:-mx-6 sm:px-6'
          : 'mb-5 sm:mb-6',
      )}
    >
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

/** The greeting, with the time of the last visit beside it (R-D1). */
function Greeting() {
  const words = useWords(dashboardWords);
  const { displayName, lastSignInAt } = useSession().member;
  const isFirst = lastSignInAt === null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h1 className="text-title font-bold sm:text-heading">
        {(isFirst ? words.welcomeFirst : words.welcomeBack)(displayName)}
      </h1>
      <p className="text-small text-muted">
        {isFirst ? words.firstSignIn : words.lastSignIn(formatMoment(lastSignInAt))}
      </p>
    </div>
  );
}

/**
 * The places that a link from outside can name by the fragment of the address, besides those of an invitation and of a request for money. The server leads
 * `/.well-known/change-password` to the first, and the email about a letter to the second.
 */
const places: Readonly<Record<string, Place>> = {
  '#change-password': { place: 'security', detail: { part: 'security' } },
  '#letter': { place: 'documents', detail: null },
};

/** The place that the fragment names; null where it names none. */
export function placeInAddress(hash: string): Place | null {
  const invitation = tokenInLink(hash);
  if (invitation !== null) return { place: 'people', detail: { invitation } };
  const request = requestToken(hash);
  if (request !== null) return { place: 'requests', detail: { request } };
  return Object.hasOwn(places, hash) ? (places[hash] ?? null) : null;
}
