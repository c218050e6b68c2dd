import { describe, expect, it } from 'vitest';
import { tabAfterKey } from './tab-list.tsx';

describe('R-S1 keys in the list of tabs', () => {
  it('go to the next and the one before, in either direction of the list, and around', () => {
    expect(tabAfterKey('ArrowDown', 0, 4)).toBe(1);
    expect(tabAfterKey('ArrowRight', 3, 4)).toBe(0);
    expect(tabAfterKey('ArrowUp', 2, 4)).toBe(1);
    expect(tabAfterKey('ArrowLeft', 0, 4)).toBe(3);
  });

  it('go to the first and the last', () => {
    expect(tabAfterKey('Home', 2, 4)).toBe(0);
    expect(tabAfterKey('End', 1, 4)).toBe(3);
  });

  it('leave every other key to the browser', () => {
    expect(tabAfterKey('Enter', 1, 4)).toBeNull();
    expect(tabAfterKey('Tab', 1, 4)).toBeNull();
  });
});
