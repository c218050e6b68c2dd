import { brand } from '../browser/brand.ts';
import { ended } from '../language/sentences.ts';

const en = {
  toasts: 'Notices',
  language: 'Language',
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  undo: 'Undo',
  notUndone: 'It could not be undone',
  betweenKeys: 'then',
  notLoaded: {
    title: 'This needs a connection',
    detail: 'It could not be loaded. Check your connection and try again. No money was moved.',
  },
  failedToLoad: {
    title: 'This could not be loaded',
    detail: 'Check your connection and reload the page. No money was moved.',
    reload: 'Reload',
  },
  whenReached: 'This appears as soon as we can reach the bank again.',
  nothingMoved: 'No money was moved.',
  tryAgain: 'Try again',
  showMore: 'Show more',
  loadingMore: 'Loading more...',
  reference: 'Reference',
  needsScript: `Online banking needs JavaScript, which is turned off in this browser. Turn it on and reload the page, or call us at ${ended(brand.phone)}`,
  skipToContent: 'Skip to content',
  balanceHidden: 'Balance hidden',
  amountHidden: 'Amount hidden',
  charactersUsed: (used: number, most: number) => `${used} of ${most} characters used`,
  amount: {
    'amount needed': 'Enter an amount above $0.00.',
    'not-a-number': 'Enter an amount in dollars and cents, such as 1,234.50.',
    'too-precise': 'An amount has at most two decimals.',
    'too-large': 'This amount is too large.',
  },
  copy: {
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'This browser did not let us copy it. Select it and copy it by hand.',
  },
  chart: {
    table: 'Show as a table',
    goAlong: 'Move along the chart',
  },
};

const es: typeof en = {
  toasts: 'Avisos',
  language: 'Idioma',
  optional: 'opcional',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  close: 'Cerrar',
  cancel: 'Cancelar',
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
  showMore: 'Mostrar más',
  loadingMore: 'Cargando más...',
  reference: 'Referencia',
  needsScript: `La banca en línea necesita JavaScript, que está desactivado en este navegador. Actívelo y recargue la página, o llámenos al ${ended(brand.phone)}`,
  skipToContent: 'Ir al contenido',
  balanceHidden: 'Saldo oculto',
  amountHidden: 'Monto oculto',
  charactersUsed: (used: number, most: number) => `${used} de ${most} caracteres usados`,
  amount: {
    'amount needed': 'Escriba un monto mayor que $0.00.',
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
};

export const partsWords = { en, es };
