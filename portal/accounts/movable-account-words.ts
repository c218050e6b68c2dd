const en = {
  loading: 'Loading your accounts',
  failed: 'Your accounts could not be loaded',
  none: 'You have no account that can be used for this. A certificate cannot be used before it matures.',
};

const es: typeof en = {
  loading: 'Cargando sus cuentas',
  failed: 'No se pudieron cargar sus cuentas',
  none: 'No tiene una cuenta que sirva para esto. Un certificado no se puede usar antes de que venza.',
};

export const movableWords = { en, es };
