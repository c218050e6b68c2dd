import type { Capability } from '../capability.ts';
import { memberQuery, profileQuery, sentMessagesQuery, settingsQuery } from './queries.ts';

export const profile: Capability<'profile'> = {
  places: {
    profile: {
      tab: 'settings',
      name: { en: 'Profile', es: 'Perfil' },
      load: () => import('./profile-place.tsx'),
    },
  },
  refreshedBy: [
    { queryKey: memberQuery.queryKey, after: ['security', 'access'] },
    { queryKey: profileQuery.queryKey, after: ['security'] },
  ],
};

export const settings: Capability<'display'> = {
  places: {
    display: {
      tab: 'settings',
      name: { en: 'Display', es: 'Pantalla' },
      also: {
        en: 'theme dark language spanish shortcuts hide',
        es: 'tema oscuro idioma inglés atajos ocultar',
      },
      load: () => import('./display-place.tsx'),
    },
  },
  refreshedBy: [
    { queryKey: settingsQuery.queryKey, after: ['security', 'settings'] },
    { queryKey: sentMessagesQuery.queryKey, after: ['any event'] },
  ],
};
