/** A drawing of our own on a ground of 24 by 24: its lines, and its shaded part. */
export interface Mark {
  readonly hue: number;
  readonly lines: string;
  readonly shade?: string;
}

const bolt = 'M13 3 5 14h6l-1 7 9-12h-6Z';
const drop = 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z';
const skyline = 'M5 20v-5h4M9 20v-9h6v9M15 15h4v5';
const globe = 'M12 3a9 9 0 1 0 .01 0Z';
const page = 'M4 5h13v14H6a2 2 0 0 1-2-2Z';
const leaves = 'M12 11c-4 0-5-2-5-5 4 0 5 2 5 5ZM12 14c4 0 5-2 5-5-4 0-5 2-5 5Z';

const electric: Mark = { hue: 85, lines: bolt, shade: bolt };
const water: Mark = { hue: 235, lines: `${drop}M9.5 14a2.5 2.5 0 0 0 2.5 2.5`, shade: drop };
const internet: Mark = {
  hue: 265,
  lines: `M3 20h18${skyline}M7 7.5c3-3.5 7-3.5 10 0`,
  shade: 'M9 20v-9h6v9Z',
};
const news: Mark = {
  hue: 65,
  lines: `${page}M17 9h3v8a2 2 0 0 1-2 2h-3M8 9h5M8 12.5h5M8 16h3`,
  shade: page,
};
const meridian: Mark = {
  hue: 190,
  lines: `${globe}M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18M3 12h18`,
  shade: 'M12 3c-5 5-5 13 0 18 5-5 5-13 0-18Z',
};

/**
 * The merchants of the sample, by the beginnings of their names in lower case. All are fictional, and so are their
 * marks.
 */
const marks: readonly (readonly [opening: string, mark: Mark])[] = [
  [
    'greenfield market',
    {
      hue: 145,
      lines: `M12 19V9${leaves}M3 19c5-3 13-3 18 0`,
      shade: leaves,
    },
  ],
  [
    'harvest lane',
    {
      hue: 80,
      lines:
        'M12 21V8M12 8c-2-1-2-4 0-5 2 1 2 4 0 5ZM12 13c-3 0-4-2-4-4 3 0 4 1 4 4ZM12 13c3 0 4-2 4-4-3 0-4 1-4 4ZM12 18c-3 0-4-2-4-4 3 0 4 1 4 4ZM12 18c3 0 4-2 4-4-3 0-4 1-4 4Z',
    },
  ],
  [
    'corner stone cafe',
    {
      hue: 50,
      lines:
        'M5 9h12v5a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5ZM17 10.5h1a2.5 2.5 0 0 1 0 5h-1M9 6V3.5M13 6V3.5',
      shade: 'M5 9h12v5a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5Z',
    },
  ],
  [
    'redbird fuel',
    {
      hue: 25,
      lines: 'M21 7l-4 1a5 5 0 0 0-9.5 2.5L3 19h9a6 6 0 0 0 6-6V9ZM14 9h.01M8 15c3 1 5 0 6-2',
      shade: 'M21 7l-4 1a5 5 0 0 0-9.5 2.5L3 19h9a6 6 0 0 0 6-6V9Z',
    },
  ],
  [
    'lantern noodle',
    {
      hue: 35,
      lines: 'M9 6h6M9 18h6M12 3v3M12 18v3M9 6c-5 3-5 9 0 12M15 6c5 3 5 9 0 12M12 6v12',
      shade: 'M9 6c-5 3-5 9 0 12h6c5-3 5-9 0-12Z',
    },
  ],
  [
    'elm street books',
    {
      hue: 290,
      lines: 'M12 7c-2-2-5-2-8-2v13c3 0 6 0 8 2 2-2 5-2 8-2V5c-3 0-6 0-8 2ZM12 7v13',
      shade: 'M12 7c-2-2-5-2-8-2v13c3 0 6 0 8 2Z',
    },
  ],
  [
    'metro transit',
    {
      hue: 240,
      lines:
        'M8 4h8a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3ZM5 11h14M9 17l-2 4M15 17l2 4M9 14h.01M15 14h.01',
      shade: 'M8 4h8a3 3 0 0 1 3 3v4H5V7a3 3 0 0 1 3-3Z',
    },
  ],
  [
    'metro coworking',
    { hue: 220, lines: 'M3 13h18M5 13v7M19 13v7M8 13V7h8v6', shade: 'M8 13V7h8v6Z' },
  ],
  [
    'olive & ash',
    {
      hue: 120,
      lines:
        'M4 20c6-2 12-8 15-16M10 16c-3 0-5-1-6-4 3-1 6 1 6 4ZM14 11c-1-3-1-5 1-7 2 2 2 5-1 7ZM16 14a2.5 2.5 0 1 0 .01 0Z',
      shade: 'M16 14a2.5 2.5 0 1 0 .01 0Z',
    },
  ],
  [
    'wren pharmacy',
    { hue: 15, lines: 'M9 4h6v5h5v6h-5v5H9v-5H4V9h5Z', shade: 'M9 4h6v5h5v6h-5v5H9v-5H4V9h5Z' },
  ],
  [
    'tidewater tacos',
    {
      hue: 70,
      lines: 'M3 18a9 9 0 0 1 18 0ZM5 12c0-3 3-4 4-3 1-3 5-3 6 0 2-1 4 1 4 3',
      shade: 'M3 18a9 9 0 0 1 18 0Z',
    },
  ],
  [
    'tidewater printing',
    {
      hue: 215,
      lines: 'M7 9V4h10v5M7 17H3v-6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v6h-4M7 14h10v6H7Z',
      shade: 'M7 14h10v6H7Z',
    },
  ],
  [
    'northgate outfitters',
    { hue: 165, lines: 'M3 20 12 5l9 15ZM8.5 20 12 13l3.5 7', shade: 'M8.5 20 12 13l3.5 7Z' },
  ],
  [
    'city parking',
    {
      hue: 255,
      lines:
        'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3ZM10 17V8h3a2.75 2.75 0 0 1 0 5.5h-3',
    },
  ],
  ['city water', water],
  ['water utility', water],
  [
    'juniper bakery',
    {
      hue: 60,
      lines: 'M6 20v-8a4 4 0 0 1 0-8h12a4 4 0 0 1 0 8v8ZM10 10l2 3M14 10l2 3',
      shade: 'M6 20v-8a4 4 0 0 1 0-8h12a4 4 0 0 1 0 8v8Z',
    },
  ],
  ['juniper times', news],
  ['papyrus news', news],
  [
    'bright pixel',
    {
      hue: 310,
      lines: 'M4 4h7v7H4ZM13 13h7v7h-7ZM13 4h7v7h-7ZM4 13h7v7H4Z',
      shade: 'M4 4h7v7H4ZM13 13h7v7h-7Z',
    },
  ],
  ['brightwater electric', electric],
  ['electric company', electric],
  ['skyline internet', internet],
  ['internet provider', internet],
  [
    'fairmont home loans',
    {
      hue: 45,
      lines: 'M3 11 12 4l9 7M5 10v10h14V10M10 20v-6h4v6',
      shade: 'M5 10l7-6 7 6v10H5Z',
    },
  ],
  [
    'fairmont catering',
    {
      hue: 45,
      lines: 'M5 16a7 7 0 0 1 14 0M3 16h18M12 9V7M10.5 7h3M5 20h14',
      shade: 'M5 16a7 7 0 0 1 14 0Z',
    },
  ],
  [
    'harbor mutual',
    {
      hue: 225,
      lines: 'M12 3a2 2 0 1 0 .01 0ZM12 7v14M8 11h8M4 13c0 5 4 8 8 8s8-3 8-8',
    },
  ],
  [
    'harborline design',
    { hue: 205, lines: 'M12 3l5 9-3 9h-4l-3-9ZM12 3v9', shade: 'M12 3l5 9-3 9h-4l-3-9Z' },
  ],
  [
    'harborview hotel',
    {
      hue: 245,
      lines: 'M3 19V6M3 16h18v3M21 16v-3a3 3 0 0 0-3-3h-8v6M6.5 11.5h.01',
      shade: 'M10 10h8a3 3 0 0 1 3 3v3H10Z',
    },
  ],
  [
    'harbor dental',
    {
      hue: 195,
      lines: 'M8 4c2 0 2 1 4 1s2-1 4-1c4 0 4 5 2 9l-2 7c-2 1-2-5-4-5s-2 6-4 5l-2-7C4 9 4 4 8 4Z',
      shade: 'M8 4c2 0 2 1 4 1s2-1 4-1c4 0 4 5 2 9H6C4 9 4 4 8 4Z',
    },
  ],
  ['meridian', meridian],
  [
    'oak & ember',
    {
      hue: 40,
      lines: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 3-6 1 1 1 2 1 3 2-1 3-4 2-8Z',
      shade: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 3-6 1 1 1 2 1 3 2-1 3-4 2-8Z',
    },
  ],
  [
    'state tax',
    {
      hue: 275,
      lines: 'M3 20h18M4 13h16a8 8 0 0 0-16 0ZM12 5V3M6 13v7M10 13v7M14 13v7M18 13v7',
      shade: 'M4 13h16a8 8 0 0 0-16 0Z',
    },
  ],
  [
    'calder & hale',
    { hue: 335, lines: 'M12 3v3M12 6a2 2 0 1 0 .01 0ZM11 10 6 21M13 10l5 11M8 16c3 2 5 2 8 0' },
  ],
  [
    'lakeshore college',
    {
      hue: 285,
      lines: 'M2 9.5 12 5l10 4.5L12 14ZM6 11.5V16c3 3 9 3 12 0v-4.5M22 9.5V15',
      shade: 'M2 9.5 12 5l10 4.5L12 14Z',
    },
  ],
  [
    'lakeshore theater',
    {
      hue: 350,
      lines: 'M3 4h18M4 4v16M20 4v16M4 4c7 3 6 10 0 13M20 4c-7 3-6 10 0 13',
      shade: 'M4 4c7 3 6 10 0 13ZM20 4c-7 3-6 10 0 13Z',
    },
  ],
  [
    'cascade air',
    { hue: 210, lines: 'M3 12 21 4l-5 16-4-7ZM21 4l-9 9', shade: 'M21 4l-5 16-4-7Z' },
  ],
  [
    'pinecrest toys',
    {
      hue: 155,
      lines: 'M12 3l5 7h-3l5 7H5l5-7H7ZM12 17v4',
      shade: 'M12 3l5 7h-3l5 7H5l5-7H7Z',
    },
  ],
  [
    'northside food bank',
    {
      hue: 20,
      lines: 'M12 8c-2-2-7-2-7 4 0 5 4 9 7 8 3 1 7-3 7-8 0-6-5-6-7-4ZM12 8c0-3 1-4 3-5',
      shade: 'M12 8c-2-2-7-2-7 4 0 5 4 9 7 8 3 1 7-3 7-8 0-6-5-6-7-4Z',
    },
  ],
  [
    'tonewood music',
    {
      hue: 320,
      lines: 'M9 17V6l10-2v11M9 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM19 15a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
      shade: 'M9 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM19 15a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
    },
  ],
  ['lumen films', { hue: 300, lines: 'M4 5h16v14H4ZM10 9v6l5-3Z', shade: 'M10 9v6l5-3Z' }],
  [
    'summit office',
    { hue: 170, lines: 'M14 7v8a2 2 0 0 1-4 0V7a4 4 0 0 1 8 0v8a6 6 0 0 1-12 0V8' },
  ],
  [
    'cloudline hosting',
    {
      hue: 230,
      lines: 'M7 18a4 4 0 0 1 0-8 6 6 0 0 1 11-1 4.5 4.5 0 0 1-1 9Z',
      shade: 'M7 18a4 4 0 0 1 0-8 6 6 0 0 1 11-1 4.5 4.5 0 0 1-1 9Z',
    },
  ],
  ['credit card', { hue: 260, lines: 'M3 6h18v12H3ZM3 10.5h18M7 14.5h4', shade: 'M3 6h18v4.5H3Z' }],
];

/** The marks of transfers between own accounts, cash, and the credit union itself. */
export const ownMarks = {
  between: { hue: 165, lines: 'M4 9h15l-4-4M20 15H5l4 4' },
  cash: {
    hue: 135,
    lines: 'M3 7h18v10H3ZM12 9.5a2.5 2.5 0 1 0 .01 0ZM6 12h.01M18 12h.01',
    shade: 'M3 7h18v10H3Z',
  },
} as const satisfies Record<string, Mark>;

/** The mark of a merchant; undefined if it has none. */
export function markOf(name: string): Mark | undefined {
  const lower = name.toLowerCase();
  return marks.find(([opening]) => lower.startsWith(opening))?.[1];
}
