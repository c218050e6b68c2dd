import type { Brand } from '#contract/brand/brand.ts';
import chosen from '#brands/juniper-commons.json' with { type: 'json' };

/** The credit union of this portal (R-B1). The build checks the file before it is used here. */
export const brand = chosen as Brand;
