import type { Brand } from '#contract/brand/brand.ts';

/** Where a member reaches the credit union, as a statement says it. */
export type PrintedWith = Pick<Brand, 'name' | 'phone' | 'email' | 'address'>;
