import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatMoment } from '../language/format.ts';
import { ended } from '../language/sentences.ts';

const en = {
  PROOF_WRONG: ({ triesLeft }) => ({
    title: 'That is not correct.',
    detail: `You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left. Nothing was changed.`,
  }),
  PROOF_OVER: {
    title: 'This took too long, or there were too many tries.',
    detail: 'Please start again. Nothing was changed.',
  },
  CODE_TOO_SOON: ({ retryAfterMs }) => ({
    title: 'A code was sent a moment ago.',
    detail: `Please wait for it, or ask for another in ${seconds(retryAfterMs)}.`,
  }),
  CODE_NOT_SENT: {
    title: 'The code could not be sent.',
    detail: 'Please try again, or choose another way.',
  },
  TOO_MANY_TRIES: ({ retryAfterMs }) => ({
    title: 'There were too many tries.',
    detail: `Please try again in ${seconds(retryAfterMs)}.`,
  }),
  TOO_MANY_PHOTOS_REFUSED: ({ retryAfterMs }) => ({
    title: 'Too many of your photos were refused today.',
    detail: `Please take a JPEG or PNG photo, and try again in ${seconds(retryAfterMs)}. Nothing was changed now, and no money was moved.`,
  }),
  TOO_MANY_CHANGES: ({ retryAfterMs }) => ({
    title: 'There were too many changes in a short time.',
    detail: `Please try again in ${seconds(retryAfterMs)}. Nothing was changed now, and no money was moved.`,
  }),
  SECOND_STEP_NEEDED: {
    title: 'One more step.',
    detail: 'Please confirm that it is you.',
  },
  ACCESS_CLOSED: ({ phone }) => ({
    title: 'Your online access is closed.',
    detail: `Please call us at ${ended(phone)} Your money stays in your accounts, and what you have scheduled continues.`,
  }),
  STEP_UP_LATER: ({ from, because }) => ({
    title:
      because === 'password-alone'
        ? 'You have only a password, so this has to wait a day.'
        : 'Your password was reset by email, so this has to wait.',
    detail: `${
      because === 'password-alone'
        ? 'Somebody else could know it. We have told you of this by email, so that you can stop it.'
        : 'An email alone does not prove that it is you.'
    } You can confirm this from ${formatMoment(from)} on. Until then, everything that needs no confirmation works as usual. Nothing was changed, and no money moved.`,
  }),
  STEP_UP_NEEDED: {
    title: 'You have not confirmed that it is you.',
    detail: 'Nothing was changed, and no money moved.',
  },
  TOO_MANY_PASSKEYS: ({ most }) => ({
    title: `You already have ${most} passkeys.`,
    detail: 'Remove one that you no longer use. Nothing was changed.',
  }),
  LINK_NOT_GOOD: {
    title: 'This link has already been used or has expired.',
    detail: 'Please ask for another one. Your password has not changed.',
  },
  USERNAME_WRONG: {
    title: 'A username has 4 to 32 letters, digits, dots or dashes, and begins with a letter.',
    detail: 'Nothing was changed.',
  },
  USERNAME_TAKEN: {
    title: 'This username is already taken.',
    detail: 'Please choose another. Nothing was changed.',
  },
  INVALID_CREDENTIALS: { title: 'Invalid username or password' },
  whereToLook: {
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
    stepUp: {
      sendCode: 'A code may be on its way. Wait a moment before you ask for another one.',
      confirm:
        'Nothing else was done and no money was moved. If the code is refused now, please start again.',
    },
    security:
      'Check the Security Center before you try again: it shows whether the change was made.',
  },
} satisfies FailureWords;

function seconds(ms: number): string {
  const count = Math.max(1, Math.ceil(ms / 1000));
  if (count < 120) return count === 1 ? '1 second' : `${count} seconds`;
  return `${Math.ceil(count / 60)} minutes`;
}

const es: Translated<typeof en> = {
  PROOF_WRONG: ({ triesLeft }) => ({
    title: 'No es correcto.',
    detail: `${triesLeft === 1 ? 'Queda 1 intento' : `Quedan ${triesLeft} intentos`}. No se cambió nada.`,
  }),
  PROOF_OVER: {
    title: 'Tardó demasiado o se intentó demasiadas veces.',
    detail: 'Empiece de nuevo. No se cambió nada.',
  },
  CODE_TOO_SOON: ({ retryAfterMs }) => ({
    title: 'Se envió un código hace un momento.',
    detail: `Espérelo, o pida otro en ${secondsInSpanish(retryAfterMs)}.`,
  }),
  CODE_NOT_SENT: {
    title: 'No se pudo enviar el código.',
    detail: 'Inténtelo de nuevo, o elija otra forma.',
  },
  TOO_MANY_TRIES: ({ retryAfterMs }) => ({
    title: 'Hubo demasiados intentos.',
    detail: `Inténtelo de nuevo en ${secondsInSpanish(retryAfterMs)}.`,
  }),
  TOO_MANY_PHOTOS_REFUSED: ({ retryAfterMs }) => ({
    title: 'Hoy se rechazaron demasiadas de sus fotos.',
    detail: `Tome una foto JPEG o PNG e inténtelo de nuevo en ${secondsInSpanish(retryAfterMs)}. No se cambió nada ahora y no se movió dinero.`,
  }),
  TOO_MANY_CHANGES: ({ retryAfterMs }) => ({
    title: 'Hubo demasiados cambios en poco tiempo.',
    detail: `Inténtelo de nuevo en ${secondsInSpanish(retryAfterMs)}. No se cambió nada ahora y no se movió dinero.`,
  }),
  SECOND_STEP_NEEDED: {
    title: 'Falta un paso.',
    detail: 'Confirme que es usted.',
  },
  ACCESS_CLOSED: ({ phone }) => ({
    title: 'Su acceso en línea está cerrado.',
    detail: `Llámenos al ${ended(phone)} Su dinero sigue en sus cuentas, y lo que haya programado sigue su curso.`,
  }),
  STEP_UP_LATER: ({ from, because }) => ({
    title:
      because === 'password-alone'
        ? 'Usted solo tiene una contraseña, así que esto tiene que esperar un día.'
        : 'Su contraseña se restableció por correo, así que esto tiene que esperar.',
    detail: `${
      because === 'password-alone'
        ? 'Otra persona podría conocerla. Le avisamos por correo, para que pueda impedirlo.'
        : 'Un correo por sí solo no demuestra que es usted.'
    } Podrá confirmarlo a partir del ${formatMoment(from)}. Hasta entonces, todo lo que no requiere confirmación funciona como siempre. No se cambió nada ni se movió dinero.`,
  }),
  STEP_UP_NEEDED: {
    title: 'No se confirmó que es usted.',
    detail: 'No se cambió nada ni se movió dinero.',
  },
  TOO_MANY_PASSKEYS: ({ most }) => ({
    title: `Ya tiene ${most} llaves de acceso.`,
    detail: 'Quite una que ya no use. No se cambió nada.',
  }),
  LINK_NOT_GOOD: {
    title: 'Este enlace ya se usó o venció.',
    detail: 'Pida otro. Su contraseña sigue siendo la misma.',
  },
  USERNAME_WRONG: {
    title: 'Un usuario tiene de 4 a 32 letras, dígitos, puntos o guiones, y empieza con una letra.',
    detail: 'No se cambió nada.',
  },
  USERNAME_TAKEN: {
    title: 'Este usuario ya está ocupado.',
    detail: 'Elija otro. No se cambió nada.',
  },
  INVALID_CREDENTIALS: { title: 'Usuario o contraseña incorrectos' },
  whereToLook: {
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
    stepUp: {
      sendCode: 'Es posible que un código vaya en camino. Espere un momento antes de pedir otro.',
      confirm:
        'No se hizo nada más ni se movió dinero. Si el código se rechaza ahora, empiece de nuevo.',
    },
    security:
      'Revise el Centro de seguridad antes de intentar de nuevo: muestra si el cambio se hizo.',
  },
};

function secondsInSpanish(ms: number): string {
  const count = Math.max(1, Math.ceil(ms / 1000));
  if (count < 120) return count === 1 ? '1 segundo' : `${count} segundos`;
  return `${Math.ceil(count / 60)} minutos`;
}

export const identityRefusals = { en, es };
