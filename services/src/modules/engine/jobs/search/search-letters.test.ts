import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldText } from '@hirehq/shared-contracts/fold-text';
import { jsonText } from '../../../../platform/database/json-text.ts';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { INDEXED } from '../terms/index-version.store.ts';
import { indexedText, indexedTexts, plainWords } from '../terms/searchable-text.ts';
import { storedJobs } from '../testing/stored-jobs.ts';
import { searchJobs } from './search-jobs.ts';

/** Words with letters that other alphabets than the English one have, and how they are usually typed without them. */
const WORDS: readonly (readonly [title: string, ...typed: string[]])[] = [
  ['Großhandelskaufmann', 'Grosshandelskaufmann', 'GROSSHANDELSKAUFMANN', 'GROẞHANDELSKAUFMANN'],
  ['Bäckerlehrling', 'Baeckerlehrling', 'Backerlehrling', 'Ba\u{308}ckerlehrling'],
  ['Sygeplejerskevikar Ærø', 'Aero', 'Aeroe', 'ærø'],
  ['Køkkenassistent', 'kokkenassistent', 'koekkenassistent'],
  ['Snekkerlærling på Ålgård', 'snekkerlaerling', 'Algard', 'Aalgaard'],
  ['Magazynier Łęczyca', 'leczyca', 'ŁĘCZYCA'],
  ['Knjigovođa', 'knjigovodja', 'knjigovoda', 'KNJIGOVOĐA'],
  ['Hjúkrunarfræðingur', 'hjukrunarfraedingur', 'hjukrunarfraedhingur'],
  ['Þjónustufulltrúi', 'thjonustufulltrui', 'ÞJÓNUSTUFULLTRÚI'],
  ['Işıkçı ışık ustası', 'isikci', 'IŞIKÇI', 'ışıkçı'],
  ['Gardian de cœur', 'coeur', 'CŒUR'],
  ['Boaŋggu rávvejeaddji', 'boanggu', 'boangggu', 'ravvejeaddji'],
  ['Ħaddiem tal-għalqa', 'haddiem', 'ghalqa'],
  ['Čuohppi ŧeadja', 'teadja', 'ŦEADJA'],
  ['Oﬃceplanung ﬁrmware', 'officeplanung', 'firmware'],
  ['Ｗｅｂｄｅｓｉｇｎｅｒ', 'webdesigner', 'WEBDESIGNER'],
  ['Kieſelgießer', 'kieselgiesser', 'Kieselgießer'],
  ['Mühendis Əliyev', 'muhendis', 'muehendis', 'eliyev', 'aliyev'],
];

let database: TestDatabase;
const titles = new Map<string, string>();
beforeAll(async () => {
  database = await createTestDatabase();
  const ids = await storedJobs(
    database.db,
    WORDS.map(([title]) => ({ title })),
  );
  ids.forEach((id, index) => titles.set(id, WORDS[index]?.[0] ?? ''));
});
afterAll(() => database.drop());

const found = async (keyword: string) => {
  const search = { filter: { keyword }, sort: 'RELEVANCE', after: null, first: 20, synonyms: false, now: new Date() } as const;
  const { ids, readAs } = await searchJobs(database.db, search);
  return { titles: ids.map((id) => titles.get(id)), readAs };
};

test.each(WORDS.map(([title, ...typed]) => ({ title, typed })))(
  'JB-10 $title is found by its words and as they are typed without its letters',
  async ({ title, typed }) => {
    for (const words of [title, title.toUpperCase(), title.toLowerCase(), title.normalize('NFD'), ...typed])
      expect([words, await found(words)]).toEqual([words, { titles: [title], readAs: null }]);
  },
);

/** A word with each letter of the Latin alphabets, in its middle. */
const LATIN_WORDS = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => /^\p{Script=Latin}$/u.test(letter) && /^\p{L}$/u.test(letter))
  .map((letter) => `kab${letter}lom`);

test('JB-10 a word with any Latin letter matches itself in every case and form, and in ASCII', async () => {
  const asked = LATIN_WORDS.flatMap((word) =>
    [word, word.toUpperCase(), word.toLowerCase(), word.normalize('NFD'), word.normalize('NFKC'), foldText(word)].map(
      (typed) => ({
        word,
        text: indexedTexts(word),
        typed: indexedText(plainWords(typed)),
      }),
    ),
  );
  const { rows } = await sql<{ word: string }>`
    select distinct word from json_to_recordset(${jsonText(asked)}::json) as asked (word text, text text, typed text)
    where (to_tsvector(${INDEXED}, text) @@ phraseto_tsquery(${INDEXED}, typed)) is not true`.execute(database.db);
  expect(rows).toEqual([]);
});

test('JB-10 the database folds as the browser and the services do', async () => {
  const texts = [
    ...LATIN_WORDS.flatMap((word) => [word, word.toUpperCase(), word.normalize('NFD')]),
    'The  Straße & Söhne GmbH',
    'L’Œuvre – École\tn° 1',
    'Pfle\u{ad}ger·in',
    'مُهَنْدِس',
    'STADT',
  ].map((text) => ({ text, folded: foldText(text) }));
  const { rows } = await sql<{ text: string; folded: string; stored: string }>`
    select text, folded, fold_text(text) as stored
    from json_to_recordset(${jsonText(texts)}::json) as asked (text text, folded text) where fold_text(text) <> folded`.execute(
    database.db,
  );
  expect(rows).toEqual([]);
});
