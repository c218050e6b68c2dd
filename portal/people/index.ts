import type { Capability } from '../capability.ts';
import { peopleKey } from './queries.ts';

export const people: Capability<'people', never, 'access'> = {
  places: {
    people: {
      tab: 'settings',
      name: { en: 'People and access', es: 'Personas y acceso' },
      load: () => import('./people-place.tsx'),
    },
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: peopleKey, after: ['access'] }],
};
