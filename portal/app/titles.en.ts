import { brand } from '../browser/brand.ts';

/** What the browser's tab says. */
export const titles = {
  signIn: `Sign in · ${brand.name}`,
  resetPassword: `Choose a new password · ${brand.name}`,
  trustedContact: `You are a trusted contact · ${brand.name}`,
  activate: `Activate online banking · ${brand.name}`,
  home: brand.name,
  notFound: `Page not found · ${brand.name}`,
  placeholder: `Nothing here yet · ${brand.name}`,
  error: `Unexpected error · ${brand.name}`,
  dashboard: `Online Banking Portal · ${brand.name}`,
};
