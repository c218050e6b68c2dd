import { savedRecipients as en } from './words.en.ts';
import { formatCount } from '../language/format.ts';

const kinds: typeof en.kinds = {
  zelle: 'Zelle',
  external: 'Otro banco',
};

/** What is said of the list of saved recipients. */
const es: typeof en = {
  save: 'Guardar este destinatario',
  saving: 'Guardando...',
  saved: (name: string) => `Se guardó a ${name}`,
  savedDetail: 'La próxima vez podrá elegir este destinatario. No se movió dinero.',
  manage: 'Administrar destinatarios',

  title: 'Destinatarios guardados',
  description: 'Las personas y cuentas a las que usted envía dinero.',
  heading: 'Sus destinatarios',
  loading: 'Cargando sus destinatarios',
  failed: 'No se pudieron cargar sus destinatarios',
  showAll: (count: number) => `Mostrar los ${formatCount(count)}`,
  empty: 'Todavía no ha guardado ningún destinatario.',
  detail: (kind: string, how: string) => `${kind} · ${how}`,
  atBank: (accountNumber: string, bank: string) => `${accountNumber} en ${bank}`,
  lastTransfer: (date: string) => `Última transferencia: ${date}`,
  never: 'Aún sin transferencias',

  removeOf: (name: string) => `Eliminar a ${name}`,
  notRemoved: (name) => `No se quitó a ${name}`,

  addHeading: 'Agregar un destinatario',
  kind: 'Cómo le envía',
  kinds,
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  contactHint: 'Basta con un correo electrónico o un teléfono.',
  bankName: 'Nombre del banco',
  accountNumber: 'Número de cuenta',
  accountNumberHint: 'De 4 a 17 dígitos',
  routingNumber: 'Número de ruta',
  add: 'Agregar destinatario',
  adding: 'Agregando...',

  nameTaken: 'Escriba otro nombre. Ya guardó un destinatario con este.',
};

export const savedRecipientWords = { en, es };
