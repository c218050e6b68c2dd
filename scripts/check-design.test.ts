import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exceptions, designLint } from './check-design.ts';

const screen = 'portal/bills/some-screen.tsx';
const part = 'portal/design-system/parts/some-part.tsx';
const withClass = (classes: string) => `const a = <p className="${classes}" />;`;

describe('a loose look is found:', () => {
  test.each([
    ['a size', withClass('p-2 text-[13px]'), 'text-[13px]'],
    ['a size behind a variant', withClass('sm:hover:size-[1.125rem]'), 'sm:hover:size-[1.125rem]'],
    ['a negative one', withClass('outline-offset-[-3px]'), 'outline-offset-[-3px]'],
    ['a scale', withClass('data-starting-style:scale-[0.97]'), 'scale-[0.97]'],
    ['a colour', withClass('bg-[#fff]'), 'bg-[#fff]'],
    ['a property', withClass('[color:red]'), '[color:red]'],
    ['a breakpoint', withClass('min-[22.5rem]:flex'), 'min-[22.5rem]:flex'],
    ['a width that is no height', withClass('w-[min(24rem,90vw)]'), 'w-[min(24rem,90vw)]'],
    ['one in a table of classes', `const tones = { plain: 'rounded-[3px]' };`, 'rounded-[3px]'],
    ['one in a template', 'const a = `p-2 gap-[5px] ${b}`;', 'gap-[5px]'],
    ['a hex colour', `const a = '#b22234';`, '#b22234'],
    ['a colour function', `const a = 'oklch(0.5 0.1 20)';`, 'oklch'],
    ['a named colour', `const a = <path fill="white" />;`, 'white is a loose colour'],
    ['an inline style', `const a = <p style={{ top: 3 }} />;`, 'no inline style'],
  ])('%s', (_, code, complaint) => {
    expect(designLint(part, code)).toEqual([expect.stringContaining(complaint)]);
    expect(designLint(part, code)[0]).toMatch(/^portal\/design-system\/parts\/some-part\.tsx:1: /);
  });

  test.each(['button', 'input', 'select', 'textarea', 'dialog'])(
    'a bare <%s> in a screen and in the shell, and not in a part',
    (element) => {
      const code = `\nconst a = <${element} type="text" />;`;
      expect(designLint(screen, code)).toEqual([expect.stringContaining(`:2: <${element}> is a`)]);
      expect(designLint('portal/app/shell/some.tsx', code)).toHaveLength(1);
      expect(designLint(part, code)).toEqual([]);
    },
  );
});

describe('what is no look is left alone:', () => {
  test.each([
    ['steps of the scale', withClass('p-2.5 w-1/2 size-4.5 -mt-2 bg-ink/4 max-w-(--wide)')],
    ['how a grid is divided', withClass('lg:grid-cols-[16rem_minmax(0,1fr)] grid-rows-[auto_1fr]')],
    ['the safe area', withClass('pb-[calc(9rem+env(safe-area-inset-bottom))]')],
    ['a height of the window', withClass('max-h-[92dvh] h-[min(36rem,calc(100dvh-14rem))]')],
    [
      'a state',
      withClass('aria-[current=page]:text-ink group-aria-[current=page]:p-1 [&>svg]:m-0'),
    ],
    ['what moves', withClass('transition-[translate,opacity]')],
    ['a link to a place', `const a = <a href="#add">{list[0]}</a>;`],
    ['an import', `import { a } from '#bank/add.ts';`],
    ['colours that are none', `const a = <path fill="none" stroke="currentColor" />;`],
    ['a comment', `// text-[13px] in #fff, style={{}}\nconst a = 1;`],
    ['a pattern', `const a = 'a-z[0-9]';`],
    ['a selector', `const a = '[role="menu"], input:not([type="checkbox"]), li[data-index]';`],
    ['where it stands', withClass('lg:[grid-area:1/1/-1/2] cursor-[inherit]')],
  ])('%s', (_, code) => {
    expect(designLint(screen, code)).toEqual([]);
  });

  test('a field for a file and one that only the browser reads', () => {
    expect(designLint(screen, `const a = <input type="file" />;`)).toEqual([]);
    expect(designLint(screen, `const a = <input type="text" hidden />;`)).toEqual([]);
  });

  test('the colours of flags', () => {
    expect(
      designLint('portal/design-system/parts/flag.tsx', `const a = <path fill="#039" />;`),
    ).toEqual([]);
  });
});

test('every file that is excepted is there', () => {
  const files = Object.values(exceptions).flatMap((reasons) => Object.keys(reasons));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
