import type { ProfileLayout } from '@hirehq/shared-contracts/codes';
import type { Locale } from '@hirehq/shared-contracts/page';
import { createTexts } from '../../../../platform/texts.ts';
import ar from '../messages/ar.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import es from '../messages/es.json' with { type: 'json' };
import { placeInLanguage } from '../../../engine/places/index.ts';
import type { OwnProfile } from '../own-profile.ts';
import { PageWriter, type TextStyle } from './page-writer.ts';

const text = createTexts({ en, es, ar });

interface Look {
  margin: number;
  name: TextStyle;
  title: TextStyle;
  heading: TextStyle;
  strong: TextStyle;
  body: TextStyle;
  /** Skills and languages in one paragraph each, instead of lists. */
  isDense: boolean;
}

const ACCENT = '#17466b';
const MUTED = '#4a5560';

const LOOKS: Readonly<Record<ProfileLayout, Look>> = {
  CLASSIC: {
    margin: 56,
    name: { size: 24, isBold: true, gap: 2 },
    title: { size: 13, color: MUTED, gap: 6 },
    heading: { size: 13, isBold: true, color: ACCENT, gap: 3 },
    strong: { size: 10.5, isBold: true, gap: 1 },
    body: { size: 10, gap: 3 },
    isDense: false,
  },
  COMPACT: {
    margin: 40,
    name: { size: 17, isBold: true, gap: 1 },
    title: { size: 10, color: MUTED, gap: 3 },
    heading: { size: 9.5, isBold: true, color: ACCENT, gap: 1 },
    strong: { size: 8.5, isBold: true, gap: 0 },
    body: { size: 8.5, gap: 1 },
    isDense: true,
  },
};

interface Block {
  strong?: string;
  lines: readonly string[];
}

interface Section {
  heading: string;
  blocks: readonly Block[];
  /** Short items that a dense layout writes in one paragraph. */
  isInline?: boolean;
}

const BULLET = '•';

/** The sections of a profile that have content, with their texts in the candidate's language. */
function sectionsOf(profile: OwnProfile): Section[] {
  const { locale } = profile;
  const say = (id: keyof typeof en, values?: Record<string, string | number>) => text(id, locale, values);
  // As the pages of the profile show it.
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const day = (date: string) => month.format(new Date(`${date}T00:00:00Z`));
  const period = (from: string | null, till: string | null, isOpen: boolean) =>
    from === null && till === null
      ? []
      : from === null || (till === null && !isOpen)
        ? [day(from ?? till ?? '')]
        : [say('period', { from: day(from), till: till === null ? say('present') : day(till) })];
  const names = new Intl.DisplayNames([locale], { type: 'language' });

  const sections: Section[] = [
    {
      heading: say('experience'),
      blocks: profile.workHistory.map(({ title, workedWith, workedFrom, workedTill }) => ({
        strong: title,
        lines: [workedWith, ...period(workedFrom, workedTill, true)],
      })),
    },
    {
      heading: say('education'),
      blocks: profile.educations.map(({ level, institution, fieldOfStudy, studiedFrom, studiedTill }) => ({
        strong: [say(`level.${level}`), fieldOfStudy].filter(Boolean).join(' – '),
        lines: [institution, ...period(studiedFrom, studiedTill, false)],
      })),
    },
    {
      heading: say('licences'),
      blocks: profile.licences.map(({ name, issuer, number, expiresOn }) => ({
        strong: name,
        lines: [
          [issuer, number && say('number', { number }), expiresOn && say('expires', { date: day(expiresOn) })]
            .filter(Boolean)
            .join(' · '),
        ].filter((line) => line !== ''),
      })),
    },
    {
      heading: say('skills'),
      isInline: true,
      blocks: profile.skills.map(({ name, yearsOfExperience }) => ({
        lines: [yearsOfExperience > 0 ? say('skillYears', { skill: name, years: yearsOfExperience }) : name],
      })),
    },
    {
      heading: say('languages'),
      isInline: true,
      blocks: profile.languages.map(({ language, level }) => ({
        lines: [`${names.of(language) ?? language} – ${level === 'NATIVE' ? say('level.NATIVE') : level}`],
      })),
    },
  ];
  return sections.filter(({ blocks }) => blocks.length > 0);
}

/** The profile as a tagged PDF: headings, lists and paragraphs in the order in which they are read. */
export async function drawProfile(profile: OwnProfile, layout: ProfileLayout, now: Date): Promise<Uint8Array> {
  const look = LOOKS[layout];
  const locale: Locale = profile.locale;
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  const writer = new PageWriter({
    title: text('title', locale, { name }).replaceAll(/[\u2068\u2069]/g, ''),
    language: locale,
    isRtl: locale === 'ar',
    margin: look.margin,
    now,
  });
  // JSON escapes no letter.
  await writer.openFontsFor(JSON.stringify(profile));
  const { pdf } = writer;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const [city, state, country] = [profile.city, profile.state, profile.country].map((label) =>
    placeInLanguage(label ? { label, country: profile.country } : null, locale),
  );
  const place = [profile.address, [profile.zipCode, city].filter(Boolean).join(' '), state, country];
  const contact = [profile.emailAddress, profile.telephone ?? '', place.filter(Boolean).join(', ')].filter((line) => line !== '');

  root.add(pdf.struct('H1', {}, () => writer.text(name, look.name)));
  const paragraph = (line: string, style: TextStyle, indent = 0) => pdf.struct('P', {}, () => writer.text(line, style, indent));
  if (profile.profileTitle) root.add(paragraph(profile.profileTitle, look.title));
  if (look.isDense) root.add(paragraph(contact.join(' · '), look.body));
  else for (const line of contact) root.add(paragraph(line, look.body));

  for (const { heading, blocks, isInline = false } of sectionsOf(profile)) {
    const section = pdf.struct('Sect');
    root.add(section);
    section.add(
      pdf.struct('H2', {}, () => {
        writer.need(60);
        pdf.y += look.isDense ? 5 : 10;
        writer.text(heading, look.heading);
      }),
    );
    if (!look.isDense) writer.rule();
    if (isInline && look.isDense) {
      section.add(paragraph(blocks.flatMap(({ lines }) => lines).join(' · '), look.body));
      section.end();
      continue;
    }
    const list = pdf.struct('L');
    section.add(list);
    for (const { strong, lines } of blocks) {
      const body = pdf.struct('LBody');
      if (strong !== undefined) body.add(pdf.struct('P', {}, () => (writer.need(40), writer.text(strong, look.strong))));
      for (const line of lines) body.add(paragraph(isInline ? `${BULLET} ${line}` : line, look.body));
      body.end();
      const item = pdf.struct('LI', {}, [body]);
      list.add(item);
      item.end();
    }
    list.end();
    section.end();
  }
  root.end();
  return writer.end();
}
