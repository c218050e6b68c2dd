import type { Capability } from '../capability.ts';
import { securityKey } from './security/queries.ts';

export const identity: Capability<'security', never, 'security' | 'sign-in'> = {
  places: {
    security: {
      tab: 'settings',
      name: { en: 'Security', es: 'Seguridad' },
      also: {
        en: 'password fraud scam hacked stolen phishing two-factor passkey device lock',
        es: 'contraseña fraude estafa robo phishing dos pasos llave dispositivo bloquear',
      },
      load: () => import('./security-place.tsx'),
    },
  },
  notices: () => import('./security/notices.ts'),
  refreshedBy: [{ queryKey: securityKey, after: ['sign-in', 'security', 'settings'] }],
};
