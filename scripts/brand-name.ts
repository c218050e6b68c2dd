import { standardBrand } from '#brands/standard-brand.ts';

/** The one to build for: BRAND names a file in brands/. */
export const brandName = process.env['BRAND']?.trim() || standardBrand;
