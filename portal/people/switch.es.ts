import { ended } from '../language/ended.ts';
import { membershipSwitch as en } from './switch.en.ts';

/** What the switch of membership says. */
const es: typeof en = {
  roles: {
    primary: 'Titular',
    'joint-owner': 'Cotitular',
    'authorised-user': 'Usuario autorizado',
    minor: 'Titular menor de 18 años',
    guardian: 'Tutor',
    'power-of-attorney': 'Apoderado',
    trustee: 'Fiduciario',
    beneficiary: 'Beneficiario',
    administrator: 'Administrador',
    initiator: 'Solicitante',
    approver: 'Aprobador',
    viewer: 'Solo consulta',
  },
  label: (holder) => `Cuentas de ${holder}, cambiar`,
  heading: '¿De quién son las cuentas que quiere ver?',
  yours: 'Sus propias cuentas',
  shown: 'a la vista ahora',
  accountsOf: (holder) => `Cuentas de ${holder}`,
  youAre: (role) => `Su función aquí: ${ended(role)}`,
  switched: (holder) => `Ahora ve las cuentas de ${ended(holder)}`,
  ended: (holder) => `Su acceso a las cuentas de ${holder} ha terminado`,
  endedDetail: 'Vuelve a ver sus propias cuentas.',
  endedWithoutOwn: 'Ve las otras cuentas a las que tiene acceso.',
};

export const membershipSwitchWords = { en, es };
