import type { stepUp as en } from '../en/step-up.ts';

/** What is said where the bank wants to know that it is the member before it does something risky. */
export const stepUp: typeof en = {
  title: 'Confirme que es usted',
  purposes: {
    'payees.add': 'Para agregar este beneficiario.',
    'recipients.add': 'Para guardar este destinatario.',
    'profile.update': 'Para cambiar sus datos de contacto.',
    'settings.setTwoFactor': 'Para cambiar la verificación por SMS.',
    'security.beginAuthenticator': 'Para agregar una app de autenticación.',
    'security.removeAuthenticator': 'Para quitar su app de autenticación.',
    'security.beginPasskey': 'Para agregar una llave de acceso.',
    'security.removePasskey': 'Para quitar esta llave de acceso.',
    'security.makeRecoveryCodes': 'Para crear códigos de recuperación.',
    'security.setFirstPaymentDelay': 'Para cambiar la espera de los primeros pagos.',
  },
  payment: (amount) => `Para enviar ${amount}.`,
  paymentTo: (amount, name) => `Para enviar ${amount} a ${name}.`,
  otherPurpose: 'Para continuar.',
  cancel: 'Cancelar',
  overTitle: 'Tardó demasiado o se intentó demasiadas veces.',
  over: 'No se cambió nada ni se movió dinero. Puede empezar de nuevo, con otro código.',
  beginAnew: 'Empezar de nuevo',
};
