import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SafeHtml } from './safe-html.tsx';

const shown = (html: string) => render(<SafeHtml html={html} />).container.firstElementChild as HTMLElement;

test('keeps what job text is made of, headings one step below the page’s own', () => {
  const prose = shown('<h1>Role</h1><p>Do <b>good</b> work.<br>Daily.</p><ul><li>One</li></ul><h5>Small</h5>');
  expect(prose.innerHTML).toBe('<h3>Role</h3><p>Do <strong>good</strong> work.<br>Daily.</p><ul><li>One</li></ul><h4>Small</h4>');
});

test.each([
  ['<script>alert(1)</script>'],
  ['<style>*{display:none}</style>'],
  ['<iframe src="https://evil.example"></iframe>'],
  ['<svg><script>alert(1)</script></svg>'],
  ['<math><mtext><img src=x onerror=alert(1)></mtext></math>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
])('drops %s', (html) => {
  const prose = shown(`<p>Before</p>${html}`);
  expect(prose.querySelector('script, style, iframe, svg, math, img, [onerror]')).toBeNull();
  expect(prose.textContent).toContain('Before');
});

test('removes every attribute, handlers and styles too', () => {
  expect(shown('<p onclick="alert(1)" style="position:fixed" class="x" id="main">Text</p>').innerHTML).toBe('<p>Text</p>');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>1</script>',
  '/relative',
  ' java\nscript:alert(1)',
])('a link to %s is text only', (href) => {
  const prose = shown(`<a href="${href}">Go</a>`);
  expect(prose.querySelector('a')).toBeNull();
  expect(prose.textContent).toBe('Go');
});

test('a link to another page opens beside ours, without a reference to it', () => {
  const link = shown('<a href="https://example.com/a">Go</a>').querySelector('a');
  expect(link?.href).toBe('https://example.com/a');
  expect(link?.rel).toContain('noopener');
});

test('text that looks like markup stays text', () => {
  expect(shown('<p>1 &lt; 2 &amp;&amp; &lt;b&gt;</p>').textContent).toBe('1 < 2 && <b>');
});
