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

test('PR-01 characters that the font lacks are replaced, and nothing else is lost', async () => {
  const { text } = await opened(await drawProfile({ ...PROFILE, firstName: '漢字', lastName: 'Ng' }, 'CLASSIC', NOW));
  expect(text).toContain('?? Ng');
});

test('runs of both directions are drawn in the order in which they are seen', () => {
  expect(runsAsSeen('abc', false)).toEqual(['abc']);
  expect(runsAsSeen('قبل RN 1 بعد', true)).toEqual([' بعد', 'RN 1', 'قبل ']);
});
