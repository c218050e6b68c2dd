const en = {
  today: 'Today',
  yesterday: 'Yesterday',
};

const es: typeof en = {
  today: 'Hoy',
  yesterday: 'Ayer',
};

export const formatWords = { en, es };
