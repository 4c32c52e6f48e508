import { expect, test } from 'vitest';
import { cleanHtml, htmlOfPlain, plainText, unescapeOnce } from './clean-html.ts';

test.each([
  ['<script>alert(1)</script><p onclick="x()">Hi</p>', '<p>Hi</p>'],
  ['<img src=x onerror=alert(1)><p>Hi</p>', '<p>Hi</p>'],
  ['<svg><script>alert(1)</script></svg><math><mtext><style><img src onerror=alert(1)></style></mtext></math>ok', 'ok'],
  ['<a href="javascript:alert(1)">x</a><a href=" java\nscript:alert(1)">y</a>', '<a>x</a><a>y</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,<script>">x</a>', '<a>x</a>'],
  [
    '<iframe src="https://evil.example"></iframe><form action="/x"><input name=a></form><p style="position:fixed">Hi</p>',
    '<p>Hi</p>',
  ],
  ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
])('SV-09 nothing that runs, loads or styles is left of %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

test('SV-09 structure is kept, headings are lowered, links are marked', () => {
  expect(cleanHtml('<h1>A</h1><h2>B</h2><ul><li>c</li></ul><table><tr><td colspan="2">d</td></tr></table>')).toBe(
    '<h2>A</h2><h3>B</h3><ul><li>c</li></ul><table><tr><td colspan="2">d</td></tr></table>',
  );
  expect(cleanHtml('<h3>A</h3>')).toBe('<h3>A</h3>');
  expect(cleanHtml('<a href="https://a.example" target="x" class="y">z</a>')).toBe(
    '<a href="https://a.example/" rel="noopener nofollow" target="_blank">z</a>',
  );
});

test('SV-09 a div becomes a paragraph, but not one around blocks; empty ones are removed', () => {
  expect(cleanHtml('<div>one</div><div><p>two</p><ul><li>x</li></ul></div><p>&nbsp;</p><p><strong> </strong></p>')).toBe(
    '<p>one</p><p>two</p><ul><li>x</li></ul>',
  );
});

test('SV-09 markup is unescaped once', () => {
  expect(unescapeOnce('&lt;p&gt;R&amp;amp;D&amp;nbsp;&lt;/p&gt;')).toBe('<p>R&amp;D&nbsp;</p>');
  expect(plainText('<p>R&amp;D&nbsp;is &#8364;5 &bogus;</p><ul><li>a</li><li>b</li></ul>')).toBe('R&D is €5 &bogus;\na\nb');
});

test('SV-09 markup of invisible characters has no text', () => {
  expect(plainText('<p>&#8203;&#x3164;</p><p>\u2800 \ufeff</p>')).toBe('');
  expect(plainText('<p>می\u200cخواهم</p>')).toBe('می\u200cخواهم');
});

test('SV-09 plain text keeps its paragraphs and lists', () => {
  expect(htmlOfPlain('One\ntwo\n\n- a\n- b < c')).toBe('<p>One<br>two</p>\n<ul><li>a</li><li>b &lt; c</li></ul>');
});
