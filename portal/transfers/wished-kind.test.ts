import { expect, test } from 'vitest';
import type { Detail } from '../navigation/tabs.ts';
import { wishedKind } from './kind-step.tsx';

test.each(['internal', 'zelle', 'external'])('R-D13 the form can be opened for %s', (kind) => {
  expect(wishedKind({ kind })).toBe(kind);
});

test.each<[Detail]>([[null], ['external'], [{}], [{ repeat: 'x' }], [{ kind: 'wire' }], [[]]])(
  'R-D13 %j names no kind of transfer',
  (detail) => {
    expect(wishedKind(detail)).toBeNull();
  },
);
