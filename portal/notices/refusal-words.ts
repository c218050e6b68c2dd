import type { FailureWords, Translated } from '../language/explanation.ts';

const en = {
  STREAM_REPLACED: {
    title: 'This page no longer updates by itself.',
    detail: 'You have many pages open. It updates again when you return to it.',
  },
  whereToLook: {
    events: 'Your notifications show what is marked as read.',
  },
} satisfies FailureWords;

const es: Translated<typeof en> = {
  STREAM_REPLACED: {
    title: 'Esta página ya no se actualiza sola.',
    detail: 'Tiene muchas páginas abiertas. Se pone al día cuando vuelve a ella.',
  },
  whereToLook: {
    events: 'Sus notificaciones muestran cuáles están marcadas como leídas.',
  },
};

export const noticeRefusals = { en, es };
