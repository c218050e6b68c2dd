import { describe, expect, it } from 'vitest';
import { capabilities, handInCapabilities } from '../capabilities.ts';
import { placeIn, placeNamed, placesOf, tabOf, tabs } from './tabs.ts';

handInCapabilities();

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
  it('R-S1 have a name in both languages', () => {
    const names = tabs.flatMap(placesOf).map((place) => placeNamed(place).name);
    expect(names.length).toBeGreaterThan(tabs.length);
    expect(names.filter(({ en, es }) => en === '' || es === '' || en === es)).toEqual([]);
  });

  it('R-S1 are each in one tab, which knows them', () => {
    for (const tab of tabs) expect(placesOf(tab).map(tabOf)).toEqual(placesOf(tab).map(() => tab));
    const declared = capabilities.flatMap(({ places = {} }) => Object.keys(places));
    expect(tabs.flatMap(placesOf).toSorted()).toEqual(declared.toSorted());
  });
});
