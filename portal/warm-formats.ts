import { trustedAddress } from './trusted-address.ts';

/** Has another thread read what the first number and the first date need, so that the page does not stand still for it. */
export function warmFormats(): void {
  try {
    const warming = new Worker(trustedAddress('warm-formats.js'));
    warming.addEventListener('message', () => warming.terminate());
  } catch {
    // Then the first figure takes a moment longer.
  }
}
