import { describe, expect, test } from 'vitest';
import { deferEntry, fillTemplate, relativeAddresses, selfContained } from './pages.ts';

const template = `<head><title><!--title--></title>
<script type="module" crossorigin src="/assets/main-1a.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react-2b.js">
<link rel="stylesheet" crossorigin href="/assets/main-3c.css">
<link rel="icon" href="/favicon.svg">
</head><body><div id="root"><!--app--></div></body>`;

describe('a template is filled', () => {
  test('with the HTML as it is and the title as text', () => {
    const page = fillTemplate(template, { html: '<p>$& costs $1</p>', title: 'Fees & <rates>' });
    expect(page).toContain('<div id="root"><p>$& costs $1</p></div>');
    expect(page).toContain('<title>Fees &amp; &lt;rates></title>');
  });

  test('only if it has a place for each', () => {
    const rendered = { html: '', title: '' };
    expect(() => fillTemplate('<!--title-->', rendered)).toThrow('exactly one <!--app-->');
    expect(() => fillTemplate('<!--app--><!--app--><!--title-->', rendered)).toThrow('<!--app-->');
  });
});

describe('the entry is deferred', () => {
  test('by loading the starter from the same place, and nothing ahead of it', () => {
    const page = deferEntry(template, 'assets/main-1a.js', 'assets/start-9z.js');
    expect(page).toContain('<script type="module" src="/assets/start-9z.js"></script>');
    expect(page).toContain('main-3c.css');
    expect(page).not.toMatch(/main-1a|modulepreload/);
  });

  test('only if the page loads it', () => {
    expect(() => deferEntry(template, 'assets/main-1aXjs', 'assets/start-9z.js')).toThrow(
      'main-1aXjs',
    );
  });
});

test('addresses from the root become relative, others stay', () => {
  expect(relativeAddresses('<a href="/"><a href="/login"><img src="/a.svg">')).toBe(
    '<a href="./"><a href="./login"><img src="./a.svg">',
  );
  const others =
    '<a href="./x"><a href="//x.example/"><a href="https://x.example/"><p>href="/x"</p>';
  expect(relativeAddresses(others)).toBe(others);
});

test('a self-contained page names no other file and runs no script', () => {
  const css = '@font-face{src:url(/assets/f.woff2)}p{color:red}i{mask:url(./assets/i.svg)}';
  const page = selfContained(template, css);
  expect(page).toContain('<style>p{color:red}i{mask:linear-gradient(');
  expect(page).not.toMatch(/assets|favicon|script/);
});
