import type { FailureWords, Translated } from '../language/explanation.ts';

const en = {
  TRUSTED_CONTACT_WRONG: {
    title: 'Something about your trusted contact is missing or not right.',
    detail: 'Nothing was changed.',
  },
  TRUSTED_CONTACT_DECLINED: {
    title: 'This person does not want to be your trusted contact.',
    detail: 'We will not write to them again. Choose someone else. Nothing was changed.',
  },
  TOO_MANY_CONTACTS_NAMED: ({ most }) => ({
    title: 'That is enough for today.',
    detail: `We write to ${most} people a day at most. Try again tomorrow. Nothing was changed.`,
  }),
  CONTACT_LINK_NOT_GOOD: {
    title: 'This link is no longer good.',
    detail: 'You are not a trusted contact through it, and there is nothing that you need to do.',
  },
  whereToLook: {
    trustedContact:
      'Check your trusted contact under Settings, People and access: it shows who is named and what they said.',
  },
} satisfies FailureWords;

const es: Translated<typeof en> = {
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
  whereToLook: {
    trustedContact:
      'Revise su contacto de confianza en Configuración, Personas y acceso: muestra quién es y qué dijo.',
  },
};

export const trustedContactRefusals = { en, es };
