import type { lostAnswers as en } from './lost-answers.en.ts';
import type { WhereToLook } from './where-to-look.ts';

const where: WhereToLook = {
  signIn: 'Es posible que su sesión ya esté iniciada. Puede iniciarla de nuevo sin problema.',
  secondStep: {
    sendCode: 'Es posible que un código vaya en camino. Espere un momento antes de pedir otro.',
    finish:
      'Es posible que su sesión ya esté iniciada. Si el código se rechaza ahora, empiece de nuevo.',
  },
  passkeySignIn:
    'Es posible que su sesión ya esté iniciada. Puede iniciarla de nuevo sin problema.',
  signOut: 'Es posible que su sesión siga abierta. Ciérrela de nuevo.',
  passwordReset: {
    ask: 'Es posible que el enlace vaya en camino. Revise su correo antes de pedir otro.',
    finish: 'Es posible que su contraseña ya sea la nueva. Inicie sesión con ella para saberlo.',
  },
  enrolment: {
    begin: 'Es posible que un código vaya en camino. Búsquelo antes de pedir otro.',
    finish:
      'Es posible que su acceso en línea ya esté abierto. Inicie sesión con lo que eligió para saberlo.',
  },
  stepUp: {
    sendCode: 'Es posible que un código vaya en camino. Espere un momento antes de pedir otro.',
    confirm:
      'No se hizo nada más ni se movió dinero. Si el código se rechaza ahora, empiece de nuevo.',
  },
  security: 'El Centro de seguridad muestra cómo está. Mírelo antes de intentar de nuevo.',
  cards: 'La tarjeta muestra cómo está. Mírela antes de intentar de nuevo.',
  transactions: 'El movimiento muestra qué nota se guardó. No se movió dinero.',
  transfers: 'Es posible que su dinero se haya movido: el historial de transferencias lo muestra.',
  scheduledTransfers:
    'La lista de transferencias programadas lo muestra. No se mueve dinero antes de su día.',
  recipients: 'La lista de sus destinatarios lo muestra. No se movió dinero.',
  payees: 'La lista de sus beneficiarios lo muestra. No se movió dinero.',
  bills: 'Sus pagos muestran si se pagó, se programó o se canceló.',
  budgets: 'La lista de sus presupuestos lo muestra. No se movió dinero.',
  deposits: 'Sus depósitos muestran si el cheque está entre ellos.',
  disputes: {
    open: 'El movimiento muestra si está en disputa. No se movió dinero.',
    withdraw:
      'El movimiento muestra cómo está la disputa. Si se retiró, el abono provisional salió de su cuenta.',
  },
  profile: 'Su perfil muestra qué se guardó. Mírelo antes de intentar de nuevo.',
  password:
    'Es posible que su contraseña ya sea la nueva. Pruebe primero con ella la próxima vez que inicie sesión.',
  settings: 'El ajuste muestra cómo está. Mírelo antes de intentar de nuevo.',
  safeDeposit: 'La lista de sus visitas lo muestra.',
  events: 'La lista de notificaciones muestra qué está marcado.',
  support: 'La conversación muestra qué llegó.',
};

/** What is said of a change whose answer was lost. */
export const lostAnswers: typeof en = {
  title: 'No sabemos si esto se hizo.',
  noAnswer: 'El banco no ha respondido.',
  where,
  again: 'Puede intentar de nuevo sin cambiar nada: no se hace dos veces.',
};
