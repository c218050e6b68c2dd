/** The brand that portal/brand.ts imports by name. */
export const standardBrand = 'juniper-commons';

/** The one to build for: BRAND names a file in brands/. */
export const brandName = process.env['BRAND']?.trim() || standardBrand;
