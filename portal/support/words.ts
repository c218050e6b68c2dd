import { brand, openingHoursInSpanish } from '../browser/brand.ts';
import { formatCount } from '../language/format.ts';
import { ended } from '../language/sentences.ts';

const en = {
  hours: brand.hours,
  open: 'Support chat',
  openUnread: (count: number) =>
    count === 1 ? 'Support chat, 1 unread message' : `Support chat, ${count} unread messages`,
  title: 'Support chat',
  /** Where people answer. */
  staffAnswer: (hours: string) =>
    `Our staff read your messages and answer here in our opening hours: ${ended(hours)}`,
  /** Where nobody does. */
  onlyAutomatic: 'This is a demo: the answers are automatic, and nobody reads your messages.',
  conversation: 'Messages',
  empty: 'How can we help?',
  emptyDetail: 'Ask about transfers, cards, deposits, statements or anything else.',
  loading: 'Loading your messages',
  failed: 'Your messages cannot be shown',
  earlier: 'Show earlier messages',
  loadingEarlier: 'Loading...',
  earlierFailed: 'The earlier messages could not be loaded. Please try again.',
  senders: { member: 'You', automatic: 'Automatic answer', staff: 'Our staff' } as Record<
    'member' | 'automatic' | 'staff',
    string
  >,
  about: (description: string, amount: string) => `About: ${description}, ${amount}`,
  aboutNext: 'Your message is about this transaction:',
  dropAbout: 'Do not ask about this transaction',
  waiting: 'Waiting for our staff to answer.',
  noAnswer: (phone: string, hours: string) =>
    `I could not find anything about that in our help. Try asking in a different way, or call us at ${phone}, ${ended(hours)}`,
  message: 'Your message',
  hint: 'Press Enter to send, or Shift and Enter for a new line.',
  placeholder: 'Write a message',
  nothingTyped: 'Please write something first.',
  tooLong: (most: number, typed: number) =>
    `A message has at most ${formatCount(most)} characters. This one has ${formatCount(typed)}.`,
  send: 'Send',
  sending: 'Sending...',
  askAbout: 'Ask about this transaction',
};

const es: typeof en = {
  hours: openingHoursInSpanish,
  open: 'Chat de ayuda',
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
