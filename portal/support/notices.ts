import { MessageCircle } from 'lucide-react';
import type { Notices } from '../capability.ts';

const en = { message: 'Our staff wrote to you', detail: 'Read it in the support chat.' };

const es: typeof en = {
  message: 'Nuestro personal le escribió',
  detail: 'Léalo en el chat de ayuda.',
};

export const words = { en, es };

export const notices: Notices<'message'> = {
  message: (_, language) => ({
    sign: { shape: MessageCircle, tone: 'brand' },
    title: words[language].message,
    detail: words[language].detail,
    open: ({ openChat }) => openChat(),
  }),
};
