import { formatCount } from '../language/format.ts';

const kinds: Record<'zelle' | 'external', string> = {
  zelle: 'Zelle',
  external: 'External bank',
};

const en = {
  save: 'Save this recipient',
  saving: 'Saving...',
  saved: (name: string) => `${name} is saved`,
  savedDetail: 'You can choose this recipient next time. No money has moved.',
  manage: 'Manage recipients',

  title: 'Saved recipients',
  description: 'The people and accounts you send money to.',
  heading: 'Your recipients',
  loading: 'Loading your recipients',
  failed: 'Your recipients could not be loaded',
  showAll: (count: number) => `Show all ${formatCount(count)}`,
  empty: 'You have not saved a recipient yet.',
  detail: (kind: string, how: string) => `${kind} · ${how}`,

  removeOf: (name: string) => `Remove ${name}`,
  notRemoved: (name: string) => `${name} was not removed`,

  addHeading: 'Add a recipient',
  kind: 'How you send',
  kinds,
  name: 'Name',
  add: 'Add recipient',
  adding: 'Adding...',

  nameTaken: 'Enter another name. You already have a recipient with this one.',
};

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

  removeOf: (name: string) => `Eliminar a ${name}`,
  notRemoved: (name) => `No se quitó a ${name}`,

  addHeading: 'Agregar un destinatario',
  kind: 'Cómo le envía',
  kinds: { zelle: 'Zelle', external: 'Otro banco' },
  name: 'Nombre',
  add: 'Agregar destinatario',
  adding: 'Agregando...',

  nameTaken: 'Escriba otro nombre. Ya guardó un destinatario con este.',
};

export const savedRecipientWords = { en, es };
