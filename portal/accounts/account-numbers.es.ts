import { accountNumbers as en } from './account-numbers.en.ts';

/** What the portal says about the full numbers of an account. */
const es: typeof en = {
  title: (account) => `Números de cuenta de ${account}`,
  description: 'Para depósito directo, o para pagar y recibir pagos desde otro banco.',
  accountNumber: 'Número de cuenta',
  routingNumber: 'Número de ruta',
  hidden: 'Oculto',
  show: 'Mostrar números completos',
  showing: 'Mostrando…',
  hide: 'Ocultar números completos',
  nowShown: 'Se muestran los números completos.',
  care: 'Quien tenga los dos puede intentar sacar dinero de esta cuenta: entréguelos solo a personas y empresas de confianza.',
  copyAccountNumber: 'Copiar número de cuenta',
  copyRoutingNumber: 'Copiar número de ruta',
  failed: 'No se pudieron mostrar los números',
};

export const accountNumbersWords = { en, es };
