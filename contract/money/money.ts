import { z } from 'zod';

/** A signed amount in minor units; a credit is positive, a debit negative. */
export const Cents = z
  .int()
  .brand<'Cents'>()
  .meta({ description: 'Whole number of US cents', examples: [25000] });

/** An amount that can be moved: at least one cent. */
export const PositiveCents = z
  .int()
  .positive()
  .brand<'Cents'>()
  .meta({ description: 'Whole number of US cents, at least 1', examples: [25000] });
