import { expect, test } from 'vitest';
import { markup } from './markup.ts';

test('Text that is put into HTML stays text', () => {
  const text = `<img src=x onerror="alert('1')"> & more`;
  expect(markup`<p title="${text}">${text}</p>`.html).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more">' +
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more</p>',
  );
});

test('HTML is put in as it is, one part or many', () => {
  const items = ['a', '<b>'].map((item) => markup`<li>${item}</li>`);
  expect(markup`<ul>${items}</ul>${markup`<hr>`}`.html).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul><hr>',
  );
});
