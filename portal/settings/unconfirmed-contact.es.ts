import type { ContactChannel } from '#contract/settings/profile.ts';
import { unconfirmedContact as en } from './unconfirmed-contact.en.ts';
import { ended } from '../language/ended.ts';

const sentTo: Record<ContactChannel, (address: string) => string> = {
  email: (address) =>
    `Enviamos un código a ${ended(address)} Hasta que lo escriba, seguimos usando su correo anterior.`,
  phone: (address) =>
    `Enviamos un código al ${ended(address)} Hasta que lo escriba, seguimos usando su número anterior.`,
};

const confirmed: Record<ContactChannel, string> = {
  email: 'Su correo nuevo está confirmado',
  phone: 'Su teléfono nuevo está confirmado',
};

const dropped: Record<ContactChannel, string> = {
  email: 'Su correo queda como estaba',
  phone: 'Su teléfono queda como estaba',
};

const newOnes: Record<ContactChannel, string> = {
  email: 'a su correo nuevo',
  phone: 'a su número de teléfono nuevo',
};

const es: typeof en = {
  heading: 'En espera de confirmación',
  sentTo,
  code: (address: string) => `Código enviado a ${address}`,
  codeMissing: 'Escriba los seis dígitos que le enviamos.',
  confirm: 'Confirmar',
  confirming: 'Comprobando...',
  confirmed,
  notConfirmed: 'Aún no está confirmado',
  sendAnother: 'Enviar otro',
  sending: 'Enviando...',
  sent: (address: string) => `Otro código va en camino a ${address}`,
  notSent: 'No se envió ningún código',
  keepOld: 'Conservar el anterior',
  dropping: 'Conservando...',
  dropped,
  notDropped: 'El cambio sigue en espera',
  saved: (waiting: readonly ContactChannel[]) => {
    const places = waiting.map((channel) => newOnes[channel]).join(' y ');
    return waiting.length === 1
      ? `Falta un paso: escriba el código que enviamos ${places}.`
      : `Faltan dos pasos: escriba los códigos que enviamos ${places}.`;
  },
};

export const unconfirmedContactWords = { en, es };
