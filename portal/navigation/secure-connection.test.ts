import { expect, it } from 'vitest';
import { claimsSecureConnection } from './secure-connection.tsx';

it('R-S4 the live portal claims encryption only where the browser calls the page secure', () => {
  expect(claimsSecureConnection({ isDemo: false, isSecureContext: true })).toBe(true);
  expect(claimsSecureConnection({ isDemo: false, isSecureContext: false })).toBe(false);
});

it('R-S4 the demo, which sends nothing, always shows the notice', () => {
  expect(claimsSecureConnection({ isDemo: true, isSecureContext: false })).toBe(true);
});
