import { describe, expect, it } from 'vitest';
import { personalWords } from './personal-words.ts';

describe('R-D2 the colors of accounts', () => {
  it.each(['en', 'es'] as const)('have names of their own, in %s', (language) => {
    const names = Object.values(personalWords[language].colours);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('');
  });
});
