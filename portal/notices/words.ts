const en = {
  heading: 'Notifications',
  unread: (count: number) => `Notifications, ${count} unread`,
  isNew: 'New',
  empty: 'Nothing yet',
  emptyDetail: 'Transfers, payments and sign-ins will be listed here.',
  allTransfers: 'See all transfers',
  markAllRead: 'Mark all as read',
  notMarked: 'It is still marked as unread. Please try again.',
  unreadCount: (count: number) => `${count} unread`,
  showEarlier: 'Show earlier',
  loadingEarlier: 'Loading...',
  earlierFailed: 'The earlier ones could not be loaded. Please try again.',
};

const es: typeof en = {
  heading: 'Notificaciones',
  unread: (count: number) => `Notificaciones, ${count} sin leer`,
  isNew: 'Nueva',
  empty: 'Nada por ahora',
  emptyDetail: 'Aquí aparecerán sus transferencias, pagos e inicios de sesión.',
  allTransfers: 'Ver todas las transferencias',
  markAllRead: 'Marcar todas como leídas',
  notMarked: 'Sigue marcada como no leída. Intente de nuevo.',
  unreadCount: (count: number) => `${count} sin leer`,
  showEarlier: 'Mostrar anteriores',
  loadingEarlier: 'Cargando...',
  earlierFailed: 'No se pudieron cargar las anteriores. Intente de nuevo.',
};

export const noticeWords = { en, es };
