import { describe, expect, it } from 'vitest';
import { placeIn, placesOf, tabOf, tabs } from './tabs.ts';

describe('the place kept in a history entry', () => {
  it('R-S1 is the overview where the entry says nothing', () => {
    for (const state of [null, undefined, 'settings', {}, { place: 'vault' }, { place: 3 }]) {
      expect(placeIn(state)).toEqual({ place: 'overview', detail: null });
    }
  });

  it('R-S2 is the place that was visited, with what was shown there', () => {
    expect(placeIn({ place: 'bills' })).toEqual({ place: 'bills', detail: null });
    expect(placeIn({ place: 'security', detail: { part: 'security' } })).toEqual({
      place: 'security',
      detail: { part: 'security' },
    });
  });
});

describe('the places of the tabs', () => {
  it('R-S1 are each in one tab, which knows them', () => {
    for (const tab of tabs) expect(placesOf[tab].map(tabOf)).toEqual(placesOf[tab].map(() => tab));
    const all = tabs.flatMap((tab): readonly string[] => placesOf[tab]);
    expect(new Set(all).size).toBe(all.length);
  });
});
