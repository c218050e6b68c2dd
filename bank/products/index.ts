import type { Capability } from '../capability.ts';
import type { BankContext } from '../bank-context.ts';
import { moveBetweenOwn } from '../transfers/index.ts';
import type { OwnMover } from './own-accounts.ts';
import { dueAmong, type DueSource } from '../due-work/due-source.ts';
import { loadOnce } from '../formats/load-once.ts';
import type { CertificateBank } from './take-out.ts';

export const products: Capability<'products'> = {
  handlers: ({ bank, loadLater }) => ({
    products: loadLater(async () => {
      const [{ productHandlers }, { certificateHandlers }] = await Promise.all([
        import('./product-handlers.ts'),
        import('./certificate-handlers.ts'),
      ]);
      return (...given) => ({
        ...productHandlers(...given, moverOf(bank)),
        ...certificateHandlers(...given, moverOf(bank)),
      });
    }),
  }),
  due: (bank) => [certificatesDue(bank, moverOf(bank))],
  checks: async () => (await import('./product-checks.ts')).productChecks,
};

function moverOf(bank: BankContext): OwnMover {
  return (scope, move) => moveBetweenOwn(scope, bank, move);
}

/**
 * Some days before a certificate matures its member is told. On the day it does what they have chosen: it begins another term,
 * or moves to another account, and costs nothing.
 */
function certificatesDue(bank: CertificateBank, move: OwnMover): DueSource {
  return {
    name: 'certificates',
    load: maturing,

    next: dueAmong((db) =>
      db
        .selectFrom('certificate')
        .select(['account_id as id', 'due_at'])
        .where('due_at', 'is not', null),
    ),

    async finish(scope, id, now) {
      const { mature } = await maturing();
      return await mature(scope, bank, move, id, now);
    },
  };
}

const maturing = loadOnce(() => import('./mature.ts'));
