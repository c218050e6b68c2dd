import type { TransactionStatus } from '#contract/transactions/transactions.ts';
import { parts as en } from './words.en.ts';
import { brand } from '../browser/brand.ts';
import { ended } from '../language/ended.ts';

const status: Record<TransactionStatus, string> = {
  completed: 'Completada',
  processing: 'En proceso',
  pending: 'Pendiente',
  failed: 'Fallida',
  cancelled: 'Cancelada',
};

/** What the parts of the portal say, on whichever screen. */
const es: typeof en = {
  toasts: 'Avisos',
  language: 'Idioma',
  optional: 'opcional',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  close: 'Cerrar',
  dismiss: 'Descartar',
  undo: 'Deshacer',
  notUndone: 'No se pudo deshacer',
  betweenKeys: 'luego',
  notLoaded: {
    title: 'Esto necesita conexión',
    detail: 'No se pudo cargar. Revise su conexión e intente de nuevo. No se movió dinero.',
  },
  failedToLoad: {
    title: 'No se pudo cargar',
    detail: 'Revise su conexión y recargue la página. No se movió dinero.',
    reload: 'Recargar',
  },
  whenReached: 'Se mostrará en cuanto podamos comunicarnos de nuevo con el banco.',
  nothingMoved: 'No se movió dinero.',
  tryAgain: 'Intentar de nuevo',
  reference: 'Referencia',
  needsScript: `La banca en línea necesita JavaScript, que está desactivado en este navegador. Actívelo y recargue la página, o llámenos al ${ended(brand.phone)}`,
  skipToContent: 'Ir al contenido',
  balanceHidden: 'Saldo oculto',
  amountHidden: 'Monto oculto',
  charactersUsed: (used: number, most: number) => `${used} de ${most} caracteres usados`,
  amount: {
    'not-a-number': 'Escriba un monto en dólares y centavos, por ejemplo 1,234.50.',
    'too-precise': 'Un monto tiene dos decimales como máximo.',
    'too-large': 'Este monto es demasiado grande.',
  },
  copy: {
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'Este navegador no nos dejó copiarlo. Selecciónelo y cópielo a mano.',
  },
  chart: {
    table: 'Mostrar como tabla',
    goAlong: 'Recorrer el gráfico',
  },
  status,
};

export const partsWords = { en, es };
