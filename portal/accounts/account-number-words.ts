const en = {
  title: (account: string) => `Account numbers of ${account}`,
  description: 'For direct deposit, or to pay and be paid from another bank.',
  accountNumber: 'Account number',
  routingNumber: 'Routing number',
  show: 'Show account number',
  showing: 'Showing…',
  hide: 'Hide account number',
  nowShown: 'The account number is shown in full.',
  care: 'Anyone who has both numbers can try to take money from this account. Give them only to people and companies you trust.',
  copyAccountNumber: 'Copy account number',
  copyRoutingNumber: 'Copy routing number',
  failed: 'The account number could not be shown',
};

const es: typeof en = {
  title: (account) => `Números de cuenta de ${account}`,
  description: 'Para depósito directo, o para pagar y recibir pagos desde otro banco.',
  accountNumber: 'Número de cuenta',
  routingNumber: 'Número de ruta',
  show: 'Mostrar el número de cuenta',
  showing: 'Mostrando…',
  hide: 'Ocultar el número de cuenta',
  nowShown: 'El número de cuenta se muestra completo.',
  care: 'Quien tenga los dos puede intentar sacar dinero de esta cuenta: entréguelos solo a personas y empresas de confianza.',
  copyAccountNumber: 'Copiar número de cuenta',
  copyRoutingNumber: 'Copiar número de ruta',
  failed: 'No se pudo mostrar el número de cuenta',
};

export const accountNumbersWords = { en, es };
