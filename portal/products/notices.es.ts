import { ended } from '../language/ended.ts';
import { certificateNotices as en } from './notices.en.ts';

/** What the notifications say about certificates. */
const es: typeof en = {
  titles: {
    'matures-soon': (name) => `Vence pronto: ${name}`,
    renewed: (name) => `Renovado: ${name}`,
    'paid-out': (name) => `Venció y se movió: ${name}`,
  },
  soon: {
    renew: (day) => `El ${day} se renueva por otro plazo. Para elegir otra cosa, abra la cuenta.`,
    move: (day) => `El ${day} pasa a la cuenta que usted eligió.`,
  },
  renewed: (day) =>
    `Ahora vence el ${ended(day)} Durante unos días puede retirarlo sin penalización: abra la cuenta.`,
  paidOut: (day) => `Venció el ${ended(day)}`,
};

export const certificateNoticesWords = { en, es };
