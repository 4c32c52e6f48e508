import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { PROFILE_LAYOUTS } from '@hirehq/shared-contracts/codes';
import type { OwnProfile } from '../own-profile.ts';
import { drawProfile } from './draw-profile.ts';
import { runsAsSeen } from './page-writer.ts';

const NOW = new Date('2026-09-01T00:00:00Z');

const PROFILE: OwnProfile = {
  firstName: 'Zoë',
  lastName: 'Łukasiewicz',
  emailAddress: 'zoe@example.com',
  profileTitle: 'Night nurse',
  address: 'Hoofdstraat 1',
  city: 'Utrecht',
  state: null,
  country: 'Netherlands',
  zipCode: '3511 AB',
  telephone: '+31 20 794 60 18',
  locale: 'en',
  skills: [{ id: 1, name: 'Wound care', yearsOfExperience: 3, version: '1' }],
  workHistory: [{ title: 'Nurse', workedWith: 'Clinic', workedFrom: '2020-01-01', workedTill: null }],
  educations: [
    {
      level: 'BR',
      institution: 'University of Utrecht',
      fieldOfStudy: 'Nursing',
      studiedFrom: '2015-09-01',
      studiedTill: '2019-06-01',
    },
  ],
  licences: [
    { id: '1', version: '1', name: 'Registered Nurse', issuer: 'Board', number: 'RN-1', issuedOn: null, expiresOn: '2027-06-01' },
  ],
  languages: [{ language: 'es', level: 'B2' }],
};

interface TreeNode {
  role?: string;
  children?: TreeNode[];
}

async function opened(data: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(data));
  const [texts, roles]: [string[], string[]] = [[], []];
  const collect = ({ role, children = [] }: TreeNode) => {
    if (role !== undefined) roles.push(role);
    children.forEach(collect);
  };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
    collect((await page.getStructTree()) as TreeNode);
  }
  const { info, metadata } = await pdf.getMetadata();
  const text = texts.join(' ').replaceAll(/\s+/g, ' ');
  return { pdf, text, roles, info: info as Record<string, unknown>, metadata };
}

/** The texts are in the document, in this order. */
function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at, `${part} after position ${from} of: ${text}`).toBeGreaterThanOrEqual(from);
    from = at + part.length;
  }
}

describe.each(PROFILE_LAYOUTS)('%s', (layout) => {
  test('PR-01 has title, language and a structure of headings and lists, with all texts in order', async () => {
    const data = await drawProfile(PROFILE, layout, NOW);
    const { pdf, text, roles, info, metadata } = await opened(data);
    expect(info).toMatchObject({ Title: 'Profile of Zoë Łukasiewicz', Language: 'en' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(metadata?.getRaw()).toContain('<pdfuaid:part>1<');
    expect(Buffer.from(data).includes('CIDSet')).toBe(false);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'H2')).toHaveLength(5);
    expect(roles).toEqual(expect.arrayContaining(['Document', 'Sect', 'L', 'LI', 'LBody', 'P']));
    expectInOrder(text, [
      'Zoë Łukasiewicz',
      'Night nurse',
      'zoe@example.com',
      'Hoofdstraat 1, 3511 AB Utrecht, Netherlands',
      'Work experience',
      'Nurse',
      'Clinic',
      'Jan 2020 – present',
      'Education',
      'Bachelor – Nursing',
      'University of Utrecht',
      'Sep 2015 – Jun 2019',
      'Licences and certificates',
      'Registered Nurse',
      'Board · No. RN-1 · expires Jun 2027',
      'Skills',
      'Wound care, 3 years',
      'Languages',
      'Spanish – B2',
    ]);
  });

  test('PR-01 is complete over several pages', async () => {
    const workHistory = Array.from({ length: 50 }, (_, index) => ({
      title: `Job number ${index}`,
      workedWith: `Employer ${index}`,
      workedFrom: '2020-01-01',
      workedTill: null,
    }));
    const { pdf, text } = await opened(await drawProfile({ ...PROFILE, workHistory }, layout, NOW));
    expect(pdf.numPages).toBeGreaterThan(1);
    expectInOrder(
      text,
      workHistory.flatMap(({ title, workedWith }) => [title, workedWith]),
    );
  });

  test('PR-01 in Arabic the words can be read and searched', async () => {
    const profile: OwnProfile = { ...PROFILE, locale: 'ar', firstName: 'سارة', lastName: 'المنصوري', profileTitle: 'ممرضة' };
    const { text, info } = await opened(await drawProfile(profile, layout, NOW));
    expect(info['Language']).toBe('ar');
    for (const word of ['سارة', 'المنصوري', 'ممرضة', 'الخبرة', 'المهارات', 'Nurse', 'zoe@example.com'])
      expect(text).toContain(word);
  });
});

const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  'simplified Chinese': ['王', '小明'],
  'traditional Chinese': ['陳', '淑華'],
  Japanese: ['さくら', '髙橋'],
  Korean: ['김', '민준'],
  Devanagari: ['प्रिया', 'शर्मा'],
  Bengali: ['রবীন্দ্রনাথ', 'ঠাকুর'],
  Gurmukhi: ['ਗੁਰਪ੍ਰੀਤ', 'ਸਿੰਘ'],
  Gujarati: ['નરેન્દ્ર', 'પટેલ'],
  Tamil: ['தமிழ்ச்செல்வி', 'முருகன்'],
  Telugu: ['శ్రీనివాస్', 'రావు'],
  Kannada: ['ಕೃಷ್ಣ', 'ಗೌಡ'],
  Malayalam: ['ശ്രീകുമാർ', 'നായർ'],
  Sinhala: ['ශ්‍රීමතී', 'පෙරේරා'],
  Thai: ['สมชาย', 'ใจดี'],
  Lao: ['ສົມສັກ', 'ວົງສາ'],
  Khmer: ['សុភា', 'ចាន់'],
  Burmese: ['အောင်ဆန်း', 'မြင့်'],
  Ethiopic: ['አበበ', 'ቢቂላ'],
  Armenian: ['Արամ', 'Խաչատրյան'],
  Georgian: ['ნინო', 'ბერიძე'],
  Greek: ['Μαρία', 'Παπαδοπούλου'],
  Cyrillic: ['Ольга', 'Їжак'],
  Hebrew: ['שרה', 'כהן'],
  Arabic: ['سارة', 'المنصوري'],
  Urdu: ['پروین', 'ٹیپو'],
  emoji: ['🚀', 'Nurse 👩‍⚕️ 🇳🇱 👍🏽'],
};

/** Ids of all glyphs that the pages draw, by name of the font. */
async function glyphsOf(data: Uint8Array): Promise<number[]> {
  const { pdf } = await opened(data);
  const ids: number[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { argsArray } = await (await pdf.getPage(number)).getOperatorList();
    for (const operands of argsArray as unknown[])
      for (const operand of Array.isArray(operands) ? (operands as unknown[]) : [])
        for (const glyph of Array.isArray(operand) ? (operand as unknown[]) : [])
          if (typeof glyph === 'object' && glyph !== null && 'originalCharCode' in glyph)
            ids.push(Number(glyph.originalCharCode));
  }
  return ids;
}

const lettersOf = (text: string) => new Set(text.normalize('NFKD').replaceAll(/[\s\p{Cf}\uFE0F\p{Emoji_Modifier}]/gu, ''));

describe.each(Object.entries(NAMES))('%s', (_script, [firstName, lastName]) => {
  test.each(PROFILE_LAYOUTS)('PR-01 is written with its letters in %s, as in the pages', async (layout) => {
    const workHistory = [{ title: lastName, workedWith: firstName, workedFrom: '2020-01-01', workedTill: null }];
    const data = await drawProfile({ ...PROFILE, firstName, lastName, workHistory }, layout, NOW);
    const { text } = await opened(data);
    expect(text).not.toContain('?');
    expect([...lettersOf(firstName + lastName)].filter((letter) => !lettersOf(text).has(letter))).toEqual([]);
    const glyphs = await glyphsOf(data);
    expect(glyphs.length).toBeGreaterThan(100);
    // Glyph 0 of every font is the box of a letter that it lacks.
    expect(glyphs).not.toContain(0);
  });
});

test('PR-01 is written with all scripts at once', async () => {
  const workHistory = Object.values(NAMES).map(([title, workedWith]) => ({
    title,
    workedWith,
    workedFrom: '2020-01-01',
    workedTill: null,
  }));
  const data = await drawProfile({ ...PROFILE, workHistory }, 'CLASSIC', NOW);
  const { text } = await opened(data);
  expect(text).not.toContain('?');
  expect(await glyphsOf(data)).not.toContain(0);
});

test('PR-01 a text without spaces is broken into lines', async () => {
  const profileTitle = '病棟で夜勤を担当する看護師として十年の経験があります。'.repeat(6);
  const { pdf, text } = await opened(await drawProfile({ ...PROFILE, profileTitle }, 'CLASSIC', NOW));
  const items = (await (await pdf.getPage(1)).getTextContent()).items.flatMap((item) => ('str' in item ? [item] : []));
  expect(Math.max(...items.map(({ transform, width }) => Number((transform as number[])[4]) + width))).toBeLessThan(540);
  expect(text.replaceAll(' ', '')).toContain(profileTitle);
});

test('PR-01 letters that no font has are replaced, and nothing else is lost', async () => {
  const { text } = await opened(
    await drawProfile({ ...PROFILE, firstName: '\u{13000}\u{13001}', lastName: 'Ng' }, 'CLASSIC', NOW),
  );
  expect(text).toContain('?? Ng');
});

test('runs of both directions are drawn in the order in which they are seen', () => {
  expect(runsAsSeen('abc', false)).toEqual(['abc']);
  expect(runsAsSeen('قبل RN 1 بعد', true)).toEqual([' بعد', 'RN 1', 'قبل ']);
});
