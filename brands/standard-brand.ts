/**
 * The brand that is served where none is named, and that portal/browser/brand.ts imports by name. It stands apart from the
 * reading of brands: `npm start` and the builds begin with this name, and without the schema of a brand.
 */
export const standardBrand = 'juniper-commons';
