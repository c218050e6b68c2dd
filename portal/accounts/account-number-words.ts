const en = {
  title: (account: string) => `Account numbers of ${account}`,
  accountNumber: 'Account number',
  routingNumber: 'Routing number',
  hidden: 'Hidden',
  show: 'Show full numbers',
  showing: 'Showing…',
  hide: 'Hide full numbers',
  nowShown: 'The full numbers are shown.',
  care: 'Anyone who has both numbers can try to take money from this account. Give them only to people and companies you trust.',
  copyAccountNumber: 'Copy account number',
  copyRoutingNumber: 'Copy routing number',
  failed: 'The numbers could not be shown',
};

const es: typeof en = {
  title: (account) => `Números de cuenta de ${account}`,
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
