import { afterPaint } from '../../browser/when-idle.ts';
import { PlaceBar } from '../../design-system/parts/place-bar.tsx';
import { useWords } from '../../language/sentences.ts';
import { type PlaceName, type Tab, useNameOfPlace, useTabs } from '../../navigation/tabs.ts';
import { shellWords } from '../../navigation/words.ts';
import { prefetchScreen, usePlacesOffered, usePressed } from './places.ts';

interface TabPlacesProps {
  tab: Tab;
  /** Under the tab in the rail. */
  inRail?: boolean;
}

/** The way to the places of a tab. Of a tab that is about to open, the first place is the current one. */
export function TabPlaces({ tab, inRail = false }: TabPlacesProps) {
  const words = useWords(shellWords);
  const { place, openPlace } = useTabs();
  const places = usePlacesOffered(tab);
  const current = places.find((one) => one === place) ?? places[0] ?? place;
  const [marked, press] = usePressed<PlaceName>(current, openPlace);
  return (
    <PlaceBar<PlaceName>
      label={words.placesOf(words.tabs[tab])}
      places={places}
      nameOf={useNameOfPlace()}
      current={marked}
      onOpen={press}
      onExpect={(expected) => afterPaint(() => prefetchScreen(expected))}
      inRail={inRail}
    />
  );
}
