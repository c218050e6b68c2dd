import { UserCheck } from 'lucide-react';
import type { Notices } from '../capability.ts';
import type { AccessChange } from '#contract/procedures/access-terms.ts';

const changes: Readonly<Record<AccessChange, (name: string) => string>> = {
  offered: (name) => `Invited: ${name}`,
  withdrawn: (name) => `Invitation withdrawn: ${name}`,
  given: (name) => `New access: ${name}`,
  limited: (name) => `Daily limit changed: ${name}`,
  ended: (name) => `Access ended: ${name}`,
};

const en = {
  changes,
  detail: (holder: string) => `Accounts of ${holder}`,
};

const es: typeof en = {
  changes: {
    offered: (name) => `Persona invitada: ${name}`,
    withdrawn: (name) => `Invitación retirada: ${name}`,
    given: (name) => `Nuevo acceso: ${name}`,
    limited: (name) => `Límite diario modificado: ${name}`,
    ended: (name) => `Acceso terminado: ${name}`,
  },
  detail: (holder) => `Cuentas de ${holder}`,
};

export const words = { en, es };

export const notices: Notices<'access'> = {
  access: ({ change, name, holder }, language) => ({
    sign: { shape: UserCheck, tone: 'warning' },
    title: words[language].changes[change](name),
    detail: words[language].detail(holder),
    open: ({ openPlace }) => openPlace('people'),
  }),
};
