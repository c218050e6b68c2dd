import type { Rng } from '../rng.ts';

/** An amount in cents, as people send them: mostly small, now and then around the limits of the bank. */
export function someAmount(rng: Rng): number {
  switch (rng.weighted({ small: 60, large: 20, edge: 10, vast: 10 })) {
    case 'small':
      return rng.between(1, 200_00);
    case 'large':
      return rng.between(200_01, 3_000_00);
    case 'edge':
      return rng.pick([1, 1_000_00, 1_000_01, 10_000_00, 10_000_01]);
    case 'vast':
      return rng.between(3_000_01, 60_000_00);
  }
}
