import type { Brand } from '#contract/brand/brand.ts';

/** A credit union for tests. */
export const testBrand: Brand = {
  name: 'Elm Street Credit Union',
  shortName: 'Elm Street',
  hue: 250,
  accentHue: 40,
  phone: '(555) 010-0199',
  email: 'hello@elmstreet.example',
  address: ['1 Elm Street', 'Albany, NY 12203'],
  hours: 'Mon-Fri 9AM-5PM EST',
  locale: 'en',
  timeZone: 'America/New_York',
  routingNumber: '130010193',
  insuredUpTo: '$250,000',
};
