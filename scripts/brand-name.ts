import { standardBrand } from '#hosts/http-server/process/settings.ts';

/** The one to build for: BRAND names a file in brands/. */
export const brandName = process.env['BRAND']?.trim() || standardBrand;
