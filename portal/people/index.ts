import type { Capability } from '../capability.ts';
import { peopleKey } from './queries.ts';

export const people: Capability<'people', never, 'access'> = {
  places: {
    people: {
      tab: 'settings',
      name: { en: 'People and access', es: 'Personas y acceso' },
      also: {
        en: 'share joint owner beneficiary child minor invite access limit',
        es: 'compartir cotitular hijo menor invitar acceso límite',
      },
      load: () => import('./people-place.tsx'),
    },
  },
  notices: () => import('./notices.ts'),
  refreshedBy: [{ queryKey: peopleKey, after: ['access'] }],
};
