import { movable as en } from './movable-accounts.en.ts';

/** What stands where an account is chosen, until there are some to choose from. */
const es: typeof en = {
  loading: 'Cargando sus cuentas',
  failed: 'No se pudieron cargar sus cuentas',
  none: 'No tiene una cuenta que sirva para esto. Un certificado no se puede usar antes de que venza.',
};

export const movableWords = { en, es };
