import { Fingerprint, KeyRound, LifeBuoy, MessageSquare, Smartphone } from 'lucide-react';
import { useId } from 'react';
import type { ProofMethod, OfferedMethod } from '#contract/authentication/factors.ts';
import { Button } from '../design-system/parts/button.tsx';
import type { IconShape } from '../design-system/parts/icon.tsx';
import { proofWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

interface OtherMethodsProps {
  methods: readonly OfferedMethod[];
  onChoose: (method: ProofMethod) => void;
}

/** The methods that are not shown, for anyone who would rather use one of them. */
export function OtherMethods({ methods, onChoose }: OtherMethodsProps) {
  const words = useWords(proofWords);
  const titleId = useId();
  if (methods.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-6 border-t border-line pt-5">
      <h2 id={titleId} className="text-small font-semibold">
        {words.otherMethods}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {methods.map(({ method }) => (
          <li key={method}>
            <Button
              tone="secondary"
              size="small"
              icon={icons[method]}
              onClick={() => onChoose(method)}
            >
              {words.methods[method]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const icons: Record<ProofMethod, IconShape> = {
  passkey: Fingerprint,
  authenticator: Smartphone,
  text: MessageSquare,
  'recovery-code': LifeBuoy,
  password: KeyRound,
};
