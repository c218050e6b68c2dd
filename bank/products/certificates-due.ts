import { dueAmong } from '../due-work/due-rows.ts';
import type { DueSource } from '../due-work/due-source.ts';
import { loadOnce } from '../formats/load-once.ts';
import type { OwnMover } from './own-mover.ts';
import type { CertificateBank } from './take-out.ts';

/**
 * Some days before a certificate matures its member is told. On the day it does what they have chosen: it begins another term,
 * or moves to another account, and costs nothing.
 */
export function certificatesDue(bank: CertificateBank, move: OwnMover): DueSource {
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

/** Loaded when a certificate matures: a tab opens its bank without it. */
const maturing = loadOnce(() => import('./mature.ts'));
