const en = {
  ask: {
    username: 'Your username',
    usernameMissing: 'Enter your username.',
    send: 'Send me a link',
    sending: 'Sending...',
    sent: 'Check your email',
    sentDetail:
      'If this username belongs to a member, a link is on its way to the email we have on file. It works for 30 minutes, and only the most recent link works.',
    otherwise: 'If you can no longer read that email',
  },
  finish: {
    heading: 'Choose a new password',
    detail: 'You will be signed out everywhere, and no browser will be trusted.',
    submit: 'Set my password',
    submitting: 'Setting it...',
    incomplete: 'This link is not complete.',
    incompleteDetail:
      'Please open the whole link from the email, or ask for another one: choose “Forgot password?” on the sign-in page.',
    done: 'Your password is changed',
    doneDetail: 'You were signed out everywhere. Sign in with the new password.',
    toSignIn: 'Go to sign in',
    demo: 'This is a demo: it sends no email, so there is no link to choose a new password with. The password is always the one shown on the sign-in page.',
  },
};

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
