import { testBrand } from './test-brand.ts';

/** Passwords that Jordan Ellis cannot choose, each with its refusal. */
export const refusedPasswords = [
  ['tiny', 'PASSWORD_TOO_SHORT', { least: 15 }],
  ['x'.repeat(200), 'PASSWORD_TOO_LONG', { most: 128 }],
  ['passwordpassword', 'PASSWORD_TOO_EASY', { because: 'common' }],
  ['jordan ellis 2026', 'PASSWORD_TOO_EASY', { because: 'about-you' }],
  [`${testBrand.name} 2026`, 'PASSWORD_TOO_EASY', { because: 'about-you' }],
] as const;
