import type { ContactChannel } from '#contract/settings/profile.ts';
import { ended } from '../language/sentences.ts';

const sentTo: Record<ContactChannel, (address: string) => string> = {
  email: (address) =>
    `We sent a code to ${ended(address)} Until you enter it, we keep using your old email.`,
  phone: (address) =>
    `We sent a code to ${ended(address)} Until you enter it, we keep using your old number.`,
};

const confirmed: Record<ContactChannel, string> = {
  email: 'Your new email is confirmed',
  phone: 'Your new phone is confirmed',
};

const dropped: Record<ContactChannel, string> = {
  email: 'Your email stays as it was',
  phone: 'Your phone stays as it was',
};

const newOnes: Record<ContactChannel, string> = {
  email: 'your new email',
  phone: 'your new phone number',
};

const en = {
  heading: 'Waiting for confirmation',
  sentTo,
  code: (address: string) => `Code sent to ${address}`,
  codeMissing: 'Enter the six digits that we sent.',
  confirm: 'Confirm',
  confirming: 'Checking...',
  confirmed,
  notConfirmed: 'It is not confirmed yet',
  sendAnother: 'Send another',
  sending: 'Sending...',
  sent: (address: string) => `Another code is on its way to ${address}`,
  notSent: 'No code was sent',
  keepOld: 'Keep the old one',
  dropping: 'Keeping it...',
  dropped,
  notDropped: 'The change is still waiting',
  saved: (waiting: readonly ContactChannel[]) => {
    const places = waiting.map((channel) => newOnes[channel]).join(' and ');
    return waiting.length === 1
      ? `One step is left: enter the code that we sent to ${places}.`
      : `Two steps are left: enter the codes that we sent to ${places}.`;
  },
};

const sentToInSpanish: Record<ContactChannel, (address: string) => string> = {
  email: (address) =>
    `Enviamos un código a ${ended(address)} Hasta que lo escriba, seguimos usando su correo anterior.`,
  phone: (address) =>
    `Enviamos un código al ${ended(address)} Hasta que lo escriba, seguimos usando su número anterior.`,
};

const confirmedInSpanish: Record<ContactChannel, string> = {
  email: 'Su correo nuevo está confirmado',
  phone: 'Su teléfono nuevo está confirmado',
};

const droppedInSpanish: Record<ContactChannel, string> = {
  email: 'Su correo queda como estaba',
  phone: 'Su teléfono queda como estaba',
};

const newOnesInSpanish: Record<ContactChannel, string> = {
  email: 'a su correo nuevo',
  phone: 'a su número de teléfono nuevo',
};

const es: typeof en = {
  heading: 'En espera de confirmación',
  sentTo: sentToInSpanish,
  code: (address: string) => `Código enviado a ${address}`,
  codeMissing: 'Escriba los seis dígitos que le enviamos.',
  confirm: 'Confirmar',
  confirming: 'Comprobando...',
  confirmed: confirmedInSpanish,
  notConfirmed: 'Aún no está confirmado',
  sendAnother: 'Enviar otro',
  sending: 'Enviando...',
  sent: (address: string) => `Otro código va en camino a ${address}`,
  notSent: 'No se envió ningún código',
  keepOld: 'Conservar el anterior',
  dropping: 'Conservando...',
  dropped: droppedInSpanish,
  notDropped: 'El cambio sigue en espera',
  saved: (waiting: readonly ContactChannel[]) => {
    const places = waiting.map((channel) => newOnesInSpanish[channel]).join(' y ');
    return waiting.length === 1
      ? `Falta un paso: escriba el código que enviamos ${places}.`
      : `Faltan dos pasos: escriba los códigos que enviamos ${places}.`;
  },
};

export const unconfirmedContactWords = { en, es };
