import type { WhereToLook } from './where-to-look.ts';

export const lostAnswers: WhereToLook = {
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
