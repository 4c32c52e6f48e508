import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('RP-02 a CSV file follows RFC 4180 and begins with the byte order mark of UTF-8', () => {
  const text = csvOf([
    ['Employer', 'Average'],
    ['Crumb, "Daily"\nBakery', 4.5],
    ['Ávila', null],
    ['مخبز', true],
  ]);
  expect(text).toBe('\uFEFFEmployer,Average\r\n"Crumb, ""Daily""\nBakery",4.5\r\nÁvila,\r\nمخبز,true\r\n');
  expect(Array.from(new TextEncoder().encode(text).slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=x'])('RP-02 the text %j is not run as a formula', (text) => {
  expect(
    csvOf([[text]])
      .slice(1)
      .replace(/^"/, ''),
  ).toMatch(/^'/);
});

test('RP-02 numbers stay numbers, negative ones too', () => {
  expect(csvOf([[-9.13, 0]])).toBe('\uFEFF-9.13,0\r\n');
});
