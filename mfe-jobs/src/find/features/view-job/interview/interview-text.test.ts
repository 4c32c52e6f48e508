import { expect, test } from 'vitest';
import { interviewText, withoutInterview } from './interview-text.ts';

test('JB-13 the section about the interview, up to the next heading', () => {
  const inside = '<p>A call,<br>then &amp; there <em>a day</em>.</p><ul><li>One</li></ul>';
  const html = `<h3>What you do</h3><p>Care.</p><h3>How we hire</h3>${inside}<h3>Pay</h3><p>Good.</p>`;
  expect(interviewText(html)).toEqual({ html: inside, plain: 'A call, then & there a day. One' });
});

test('JB-13 a bold line counts as a heading', () => {
  expect(
    interviewText('<p><strong>Interview process:</strong></p><p>Two talks.</p><p><strong>About us</strong></p><p>Kind.</p>')
      ?.plain,
  ).toBe('Two talks.');
});

test('JB-13 nothing is shown if the description has no such section', () => {
  expect(interviewText('<h2>About</h2><p>We interview <b>customers</b>.</p>')).toBeUndefined();
  expect(interviewText('<h2>Interview</h2>')).toBeUndefined();
  expect(interviewText('')).toBeUndefined();
});

test('JB-13 the description does not repeat a section about the interview', () => {
  const rest = ['<h3>Work</h3><p>Care.</p>', '<h3>Pay</h3><p>Good.</p>'];
  for (const text of ['Two talks.', 'many words '.repeat(60)])
    expect(withoutInterview(rest.join(`<h3>Interview</h3><p>${text}</p>`))).toBe(rest.join(''));
  expect(withoutInterview(rest.join(''))).toBe(rest.join(''));
});
