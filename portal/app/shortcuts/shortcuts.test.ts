import { describe, expect, it } from 'vitest';
import { keysOf, readKeys, shortcuts } from './shortcuts.ts';

describe('the shortcuts', () => {
  it('are read from keys that are pressed one after the other', () => {
    expect(readKeys(['/'])).toBe('search');
    expect(readKeys(['?'])).toBe('help');
    expect(readKeys(['g'])).toBe('more');
    expect(readKeys(['g', 'x'])).toBe('transactions');
    expect(readKeys(['g', 'q'])).toBeNull();
    expect(readKeys(['x'])).toBeNull();
  });

  it('leave alone what is pressed with another key, and what each place hears for itself', () => {
    expect(readKeys(['k'])).toBeNull();
    expect(readKeys(['Escape'])).toBeNull();
  });

  it('are told apart by their keys: none begins with the whole of another', () => {
    for (const one of shortcuts) {
      const others = shortcuts.filter((other) => other !== one);
      const begins = others.filter(({ keys }) => one.keys.every((key, at) => keys[at] === key));
      expect(begins).toEqual([]);
    }
  });

  it('are called as the keyboard calls them', () => {
    expect(keysOf('palette', false)).toEqual(['Ctrl', 'K']);
    expect(keysOf('palette', true)).toEqual(['⌘', 'K']);
    expect(keysOf('transfer', false)).toEqual(['g', 't']);
    expect(keysOf('close', false)).toEqual(['Esc']);
  });
});
