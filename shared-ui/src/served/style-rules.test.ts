import { expect, test } from 'vitest';
import { withoutStyleAttributes } from './style-rules.ts';

const rewritten = (html: string) => withoutStyleAttributes(html, 'data-served');

test('PF-01 a style attribute becomes a rule, equal ones the same rule', () => {
  expect(rewritten('<p style="width:72%">a</p><p style="width:48%">b</p><p class="c" style="width:72%">c</p>')).toEqual({
    html: '<p data-served="0">a</p><p data-served="1">b</p><p class="c" data-served="0">c</p>',
    rules: '[data-served="0"]{width:72%}[data-served="1"]{width:48%}',
  });
});

test('PF-01 a rule has the characters that the attribute had', () => {
  expect(rewritten('<p style="--a:&quot;x&quot;;--b:&#x27;y&#x27;;--c:calc(1px * (2 + 3))"></p>').rules).toBe(
    `[data-served="0"]{--a:"x";--b:'y';--c:calc(1px * (2 + 3))}`,
  );
});

test.each([
  'color:red}body{display:none',
  '--a:&lt;/style&gt;',
  '--a:&quot;unclosed',
  '--a:&#x27;un&quot;closed',
  '--a:url(x',
  '--a:)(',
  '--a:\\&quot;',
  'color:red/* until the end',
])('PF-01 a style that could end its rule is dropped: %s', (style) => {
  expect(rewritten(`<p style="${style}">a</p>`)).toEqual({ html: '<p>a</p>', rules: '' });
});
