import type { formats as en } from '../en/formats.ts';

/** The words inside dates. */
export const formats: typeof en = {
  today: 'Hoy',
  yesterday: 'Ayer',
};
