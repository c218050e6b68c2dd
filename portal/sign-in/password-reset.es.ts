import { passwordReset as en } from './password-reset.en.ts';

/** What is said to somebody who has forgotten their password: in the dialog that sends the link, and where it leads. */
const es: typeof en = {
  ask: {
    username: 'Su usuario',
    usernameMissing: 'Escriba su usuario.',
    send: 'Enviarme un enlace',
    sending: 'Enviando...',
    sent: 'Revise su correo',
    sentDetail:
      'Si este usuario es de un socio, un enlace va en camino al correo que tenemos registrado. Vence en 30 minutos, y solo sirve el más reciente.',
    otherwise: 'Si ya no tiene acceso a ese correo',
  },
  finish: {
    heading: 'Elija una nueva contraseña',
    detail: 'Se cerrará su sesión en todas partes y ningún navegador será de confianza.',
    submit: 'Guardar mi contraseña',
    submitting: 'Guardando...',
    incomplete: 'Este enlace no está completo.',
    incompleteDetail:
      'Abra el enlace completo del correo, o pida otro: elija “¿Olvidó su contraseña?” en la página de inicio de sesión.',
    done: 'Su contraseña ha cambiado',
    doneDetail: 'Se cerró su sesión en todas partes. Inicie sesión con la nueva contraseña.',
    toSignIn: 'Ir a iniciar sesión',
    demo: 'Esta es una demostración: no envía correos, así que no hay enlace para elegir una nueva contraseña. La contraseña es siempre la que se muestra en la página de inicio de sesión.',
  },
};

export const passwordResetWords = { en, es };
