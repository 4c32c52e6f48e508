import { expect, it } from 'vitest';
import { xmlObject } from './xml-object.ts';

const title = (text: string) => xmlObject(`<job><title>${text}</title><id>1</id></job>`)['title'];

it.each([
  ['Fish & Chips', 'Fish & Chips'],
  ['R&D', 'R&D'],
  ['Fish &amp; Chips', 'Fish & Chips'],
  ['Caf&eacute; &ndash; M&uuml;nchen', 'Café – München'],
  ['&#233; &#xE9;', 'é é'],
  ['?a=1&b=2&copy=3', '?a=1&b=2&copy=3'],
  ['<![CDATA[a & b &eacute;]]>', 'a & b &eacute;'],
])('SV-09 small flaws of XML cost nothing: %s', (given, read) => expect(title(given)).toBe(read));

it('SV-09 an entity that nobody knows is not guessed', () => {
  expect(() => title('a&unknown;b')).toThrow(/entity/);
});

it('SV-09 what is no XML is still refused', () => {
  expect(() => xmlObject('<job><title>a</job>')).toThrow(/not valid XML/);
});
