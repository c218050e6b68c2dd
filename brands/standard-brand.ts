/** The brand that is served where none is named, and that portal/browser/brand.ts imports by name. */
export const standardBrand = 'juniper-commons';
