import { describe, expect, it } from 'vitest';
import { placeIn } from './tabs.ts';

describe('the place kept in a history entry', () => {
  it('R-S1 is the dashboard where the entry says nothing', () => {
    for (const state of [null, undefined, 'settings', {}, { tab: 'vault' }, { tab: 3 }]) {
      expect(placeIn(state)).toEqual({ tab: 'dashboard', detail: null });
    }
  });

  it('R-S2 is the tab that was visited, with what was shown there', () => {
    expect(placeIn({ tab: 'transfer' })).toEqual({ tab: 'transfer', detail: null });
    expect(placeIn({ tab: 'settings', detail: { part: 'security' } })).toEqual({
      tab: 'settings',
      detail: { part: 'security' },
    });
  });
});
