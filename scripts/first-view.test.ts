import { expect, test } from 'vitest';
import { scriptsOfFirstView } from './first-paint.ts';

const manifest = {
  'index.html': { file: 'main.js', imports: ['_react.js'], dynamicImports: ['_dashboard.js'] },
  '_react.js': { file: 'react.js' },
  '_bank.js': { file: 'bank.js', name: 'bank', imports: ['index.html'] },
  '_dashboard.js': { file: 'dashboard.js', name: 'dashboard', imports: ['_bank.js', '_chart.js'] },
  '_chart.js': { file: 'chart.js' },
  'seal.svg': { file: 'seal.svg' },
  'screens/home/home.tsx': { file: 'home.js', name: 'home-screen' },
};

test('sign-in begins with the entry and what it imports at once', () => {
  expect(scriptsOfFirstView(manifest, 'sign-in').toSorted()).toEqual(['main.js', 'react.js']);
});

test('the dashboard begins with its own chunks besides, each once', () => {
  expect(scriptsOfFirstView(manifest, 'dashboard').toSorted()).toEqual([
    'bank.js',
    'chart.js',
    'dashboard.js',
    'main.js',
    'react.js',
  ]);
});

test('a manifest without them is a mistake', () => {
  expect(() => scriptsOfFirstView({}, 'sign-in')).toThrow('lacks a chunk of sign-in');
  const without = { 'index.html': { file: 'main.js' } };
  expect(() => scriptsOfFirstView(without, 'dashboard')).toThrow('lacks a chunk of dashboard');
});
