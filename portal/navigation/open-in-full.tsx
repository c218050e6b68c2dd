import { Maximize2 } from 'lucide-react';
import { Button } from '../design-system/parts/button.tsx';
import { useWords } from '../language/sentences.ts';
import { type Detail, type PlaceName, useNameOfPlace, useTabs } from './tabs.ts';
import { shellWords } from './words.ts';

interface OpenInFullProps {
  place: PlaceName;
  detail?: Detail;
  /** Closes what it stands in. */
  onOpened: () => void;
}

/** The way from a dialog to the place in which there is more of the same. */
export function OpenInFull({ place, detail = null, onOpened }: OpenInFullProps) {
  const { openInFull } = useWords(shellWords);
  const nameOf = useNameOfPlace();
  const { openPlace } = useTabs();
  return (
    <Button
      tone="quiet"
      size="small"
      icon={Maximize2}
      title={nameOf(place)}
      onClick={() => {
        onOpened();
        openPlace(place, detail);
      }}
    >
      <span className="max-sm:sr-only">{openInFull}</span>
    </Button>
  );
}
