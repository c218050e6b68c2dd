import { support as en } from './words.en.ts';
import { formatCount } from '../language/format.ts';
import { openingHours } from '../language/opening-hours.es.ts';
import { ended } from '../language/ended.ts';

const es: typeof en = {
  hours: openingHours,
  open: 'Chat de ayuda',
  short: 'Ayuda',
  openUnread: (count: number) =>
    count === 1 ? 'Chat de ayuda, 1 mensaje sin leer' : `Chat de ayuda, ${count} mensajes sin leer`,
  title: 'Chat de ayuda',
  staffAnswer: (hours: string) =>
    `Nuestro personal lee sus mensajes y responde aquí en nuestro horario: ${ended(hours)}`,
  onlyAutomatic:
    'Esta es una demostración: las respuestas son automáticas y nadie lee sus mensajes.',
  conversation: 'Mensajes',
  empty: '¿En qué podemos ayudarle?',
  emptyDetail:
    'Pregunte por transferencias, tarjetas, depósitos, estados de cuenta o lo que necesite.',
  loading: 'Cargando sus mensajes',
  failed: 'No podemos mostrar sus mensajes',
  earlier: 'Mostrar mensajes anteriores',
  loadingEarlier: 'Cargando...',
  earlierFailed: 'No se pudieron cargar los mensajes anteriores. Intente de nuevo.',
  senders: { member: 'Usted', automatic: 'Respuesta automática', staff: 'Nuestro personal' },
  about: (description: string, amount: string) => `Sobre: ${description}, ${amount}`,
  aboutNext: 'Su mensaje es sobre este movimiento:',
  dropAbout: 'No preguntar por este movimiento',
  waiting: 'En espera de la respuesta de nuestro personal.',
  noAnswer: (phone: string, hours: string) =>
    `No encontré nada sobre eso en nuestra ayuda. Intente preguntarlo de otra manera o llámenos al ${phone}, ${ended(hours)}`,
  message: 'Su mensaje',
  hint: 'Presione Enter para enviar, o Mayús y Enter para otra línea.',
  placeholder: 'Escriba un mensaje',
  nothingTyped: 'Primero escriba algo.',
  tooLong: (most: number, typed: number) =>
    `Un mensaje tiene como máximo ${formatCount(most)} caracteres. Este tiene ${formatCount(typed)}.`,
  send: 'Enviar',
  sending: 'Enviando...',
  askAbout: 'Preguntar por este movimiento',
};

export const supportWords = { en, es };
