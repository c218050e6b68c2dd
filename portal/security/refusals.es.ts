import type { securityRefusals as en } from './refusals.en.ts';
import { formatMoment } from '../language/format.ts';
import { ended } from '../language/ended.ts';

/** What the bank says where somebody has to show that it is them. */
export const securityRefusals: typeof en = {
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
    detail: `Espérelo, o pida otro en ${seconds(retryAfterMs)}.`,
  }),
  CODE_NOT_SENT: {
    title: 'No se pudo enviar el código.',
    detail: 'Inténtelo de nuevo, o elija otra forma.',
  },
  TOO_MANY_TRIES: ({ retryAfterMs }) => ({
    title: 'Hubo demasiados intentos.',
    detail: `Inténtelo de nuevo en ${seconds(retryAfterMs)}.`,
  }),
  TOO_MANY_PHOTOS_REFUSED: ({ retryAfterMs }) => ({
    title: 'Hoy se rechazaron demasiadas de sus fotos.',
    detail: `Tome una foto JPEG o PNG e inténtelo de nuevo en ${seconds(retryAfterMs)}. No se cambió nada ahora y no se movió dinero.`,
  }),
  TOO_MANY_CHANGES: ({ retryAfterMs }) => ({
    title: 'Hubo demasiados cambios en poco tiempo.',
    detail: `Inténtelo de nuevo en ${seconds(retryAfterMs)}. No se cambió nada ahora y no se movió dinero.`,
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
};

function seconds(ms: number): string {
  const count = Math.max(1, Math.ceil(ms / 1000));
  if (count < 120) return count === 1 ? '1 segundo' : `${count} segundos`;
  return `${Math.ceil(count / 60)} minutos`;
}
