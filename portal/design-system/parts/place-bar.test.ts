import { describe, expect, it } from 'vitest';
import { placeAfterKey } from './place-bar.tsx';

describe('R-S1 keys in the list of tabs', () => {
  it('go to the next and the one before, in either direction of the list, and around', () => {
    expect(placeAfterKey('ArrowDown', 0, 4)).toBe(1);
    expect(placeAfterKey('ArrowRight', 3, 4)).toBe(0);
    expect(placeAfterKey('ArrowUp', 2, 4)).toBe(1);
    expect(placeAfterKey('ArrowLeft', 0, 4)).toBe(3);
  });

  it('go to the first and the last', () => {
    expect(placeAfterKey('Home', 2, 4)).toBe(0);
    expect(placeAfterKey('End', 1, 4)).toBe(3);
  });

  it('leave every other key to the browser', () => {
    expect(placeAfterKey('Enter', 1, 4)).toBeNull();
    expect(placeAfterKey('Tab', 1, 4)).toBeNull();
  });
});
