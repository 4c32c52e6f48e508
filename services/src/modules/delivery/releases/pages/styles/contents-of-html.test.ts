import { expect, test } from 'vitest';
import { contentsOfHtml } from './contents-of-html.ts';

test('PF-01 the contents of a page are its elements, classes, ids and attributes', () => {
  const { tokens } = contentsOfHtml([
    '<main id="top" class="a b-c"><svg viewBox="0 0 9 9"><path d="M1>2"/></svg><input disabled value="class=&quot;no&quot;">',
    '<p data-text="<b> is > a" hidden>1 < 2</p><h2\nclass="md:d">text</h2>',
  ]);
  const expected =
    'html head body main [id #top [class .a .b-c svg [viewbox path [d input [disabled [value p [data-text [hidden h2 .md:d';
  for (const token of expected.split(' ')) expect([...tokens]).toContain(token);
  for (const token of ['b', '.no', 'text']) expect([...tokens]).not.toContain(token);
});

test('PF-01 the contents of a page are also the custom properties that its own styles use', () => {
  const { properties } = contentsOfHtml([
    '<style>:root{--a:1px}p{top:var(--a);left:var( --b , var(--c))}</style><p>var(--d)</p>',
  ]);
  expect([...properties]).toEqual(['--a', '--b', '--c']);
});
