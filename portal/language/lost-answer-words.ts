import type { WhereToLook } from './where-to-look.ts';

const en: WhereToLook = {
  signIn: 'You may be signed in. You can safely sign in again.',
  secondStep: {
    sendCode: 'A code may be on its way. Wait a moment before you ask for another one.',
    finish: 'You may be signed in. If the code is refused now, please start again.',
  },
  passkeySignIn: 'You may be signed in. You can safely sign in again.',
  signOut: 'You may still be signed in. Please sign out again.',
  passwordReset: {
    ask: 'The link may be on its way. Check your email before you ask for another one.',
    finish: 'Your password may be the new one. Sign in with it to find out.',
  },
  enrolment: {
    begin: 'A code may be on its way. Check for it before you ask for another one.',
    finish: 'Your online access may be open. Sign in with what you chose to find out.',
  },
  stepUp: {
    sendCode: 'A code may be on its way. Wait a moment before you ask for another one.',
    confirm:
      'Nothing else was done and no money was moved. If the code is refused now, please start again.',
  },
  accounts: 'Check your accounts: they show whether it was changed. No money was moved.',
  security: 'Check the Security Center before you try again: it shows whether the change was made.',
  cards:
    'Check the card or its account before you try again. It shows whether the change was made.',
  transactions:
    'The transaction shows which note, category or split was saved. No money was moved.',
  transfers: 'Your money may have moved: the transfer history shows whether it did.',
  scheduledTransfers:
    'Check your scheduled transfers: they show whether it was done. No money moves before the scheduled day.',
  approvals:
    'Check the list of approvals before you try again. A payment that is approved there may have been sent.',
  recipients: 'Check your recipients: they show whether it was done. No money was moved.',
  receipts: 'The transaction shows which photos it has. No money was moved.',
  moneyRequests: 'Your requests show whether it was done. No money was moved.',
  payees: 'Check your payees: they show whether it was done. No money was moved.',
  bills: 'Your payments show whether it was paid, scheduled or cancelled.',
  push: 'Check under Settings, Alerts, whether this device is on.',
  alerts: 'Check your alerts: they show whether it was done.',
  goals: 'Check your goals: they show whether it was done. No money was moved.',
  budgets: 'Check your budgets: they show whether it was done. No money was moved.',
  deposits: 'Your deposits show whether the check is among them.',
  disputes: {
    open: 'The transaction shows whether it is disputed. No money was moved.',
    withdraw:
      'The transaction shows the status of the dispute. If it was withdrawn, any provisional credit was taken back.',
  },
  loans: 'Your loans show whether it was done, and whether your money moved.',
  trustedContact:
    'Check your trusted contact under Settings, People and access: it shows who is named and what they said.',
  profile: 'Check your profile before you try again: it shows what was saved.',
  password: 'Your password may be the new one. Try it first when you sign in next.',
  settings: 'Check the setting before you try again: it shows whether it was changed.',
  people: 'Settings show who has access, and whether it was done. No money was moved.',
  products: 'Check your accounts: they show whether it was opened, changed or withdrawn.',
  safeDeposit: 'Check your visits: they show whether it was done.',
  events: 'Your notifications show what is marked as read.',
  support: 'The conversation shows which messages have arrived.',
};

const es: WhereToLook = {
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
  accounts: 'Revise sus cuentas: muestran si se hizo el cambio. No se movió dinero.',
  security:
    'Revise el Centro de seguridad antes de intentar de nuevo: muestra si el cambio se hizo.',
  cards:
    'Revise la tarjeta o su cuenta antes de intentarlo de nuevo. Muestra si el cambio se hizo.',
  transactions:
    'El movimiento muestra qué nota, categoría o división se guardó. No se movió dinero.',
  transfers: 'Es posible que su dinero se haya movido: el historial de transferencias lo muestra.',
  scheduledTransfers:
    'Revise sus transferencias programadas: muestran si se hizo. No se mueve dinero antes del día programado.',
  approvals:
    'Revise la lista de aprobaciones antes de intentarlo de nuevo. Un pago que figura allí como aprobado puede haberse enviado.',
  recipients: 'Revise sus destinatarios: muestran si se hizo. No se movió dinero.',
  receipts: 'El movimiento muestra qué fotos tiene. No se movió dinero.',
  moneyRequests: 'Sus solicitudes muestran si se hizo. No se movió dinero.',
  payees: 'Revise sus beneficiarios: muestran si se hizo. No se movió dinero.',
  bills: 'Sus pagos muestran si se pagó, se programó o se canceló.',
  push: 'Revise en Ajustes, Avisos, si este dispositivo está activado.',
  alerts: 'Revise sus alertas: muestran si se hizo.',
  goals: 'Revise sus metas: muestran si se hizo. No se movió dinero.',
  budgets: 'Revise sus presupuestos: muestran si se hizo. No se movió dinero.',
  deposits: 'Sus depósitos muestran si el cheque está entre ellos.',
  disputes: {
    open: 'El movimiento muestra si está en disputa. No se movió dinero.',
    withdraw:
      'El movimiento muestra el estado de la disputa. Si se retiró, el abono provisional salió de su cuenta.',
  },
  loans: 'Sus préstamos muestran si se hizo y si se movió su dinero.',
  trustedContact:
    'Revise su contacto de confianza en Configuración, Personas y acceso: muestra quién es y qué dijo.',
  profile: 'Revise su perfil antes de intentar de nuevo: muestra qué se guardó.',
  password:
    'Es posible que su contraseña ya sea la nueva. Pruebe primero con ella la próxima vez que inicie sesión.',
  settings: 'Revise la configuración antes de intentar de nuevo: muestra si se cambió.',
  people: 'La configuración muestra quién tiene acceso y si se hizo. No se movió dinero.',
  products: 'Revise sus cuentas: muestran si se abrió, se cambió o se retiró.',
  safeDeposit: 'Revise sus visitas: muestran si se hizo.',
  events: 'Sus notificaciones muestran cuáles están marcadas como leídas.',
  support: 'La conversación muestra qué mensajes llegaron.',
};

export const lostAnswers = { en, es };
