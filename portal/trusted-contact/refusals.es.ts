import type { TrustedContactRefusalCode } from '#contract/trusted-contact/trusted-contact.ts';
import type { Explanations } from '../language/explanation.ts';

/** Why nobody was named as a trusted contact, or did not say no. */
export const trustedContactRefusals: Pick<Explanations, TrustedContactRefusalCode> = {
  TRUSTED_CONTACT_WRONG: {
    title: 'A su contacto de confianza le falta algo o tiene algo que no es correcto.',
    detail: 'No se cambió nada.',
  },
  TRUSTED_CONTACT_DECLINED: {
    title: 'Esta persona no quiere ser su contacto de confianza.',
    detail: 'No le volveremos a escribir. Elija a otra persona. No se cambió nada.',
  },
  TOO_MANY_CONTACTS_NAMED: ({ most }) => ({
    title: 'Es suficiente por hoy.',
    detail: `Escribimos a ${most} personas al día como máximo. Inténtelo mañana. No se cambió nada.`,
  }),
  CONTACT_LINK_NOT_GOOD: {
    title: 'Este enlace ya no sirve.',
    detail: 'Por él no es contacto de confianza de nadie, y no tiene que hacer nada.',
  },
};
