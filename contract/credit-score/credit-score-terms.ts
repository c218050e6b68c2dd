import type { CreditBand } from './credit-score.ts';

/** The ends of the scale on which a credit score stands (FICO). */
export const creditScoreLowest = 300;
export const creditScoreHighest = 850;

/** The ranges of the scale from its lowest score to its highest, both ends of each included (FICO). */
export const creditBands: readonly {
  readonly band: CreditBand;
  readonly least: number;
  readonly most: number;
}[] = [
  { band: 'poor', least: creditScoreLowest, most: 579 },
  { band: 'fair', least: 580, most: 669 },
  { band: 'good', least: 670, most: 739 },
  { band: 'very-good', least: 740, most: 799 },
  { band: 'exceptional', least: 800, most: creditScoreHighest },
];
