import { z } from 'zod';
import { documentFiles } from './document-files.ts';
import { proceduresUnder } from '../procedures/procedure.ts';
import { StatementLanguage } from './statements.ts';

/** A calendar year, `YYYY`. */
export const TaxYear = z
  .string()
  .regex(/^\d{4}$/)
  .brand<'TaxYear'>()
  .meta({ examples: ['2025'] });
export type TaxYear = z.infer<typeof TaxYear>;

const { reads } = proceduresUnder('Statements');

/** The dividends that the credit union paid in a year that is over, as on Form 1099-INT. Kept when the year ends. */
export const taxForms = {
  /** The years in which at least $10 was paid, newest first: of the others there is no form (26 CFR 1.6049-4). */
  taxYears: reads('see', '/tax-forms', 'List tax forms').output(
    z.object({ years: z.array(TaxYear) }),
  ),

  /** The form of a year as a PDF, ASCII only; over HTTP a file of type application/pdf. Any other year is `NOT_FOUND`. */
  taxForm: reads('see', documentFiles.taxForm, 'One tax form as PDF')
    .input(z.object({ year: TaxYear, language: StatementLanguage.default('en') }))
    .output(z.object({ pdf: z.string() })),
};
