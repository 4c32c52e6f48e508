import type { MaterialCase } from '../material.ts';
import type { Arranged, PageBlock } from './blocks.ts';
import { LAYOUTS, type Layout, type ResumeSection } from './layouts.ts';

type Resume = MaterialCase<'resumes'>;
type Job = Resume['person']['jobs'][number];

/** What stands between an employer and its place, and between the items of a line. */
const COMMAS: Readonly<Record<string, string>> = { ar: '، ', ja: '、', zh: '、' };

function headingOf(text: string, style: Layout['headings'], language: string): PageBlock {
  const capitals = text.toLocaleUpperCase(language);
  const written = { plain: text, capitals, 'letters-apart': capitals.replaceAll(/(?<=.)(?=.)/gu, ' '), colon: `${text}:` };
  return { as: 'heading', text: written[style] };
}

/** One entry of work or education: what somebody was, and where. */
function entry(
  what: string,
  where: string,
  { written, did }: Pick<Job, 'written' | 'did'>,
  style: Layout['entries'],
): PageBlock[] {
  const bullets: PageBlock[] = did.length > 0 ? [{ as: 'bullets', items: did }] : [];
  const strong: PageBlock = { as: 'strong', text: what };
  const place: PageBlock = { as: 'text', text: where };
  const arranged: Record<Layout['entries'], PageBlock[]> = {
    'title-first': [strong, place, { as: 'small', text: written }, ...bullets],
    'employer-first': [{ as: 'split', left: where, right: written }, strong, ...bullets],
    'dates-margin': [{ as: 'pair', left: written, right: [strong, place, ...bullets] }],
    'dates-right': [{ as: 'split', left: what, right: written }, place, ...bullets],
    'dates-first': [{ as: 'text', text: `${written}: ${what} – ${where}` }, ...bullets],
    'dates-in-brackets': [{ as: 'text', text: `${what}, ${where} (${written})` }, ...bullets],
    'one-line': [{ as: 'text', text: `${what} | ${where} | ${written}` }, ...bullets],
  };
  return arranged[style];
}

function contactsOf({ person, headings }: Resume, style: Layout['contacts']): PageBlock[] {
  const labelled = [
    [headings.address, person.address?.written, '⌂'],
    [headings.phone, person.phone, '☎'],
    [headings.email, person.email, '✉'],
    ...person.links.map((link) => ['Web', link, '➤']),
  ].filter((row): row is [string, string, string] => row[1] !== undefined);
  const values = labelled.map(([, value]) => value);
  switch (style) {
    case 'one-line':
      return [{ as: 'contact', text: values.join(' | ') }];
    case 'lines':
      return values.map((text) => ({ as: 'contact', text }));
    case 'symbols':
      return labelled.map(([, value, symbol]) => ({ as: 'contact', text: `${symbol} ${value}` }));
    case 'labelled':
    case 'table':
      return labelled.map(([left, value]) => ({ as: 'pair', left, right: [{ as: 'text', text: value }] }));
    default:
      return [];
  }
}

/** Sets a résumé in its layout. Everything of the person is on the page once, the name besides. */
export function arrangeResume(resume: Resume): Arranged {
  const layout = LAYOUTS[resume.layout];
  if (!layout) throw new Error(`No layout is named ${resume.layout}: add it to layouts.ts.`);
  const { person, headings } = resume;
  const comma = COMMAS[resume.language] ?? ', ';
  const heading = (text: string) => headingOf(text, layout.headings, resume.language);
  const section = (items: readonly unknown[], title: string, blocks: PageBlock[]): PageBlock[] =>
    items.length > 0 ? [heading(title), ...blocks] : [];
  const list = (items: string[]): PageBlock =>
    layout.skills === 'bullets' ? { as: 'bullets', items } : { as: 'text', text: items.join(comma) };
  const spoken = person.languages.map(({ written }) => written);

  const sections: Record<ResumeSection, PageBlock[]> = {
    contacts: contactsOf(resume, layout.contacts),
    profile: person.profile === undefined ? [] : [heading(headings.profile), { as: 'text', text: person.profile }],
    jobs: section(
      person.jobs,
      headings.jobs,
      person.jobs.flatMap((job) =>
        entry(job.title, [job.employer, job.place].filter((part) => part !== undefined).join(comma), job, layout.entries),
      ),
    ),
    educations: section(
      person.educations,
      headings.educations,
      person.educations.flatMap(({ degree, school, written }) => entry(degree, school, { written, did: [] }, layout.entries)),
    ),
    skills: section(person.skills, headings.skills, [list(person.skills)]),
    languages: section(spoken, headings.languages, [list(spoken)]),
    others: person.others.flatMap(({ heading: title, lines }): PageBlock[] => [heading(title), { as: 'bullets', items: lines }]),
  };
  const contactLine = [person.name, person.address?.written, person.phone, person.email, ...person.links]
    .filter((part) => part !== undefined)
    .join(' · ');
  return {
    language: resume.language,
    ...(layout.contacts === 'page-header' && { pageHeader: contactLine }),
    ...(layout.contacts === 'page-footer' && { pageFooter: contactLine }),
    ...(layout.side && { side: { at: layout.side.at, blocks: layout.side.sections.flatMap((name) => sections[name]) } }),
    blocks: [
      { as: 'name', text: person.name },
      ...(person.headline === undefined ? [] : [{ as: 'headline' as const, text: person.headline }]),
      ...layout.sections.flatMap((name) => sections[name]),
    ],
  };
}
