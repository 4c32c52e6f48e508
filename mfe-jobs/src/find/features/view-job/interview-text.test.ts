import { expect, test } from 'vitest';
import { interviewText, withoutInterview } from './interview-text.ts';

test('JB-13 the section about the interview, up to the next heading, as plain text', () => {
  const html =
    '<h3>What you do</h3><p>Care.</p><h3>How we hire</h3><p>A call,<br>then &amp; there <em>a day</em>.</p><ul><li>One</li></ul><h3>Pay</h3><p>Good.</p>';
  expect(interviewText(html)).toBe('A call, then & there a day. One');
});

test('JB-13 a bold line counts as a heading', () => {
  expect(
    interviewText('<p><strong>Interview process:</strong></p><p>Two talks.</p><p><strong>About us</strong></p><p>Kind.</p>'),
  ).toBe('Two talks.');
});

test('JB-13 a long part is cut between words', () => {
  const text = interviewText(`<h2>Interviews</h2><p>${'many words '.repeat(60)}</p>`) ?? '';
  expect([text.length <= 290, text.endsWith(' …')]).toEqual([true, true]);
});

test('JB-13 nothing is shown if the description has no such section', () => {
  expect(interviewText('<h2>About</h2><p>We interview <b>customers</b>.</p>')).toBeUndefined();
  expect(interviewText('<h2>Interview</h2>')).toBeUndefined();
  expect(interviewText('')).toBeUndefined();
});

test('JB-13 the description repeats a section about the interview only if it is longer than what is shown of it', () => {
  const rest = ['<h3>Work</h3><p>Care.</p>', '<h3>Pay</h3><p>Good.</p>'];
  const section = (text: string) => `<h3>Interview</h3><p>${text}</p>`;
  expect(withoutInterview(rest.join(section('Two talks.')))).toBe(rest.join(''));
  const long = rest.join(section('many words '.repeat(60)));
  expect(withoutInterview(long)).toBe(long);
  expect(withoutInterview(rest.join(''))).toBe(rest.join(''));
});
