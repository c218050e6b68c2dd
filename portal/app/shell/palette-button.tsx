import { Search } from 'lucide-react';
import { Icon } from '../../design-system/parts/icon.tsx';
import { KeyHint } from '../../design-system/parts/keys.tsx';
import { shellWords } from '../../navigation/words.ts';
import { useWords } from '../../language/sentences.ts';
import { openOverlay } from '../../navigation/overlay.ts';
import { prefetchPalette } from './overlays.tsx';
import { isAppleKeyboard, keysOf } from '../shortcuts/shortcuts.ts';

/** Opens the palette; looks like the search box that it leads to. */
export function PaletteButton() {
  const words = useWords(shellWords);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={isAppleKeyboard() ? 'Meta+K' : 'Control+K'}
      onPointerEnter={prefetchPalette}
      onFocus={prefetchPalette}
      onClick={() => openOverlay('palette')}
      className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-line bg-raised px-3 text-small text-muted transition-colors hover:border-control hover:text-ink lg:w-84"
    >
      <Icon shape={Search} size={18} />
      <span className="truncate max-lg:sr-only">{words.openPalette}</span>
      <span aria-hidden="true" className="ml-auto max-lg:hidden">
        <KeyHint keys={keysOf('palette', isAppleKeyboard())} together />
      </span>
    </button>
  );
}
