/** Descriptions as a member may write them, and as an XML file holds them. */
export const xmlTexts = [
  [`O'Neil's <b>Deli</b> & Co`, `O'Neil's &lt;b&gt;Deli&lt;/b&gt; &amp; Co`],
  [']]> &lt;', ']]&gt; &amp;lt;'],
  ['Café \u{1F955}', 'Café \u{1F955}'],
  ['bell \u0007', 'bell \u{FFFD}'],
  ['half \uD83E', 'half \u{FFFD}'],
] as const;
