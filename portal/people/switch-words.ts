import type { PartyRole } from '#contract/procedures/access-terms.ts';
import { ended } from '../language/sentences.ts';

const roles: Record<PartyRole, string> = {
  primary: 'Owner',
  'joint-owner': 'Joint owner',
  'authorised-user': 'Authorized user',
  minor: 'Owner under 18',
  guardian: 'Guardian',
  'power-of-attorney': 'Power of attorney',
  trustee: 'Trustee',
  beneficiary: 'Beneficiary',
  administrator: 'Manager',
  initiator: 'Initiator',
  approver: 'Approver',
  viewer: 'View only',
};

const en = {
  roles,
  /** The button's name: the owner of the shown accounts. */
  label: (holder: string) => `Accounts of ${holder}, switch`,
  heading: 'Whose accounts do you want to see?',
  yours: 'Your own accounts',
  shown: 'shown now',
  accountsOf: (holder: string) => `Accounts of ${holder}`,
  /** Above the screens of a membership of somebody else. */
  youAre: (role: string) => `Your role here: ${ended(role)}`,
  /** After a switch, for those who do not see it. */
  switched: (holder: string) => `You now see the accounts of ${ended(holder)}`,
  ended: (holder: string) => `Your access to the accounts of ${holder} has ended`,
  endedDetail: 'You see your own accounts again.',
  endedWithoutOwn: 'You see the other accounts to which you have access.',
};

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
