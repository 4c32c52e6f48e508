import { expect, test } from 'vitest';
import { excludedBySign, excludedInWords, withoutExcluded, withSign } from './excluded-words.ts';
import { filterWordsIn } from './filter-words.ts';
import { TypedText } from './typed-text.ts';

const bySign = (text: string) => excludedBySign(new TypedText(text)).map(withSign);
const inWords = (text: string) => {
  const typed = new TypedText(text);
  return excludedInWords(typed, filterWordsIn(typed, [])).map((each) => [text.slice(each.start, each.end), withSign(each)]);
};

test.each([
  ['welder -agency', ['-agency'], 'welder'],
  ['-agency welder', ['-agency'], 'welder'],
  ['baker -night -sunday', ['-night', '-sunday'], 'baker'],
  ['driver -"heavy goods" oslo', ['-"heavy goods"'], 'driver oslo'],
  ['clerk -part time', ['-"part time"'], 'clerk'],
])('JB-10 “%s” excludes %j', (typed, excluded, rest) => {
  expect(bySign(typed)).toEqual(excluded);
  expect(withoutExcluded(typed).replaceAll(/\s+/g, ' ').trim()).toBe(rest);
});

test.each(['front-end painter', 'baker - oslo', 'grade 4 -6', 'room 2-204', '"-agency" welder', 'pianiste-accordeur'])(
  'JB-10 “%s” excludes nothing',
  (typed) => {
    expect(bySign(typed)).toEqual([]);
  },
);

test.each([
  ['welder not agency', [['not agency', '-agency']]],
  ['florist without sundays', [['without sundays', '-sundays']]],
  ['accountant except data analysis', [['except data analysis', '-"data analysis"']]],
  ['potter not remote', [['not remote', '-remote']]],
  ['Koch ohne Schichtdienst', [['ohne Schichtdienst', '-schichtdienst']]],
  [
    'baker no nights or weekends',
    [
      ['no nights', '-nights'],
      ['or weekends', '-weekends'],
    ],
  ],
  [
    'Bäcker keine Nachtschicht/Wochenende',
    [
      ['keine Nachtschicht', '-nachtschicht'],
      ['Wochenende', '-wochenende'],
    ],
  ],
  ['baker not in person', [['not in person', '-"in person"']]],
  ['baker not in oslo', [['not in oslo', '-oslo']]],
  ['non-remote baker', [['non-remote', '-remote']]],
  ['non destructive testing', []],
  ["don't want remote", [["don't want remote", '-remote']]],
  ['chef no split shifts', [['no split shifts', '-"split shifts"']]],
  ['Koch kein Homeoffice', [['kein Homeoffice', '-homeoffice']]],
  ['cocinero sin turnos de noche', [['sin turnos de noche', '-"turnos de noche"']]],
  ['boulanger pas de nuit', [['pas de nuit', '-"de nuit"']]],
  ['خباز بدون ورديات ليلية', [['بدون ورديات ليلية', '-"ورديات ليلية"']]],
  ['пекарь без ночных смен', [['без ночных смен', '-"ночных смен"']]],
  ['not for profit accountant', []],
  ['baker no experience', []],
  ['"not agency" welder', []],
])('JB-10 “%s” excludes in words', (typed, excluded) => {
  expect(inWords(typed)).toEqual(excluded);
});

test('JB-10 a word before a place excludes nothing where it is a preposition', () => {
  expect(excludedInWords(new TypedText('padeiro no recife'), [], 'BR')).toEqual([]);
  expect(excludedInWords(new TypedText('baker no nights'), [], 'GB').map(withSign)).toEqual(['-nights']);
});
