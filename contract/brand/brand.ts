import { z } from 'zod';
import { readOpeningHours } from '../time/opening-hours.ts';
import { hasCheckDigit } from '../payments/address-fields.ts';
import { LocalDate } from '../time/time.ts';

const Rate = z.string().regex(/^\d{1,2}\.\d{2}%$/, 'a rate such as 0.60%');

/** The credit union's rates and fees, as its public page shows them (R-R3). */
const Rates = z.strictObject({
  asOf: LocalDate,
  /** Annual percentage yield (Regulation DD, 12 CFR 1030.2(c)). */
  savings: Rate,
  /** Annual percentage rates (Regulation Z, 12 CFR 1026.22). */
  auto: Rate,
  personal: Rate,
  home: Rate,
});

const InBothLanguages = z.strictObject({
  en: z.string().min(1).max(300),
  es: z.string().min(1).max(300),
});

/** The field of membership and the first deposit, as the public page states them. */
const Joining = z.strictObject({
  /** The field of membership (12 CFR 701 appendix B), in a sentence. */
  whoMayJoin: InBothLanguages,
  /** The price of a share, as you write it. */
  firstDeposit: z.string().regex(/^\$\d{1,4}(\.\d{2})?$/, 'an amount such as $5.00'),
});

/** The brand that makes the portal a credit union's own (R-B1). A single file in `brands/`, checked at start. */
export const Brand = z.strictObject({
  name: z.string().min(1).max(60),
  /** Under the icon of the installed portal, where there is room for few letters. */
  shortName: z.string().min(1).max(12),
  /** Hue of the brand colour in degrees (OKLCH); contrast is derived from it. */
  hue: z.number().min(0).max(360),
  accentHue: z.number().min(0).max(360),
  phone: z.string().regex(/^[+(]?[0-9][0-9 ().+-]{6,24}$/, 'a phone number'),
  email: z.email(),
  address: z.array(z.string().min(1)).min(2).max(4),
  /** Visits to safe deposit boxes are scheduled within them (R-D11). */
  hours: z
    .string()
    .refine((text) => readOpeningHours(text) !== null, 'opening hours such as Mon-Fri 8AM-6PM EST'),
  locale: z.enum(['en', 'es']),
  timeZone: z.string().refine(isTimeZone, 'an IANA time zone such as America/New_York'),
  /** Shown to members beside their account number. */
  routingNumber: z
    .string()
    .refine(hasCheckDigit, 'nine digits, the last of which is the check digit of the others'),
  insuredUpTo: z.string().min(1),
  /** Without them the public page says nothing of rates. */
  rates: Rates.optional(),
  /** Without it the public page does not say how to join. */
  joining: Joining.optional(),
});
export type Brand = z.infer<typeof Brand>;

/** A brand's logo as a page draws it: the figure that stands on the mark's ground. */
export interface BrandLogo {
  /** The side of the square that its shapes are measured in. */
  readonly size: number;
  readonly shapes: readonly LogoShape[];
}

export interface LogoShape {
  readonly element: string;
  /** Named as React names them, such as `strokeWidth`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly shapes: readonly LogoShape[];
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0);
    return true;
  } catch {
    return false;
  }
}
