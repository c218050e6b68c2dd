import { statements as en } from './words.en.ts';
import { ended } from '../language/ended.ts';

/** What the dialog of statements says. */
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
