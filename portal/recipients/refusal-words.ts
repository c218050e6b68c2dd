import type { FailureWords, Translated } from '../language/explanation.ts';

const en = {
  UNKNOWN_RECIPIENT: {
    title: 'This recipient is no longer saved.',
    detail: 'Choose another, or type the details. Nothing was sent.',
  },
  EXTERNAL_RECIPIENT_INCOMPLETE: {
    title: 'Please fill in all recipient details including routing number',
  },
  ZELLE_RECIPIENT_INCOMPLETE: {
    title: 'Please provide recipient name and email or phone number for Zelle',
  },
  ROUTING_NUMBER_NOT_NINE_DIGITS: {
    title: 'A routing number has nine digits.',
    detail: 'Please enter all of them. On a check they are at the bottom left.',
  },
  ROUTING_NUMBER_WRONG: {
    title: 'No bank has this routing number.',
    detail: 'Please check the nine digits. On a check they are at the bottom left.',
  },
  ACCOUNT_NUMBER_WRONG: {
    title: 'An account number has 4 to 17 digits.',
    detail: 'Please check it.',
  },
  EMAIL_WRONG: {
    title: 'This email address is not complete.',
    detail: 'It should look like name@example.com.',
  },
  PHONE_WRONG: {
    title: 'A US phone number has ten digits.',
    detail: 'It should look like (555) 014-2600.',
  },
  whereToLook: {
    recipients: 'Check your recipients: they show whether it was done. No money was moved.',
  },
} satisfies FailureWords;

const es: Translated<typeof en> = {
  UNKNOWN_RECIPIENT: {
    title: 'Este destinatario ya no está entre los que guardó.',
    detail: 'Elija otro o escriba los datos. No se envió nada.',
  },
  EXTERNAL_RECIPIENT_INCOMPLETE: {
    title: 'Complete todos los datos del destinatario, incluido el número de ruta',
  },
  ZELLE_RECIPIENT_INCOMPLETE: {
    title:
      'Para Zelle, escriba el nombre del destinatario y su correo electrónico o número de teléfono',
  },
  ROUTING_NUMBER_NOT_NINE_DIGITS: {
    title: 'Un número de ruta tiene nueve dígitos.',
    detail: 'Escríbalos todos. En un cheque están abajo a la izquierda.',
  },
  ROUTING_NUMBER_WRONG: {
    title: 'Ningún banco tiene este número de ruta.',
    detail: 'Revise los nueve dígitos. En un cheque están abajo a la izquierda.',
  },
  ACCOUNT_NUMBER_WRONG: {
    title: 'Un número de cuenta tiene de 4 a 17 dígitos.',
    detail: 'Revíselo.',
  },
  EMAIL_WRONG: {
    title: 'Este correo electrónico no está completo.',
    detail: 'Debe verse como nombre@example.com.',
  },
  PHONE_WRONG: {
    title: 'Un número de teléfono de EE. UU. tiene diez dígitos.',
    detail: 'Debe verse como (555) 014-2600.',
  },
  whereToLook: {
    recipients: 'Revise sus destinatarios: muestran si se hizo. No se movió dinero.',
  },
};

export const recipientRefusals = { en, es };
