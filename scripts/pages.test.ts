import { describe, expect, test } from 'vitest';
import { fillTemplate, paintFirst, relativeAddresses, selfContained } from './pages.ts';

const template = `<head><title><!--title--></title>
<meta name="description" content="<!--description-->">
<link rel="preload" as="font" crossorigin href="/assets/font-5e.woff2">
<script src="/appearance.js"></script>
<script type="module" crossorigin src="/assets/main-1a.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react-2b.js">
<link rel="stylesheet" crossorigin href="/assets/main-3c.css">
<link rel="icon" href="data:image/svg+xml,%3Csvg/%3E">
<link rel="manifest" href="/manifest.webmanifest">
</head><body><div id="root"><!--app--></div></body>`;

describe('a template is filled', () => {
  test('with the HTML as it is and the title as text', () => {
    const page = fillTemplate(template, {
      html: '<p>$& costs $1</p>',
      title: 'Fees & <rates>',
      description: 'What it "costs"',
    });
    expect(page).toContain('<div id="root"><p>$& costs $1</p></div>');
    expect(page).toContain('<title>Fees &amp; &lt;rates></title>');
    expect(page).toContain('content="What it &quot;costs&quot;"');
  });

  test('only if it has a place for each', () => {
    const rendered = { html: '', title: '', description: '' };
    const both = '<!--title--><!--description-->';
    expect(() => fillTemplate(both, rendered)).toThrow('exactly one <!--app-->');
    expect(() => fillTemplate(`<!--app--><!--app-->${both}`, rendered)).toThrow('<!--app-->');
  });
});

describe('a page is painted first', () => {
  const parts = {
    style: '.a{color:red}',
    appearance: '// Why.\nappear();\n',
    entry: 'assets/main-1a.js',
    modules: ['assets/more-4d.js'],
    guarded: false,
  };
  const [head = '', body = ''] = paintFirst(
    template.replace('<!--app-->', '<p class="a">Hello</p>'),
    parts,
  ).split('</head>');

  test('from its own HTML: until the paint it asks for nothing', () => {
    expect(head).toContain('<style>.a{color:red}</style>');
    expect(head).toContain('<script>appear();\n</script>');
    expect(head.replace(/<noscript>.*<\/noscript>/, '')).not.toMatch(
      /<link rel="(?!icon" href="data:)|<script[^>]+src/,
    );
    expect(body).toContain('<p class="a">Hello</p>');
  });

  test('and then loads its font, its whole style sheet, its screen and its entry', () => {
    const starter = head.slice(head.lastIndexOf('<script>'));
    const asked = [...starter.matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file);
    expect(asked.slice(0, 4)).toEqual([
      '/assets/font-5e.woff2',
      '/assets/main-3c.css',
      '/assets/more-4d.js',
      '/assets/main-1a.js',
    ]);
  });

  test('and last its manifest, which an installed portal alone is opened with', () => {
    const starter = head.slice(head.lastIndexOf('<script>'));
    expect(starter).toContain('},{"rel":"manifest","href":"/manifest.webmanifest"}])');
  });

  test('with its whole style sheet where scripts are turned off', () => {
    expect(head).toContain(
      '<noscript><link rel="stylesheet" crossorigin href="/assets/main-3c.css">',
    );
  });

  test('and a guarded one only for whoever seems to be signed in', () => {
    expect(head).not.toContain('location.replace');
    const guarded = paintFirst(template, { ...parts, guarded: true });
    expect(guarded.indexOf('location.replace("./login"+location.hash)')).toBeLessThan(
      guarded.indexOf('appear()'),
    );
    expect(guarded).toContain('location.replace("./login"+location.hash)');
  });

  test('only if the template loads the entry', () => {
    const wrong = { ...parts, entry: 'assets/main-1aXjs' };
    expect(() => paintFirst(template, wrong)).toThrow('main-1aXjs');
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
  expect(page).not.toMatch(/assets|svg\+xml|<script/);
});
