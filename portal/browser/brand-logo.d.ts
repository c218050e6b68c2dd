/** The build reads the logo's shapes out of the file, and checks them (scripts/brand-plugin.ts). */
declare module '#brands/*.svg' {
  import type { BrandLogo } from '#contract/brand/brand.ts';

  const logo: BrandLogo;
  export default logo;
}
