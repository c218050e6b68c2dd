import { expect, test } from 'vitest';
import { scriptsOfFirstScreen } from './first-screen.ts';

test('the first screen is the entry, the sign-in screens and what they import at once, each once', () => {
  const manifest = {
    'index.html': {
      file: 'main.js',
      imports: ['_react.js'],
      dynamicImports: ['screens/home/home.tsx'],
    },
    '_react.js': { file: 'react.js' },
    '_field.js': { file: 'field.js', imports: ['_react.js'] },
    'screens/sign-in/sign-in.tsx': { file: 'sign-in.js', imports: ['index.html', '_field.js'] },
    'screens/sign-in/seal.svg': { file: 'seal.svg' },
    'screens/home/home.tsx': { file: 'home.js', imports: ['_chart.js'] },
    '_chart.js': { file: 'chart.js' },
  };
  expect(scriptsOfFirstScreen(manifest).toSorted()).toEqual([
    'field.js',
    'main.js',
    'react.js',
    'sign-in.js',
  ]);
  expect(() => scriptsOfFirstScreen({})).toThrow('index.html');
});
