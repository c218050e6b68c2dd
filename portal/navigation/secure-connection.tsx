import { ShieldCheck } from 'lucide-react';
import { isDemo } from '../bank-client/host.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { shellWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

/** Says that the connection is encrypted, where that is so (R-S4). */
export function SecureConnection() {
  const words = useWords(shellWords).secure;
  if (!claimsSecureConnection({ isDemo, isSecureContext: window.isSecureContext })) return null;
  return (
    <section
      aria-label={words.title}
      className="flex items-center gap-3 rounded-control bg-brand-soft px-4 py-3"
    >
      <Icon shape={ShieldCheck} className="text-brand" />
      <div className="min-w-0">
        <p className="text-small font-semibold">{words.title}</p>
        <p className="text-caption text-muted">{words.detail}</p>
      </div>
    </section>
  );
}

/**
 * In the demo always, as the specification has it: nothing leaves the tab. Live only where the browser
 * calls the page secure, that is over TLS or from this very machine.
 */
export function claimsSecureConnection(page: {
  isDemo: boolean;
  isSecureContext: boolean;
}): boolean {
  return page.isDemo || page.isSecureContext;
}
