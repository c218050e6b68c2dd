import type { Capability } from '../capability.ts';
import type { BankContext } from '../bank-context.ts';
import { moveBetweenOwn } from '../transfers/index.ts';
import { certificatesDue } from './certificates-due.ts';
import type { OwnMover } from './own-mover.ts';

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
