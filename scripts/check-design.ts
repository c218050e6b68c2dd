import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { tellFaults } from '#tools/command-line/command-line.ts';

/** Files that may do one of these things, and why. */
export const exceptions: Readonly<
  Record<'colour' | 'style' | 'element', Readonly<Record<string, string>>>
> = {
  colour: {
    'portal/design-system/parts/flag.tsx': 'the colours of flags are their own',
    'portal/identity/security/qr-picture.tsx': 'a camera wants dark on light in both themes',
    'portal/design-system/faces/face.tsx': 'each name has a hue of its own, in two fixed depths',
  },
  style: {
    'portal/transactions/history-list.tsx':
      'where the rows in sight stand is computed, and the height of those left out',
    'portal/transactions/flow/money-sankey.tsx': 'heights and places are those of the ribbons',
    'portal/design-system/charts/point-marks.tsx': 'the label stands where its point does',
    'portal/design-system/charts/panel-line.tsx': 'the names stand where their days do',
    'portal/transactions/category-signs.tsx': 'the colour is that of the category',
    'portal/design-system/charts/donut.tsx': 'a part may have the colour of its category',
    'portal/design-system/faces/face.tsx': 'the colours are those of the name',
  },
  element: {
    'portal/transactions/flow/money-sankey.tsx': 'a line that opens its rows',
    'portal/transactions/scheduled.tsx': 'a line that opens its list',
    'portal/transactions/transaction-row.tsx': 'a button over a whole row',
    'portal/transactions/filing/category-menu.tsx': 'a word of a row that opens a menu',
    'portal/forecast/days-calendar.tsx': 'a day that opens what comes on it',
    'portal/transactions/filter-bar.tsx': 'the chip below, over a popover',
    'portal/transactions/filter-pill.tsx': 'a chip over a native select',
    'portal/notices/notice.tsx': 'a button around a whole notice',
    'portal/app/shell/palette-button.tsx': 'a button that looks like the search box it leads to',
    'portal/support/message-form.tsx': 'one line that grows, without a counter',
    'portal/support/support-button.tsx': 'the one button that floats',
    'portal/app/shell/tab-list.tsx': 'the tabs of the shell',
    'portal/app/shell/user-menu-button.tsx': 'the portrait that opens the menu',
  },
};

/** Arbitrary values that are no look: the division of a grid, dependence on the window, inheritance or motion. */
const structural = [
  /^-?(?:auto-)?grid-(?:cols|rows)-\[/,
  /^\[(?:grid-area|overflow-anchor|scrollbar-width|content-visibility|contain-intrinsic-block-size):/,
  /\[[^\]]*(?:env\(safe-area|\d(?:dvh|svh|lvh)\b)/,
  /^(?:transition|will-change)-\[/,
  /-\[inherit\]/,
];

/** Variants that ask about the state of an element, not about a size. */
const variants = /^(?:(?:group-|peer-|not-|has-|in-)*(?:aria|data|has|not|in)-\[|\[)/;

const colourFunctions = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/;
const colourAttributes = ['fill', 'stroke', 'color', 'stopColor', 'floodColor', 'lightingColor'];
const colourless = /^(?:none|currentColor|transparent|inherit|url\(.*\))$/;

/** Elements that are parts of the portal, with the part to use instead. */
const parts: Readonly<Record<string, string>> = {
  button: 'Button, IconButton, TextButton, ActionTile or a chip',
  input: 'TextField, AmountField, Checkbox, Switch or SegmentedControl',
  select: 'SelectField',
  textarea: 'TextArea',
  dialog: 'Dialog',
};

/**
 * The findings in one file of the portal on looks past the tokens and the parts: loose colours and sizes, inline styles,
 * and outside of the design system the bare elements that are parts. A sentence each, with its line.
 */
export function designLint(file: string, code: string): readonly string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: string[] = [];
  const add = (kind: keyof typeof exceptions, start: number, complaint: string): void => {
    if (file in exceptions[kind]) return;
    found.push(`${file}:${code.slice(0, start).split('\n').length}: ${complaint}`);
  };
  const places = new Set<number>();
  const readText = (text: string, start: number): void => {
    if (places.has(start)) return;
    if (/^#[\da-f]{3,8}$/i.test(text) || colourFunctions.test(text)) {
      add('colour', start, `${text} is a loose colour: use a token`);
    }
    for (const name of text.split(/\s+/).filter(isLoose)) {
      found.push(
        `${file}:${code.slice(0, start).split('\n').length}: ${name} is loose: use a token`,
      );
    }
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') readText(value, start);
    },
    TemplateElement: ({ value, start }) => readText(value.raw, start),
    JSXAttribute: ({ name, value, start }) => {
      if (name.type !== 'JSXIdentifier') return;
      if (name.name === 'href' && value?.type === 'Literal') places.add(value.start);
      if (name.name === 'style') add('style', start, 'no inline style: use a class or a part');
      if (!colourAttributes.includes(name.name) || value?.type !== 'Literal') return;
      const colour = value.value;
      if (/^[a-z]+$/i.test(colour) && !colourless.test(colour)) {
        add('colour', start, `${colour} is a loose colour: use a token`);
      }
    },
    JSXOpeningElement: (node) => {
      if (/^portal\/design-system\/(?:parts|charts|page)\//.test(file)) return;
      if (node.name.type !== 'JSXIdentifier' || isUnseen(node.attributes)) return;
      const instead = parts[node.name.name];
      if (instead === undefined) return;
      add('element', node.start, `<${node.name.name}> is a part: use ${instead}`);
    },
  }).visit(program);
  return found;
}

/** Whether a class has a value that is no step of a scale, such as `text-[13px]`. */
function isLoose(name: string): boolean {
  const pieces = name.match(/(?:\[[^\]]*\]|[^:[\]])+/g) ?? [];
  return pieces.some((piece, index) => {
    const isVariant = index < pieces.length - 1;
    if (isVariant) return /^[\w@-]+-\[/.test(piece) && !variants.test(piece);
    const isArbitrary = /^!?-?[a-z][\w/-]*-\[[^\]]+\]|^\[[a-z-]+:[^\]]+\]/.test(piece);
    return isArbitrary && !structural.some((rule) => rule.test(piece));
  });
}

/** A field for a file, or a field that only the browser reads, shows nothing of its own. */
function isUnseen(
  attributes: readonly { type: string; name?: unknown; value?: unknown }[],
): boolean {
  return attributes.some((attribute) => {
    const { name } = (attribute.name ?? {}) as { name?: unknown };
    const { value } = (attribute.value ?? {}) as { value?: unknown };
    return name === 'hidden' || (name === 'type' && value === 'file');
  });
}

if (import.meta.main) {
  const files = globSync('portal/**/*.{ts,tsx}', {
    exclude: ['portal/design-system/styles/**', '**/{words,*-words}.ts', '**/*.test.*'],
  })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const complaints = files.flatMap((file) => designLint(file, readFileSync(file, 'utf8')));
  tellFaults(complaints);
  console.log(`${files.length} files, ${complaints.length} loose looks`);
}
