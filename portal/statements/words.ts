import { ended } from '../language/sentences.ts';

const en = {
  title: 'Statements',
  description: 'One for each month, as a PDF to keep or print.',
  account: 'Account',
  download: (month: string) => `Download ${month}`,
  downloading: (month: string) => `Downloading ${month}...`,
  downloaded: (month: string) => `${month} was downloaded.`,
  notDownloaded: (month: string) => `${month} was not downloaded.`,
  fileName: (account: string, month: string) => `statement-${account}-${month}.pdf`,
  tax: 'Tax documents',
  taxDetail: 'What we paid you in a year, of $10 or more.',
  taxForm: (year: string) => `Form 1099-INT ${year}`,
  taxFileName: (year: string) => `form-1099-int-${year}.pdf`,
  taxFailed: 'Your tax documents cannot be shown',
  loading: 'Loading statements',
  failed: 'Your statements cannot be shown',
  empty: 'No statements yet',
  emptyDetail: 'Your first statement will be here when the month ends.',
  noAccount: 'No open account',
  noAccountDetail: (phone: string) => `Call us at ${phone} to open one.`,
};

const es: typeof en = {
  title: 'Estados de cuenta',
  description: 'Uno por cada mes, en PDF para guardar o imprimir.',
  account: 'Cuenta',
  download: (month) => `Descargar ${month}`,
  downloading: (month) => `Descargando ${month}...`,
  downloaded: (month) => `Se descargó el estado de ${ended(month)}`,
  notDownloaded: (month) => `No se descargó el estado de ${ended(month)}`,
  fileName: (account, month) => `estado-de-cuenta-${account}-${month}.pdf`,
  tax: 'Documentos fiscales',
  taxDetail: 'Lo que le pagamos en un año, si fueron $10 o más.',
  taxForm: (year) => `Formulario 1099-INT ${year}`,
  taxFileName: (year) => `formulario-1099-int-${year}.pdf`,
  taxFailed: 'No podemos mostrar sus documentos fiscales',
  loading: 'Cargando estados de cuenta',
  failed: 'No podemos mostrar sus estados de cuenta',
  empty: 'Aún no hay estados de cuenta',
  emptyDetail: 'El primero estará aquí cuando termine el mes.',
  noAccount: 'No hay cuentas abiertas',
  noAccountDetail: (phone) => `Llámenos al ${phone} para abrir una.`,
};

export const statementsWords = { en, es };
