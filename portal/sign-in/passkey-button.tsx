import { Fingerprint } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../design-system/parts/button.tsx';
import { knowsPasskeys } from '../authentication/knows-passkeys.ts';
import { signInWords } from './words.es.ts';
import { useWords } from '../language/words.ts';

interface PasskeyButtonProps {
  /** Whether the browser is asking for the passkey. */
  busy: boolean;
  onPress: () => void;
}

/** Signs in with a passkey alone, in a browser that knows passkeys. */
export function PasskeyButton({ busy, onPress }: PasskeyButtonProps) {
  const words = useWords(signInWords);
  const isKnown = useSyncExternalStore(neverTold, knowsPasskeys, whenPainted);
  if (!isKnown) return null;
  return (
    <Button tone="secondary" wide icon={Fingerprint} busy={busy} onClick={onPress} className="mt-3">
      {busy ? words.waitingForPasskey : words.withPasskey}
    </Button>
  );
}

const neverTold = () => () => {};

/** Nearly every browser knows them, so the page is painted with the button: nothing moves when the script comes. */
const whenPainted = () => true;
