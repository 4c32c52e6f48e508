import { foldText } from '../../skills/index.ts';
import headings from '../data/section-headings.json' with { type: 'json' };
import type { DocumentLine } from '../document-line.ts';
import { findRange } from './dates.ts';
import { BULLET } from './entries.ts';
import { kindOfHeading } from './heading-words.ts';
import { isEmployer, isTitle } from './title-words.ts';

const { titles, ...named } = headings;
export type SectionName = keyof typeof named;
export interface Section {
  /** `top` for lines before the first heading, and from the name on. */
  name: SectionName | 'top';
  lines: DocumentLine[];
}

/** 'E X P E R I E N C E', as some layouts space their headings. */
const SPACED = /^(?:\p{L}\s){3,}\p{L}(?:\s{2,}(?:\p{L}\s)*\p{L})*$/u;
/** '學 歷': a heading of a script without spaces may have two letters. */
const SPACED_SCRIPT =
  /^(?:[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]\s+){1,3}[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]$/u;
const unspaced = (text: string) =>
  SPACED_SCRIPT.test(text)
    ? text.replaceAll(/\s/gu, '')
    : SPACED.test(text)
      ? text
          .split(/\s{2,}/)
          .map((word) => word.replaceAll(/\s/g, ''))
          .join(' ')
      : text;

const headingText = (text: string) =>
  foldText(unspaced(text.trim()).replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')).replaceAll(/\s*&\s*/g, ' & ');

const SECTIONS: ReadonlyMap<string, SectionName> = new Map(
  (Object.entries(named) as [SectionName, string[]][]).flatMap(([name, texts]) => texts.map((text) => [headingText(text), name])),
);
/** The same without spaces: letters that are set apart may have lost them. */
const UNSPACED_SECTIONS: ReadonlyMap<string, SectionName> = new Map(
  [...SECTIONS].map(([text, name]) => [text.replaceAll(' ', ''), name]),
);
const TITLES: ReadonlySet<string> = new Set(titles.map(headingText));

const LONGEST_HEADING = 48;
/** 'KoboToolbox'. */
const PRODUCT = /^\p{L}*\p{Ll}\p{Lu}\p{L}*$/u;

/** The section that a text heads: one of the usual headings, or one of their words. */
const sectionNamed = (text: string): SectionName | undefined => {
  const folded = headingText(text);
  const usual = SECTIONS.get(folded) ?? UNSPACED_SECTIONS.get(folded);
  return usual ?? (BULLET.test(text) || PRODUCT.test(text) ? undefined : kindOfHeading(folded));
};

/** True for a text that heads a section, in one of our languages. */
export const isHeading = (text: string): boolean => sectionNamed(text) !== undefined;

/** The section that a line begins, if it is a heading. */
export function headingOf({ text }: DocumentLine): SectionName | undefined {
  if (text.length > LONGEST_HEADING || /[\t\d@]/.test(text)) return undefined;
  return sectionNamed(text);
}

/** 'Curriculum vitae' and the like. */
export const isDocumentTitle = ({ text }: DocumentLine): boolean => TITLES.has(headingText(text));

/** Sections whose heading may be the left cell of their first row. */
const BESIDE_ROWS: ReadonlySet<Section['name']> = new Set([
  'experience',
  'education',
  'contact',
  'summary',
  'references',
  'other',
]);

/** The section that begins with a row of a table, and the rest of the row. */
function besideRow(line: DocumentLine): Section | undefined {
  const [label = '', ...cells] = line.text.split('\t');
  const name = cells.length > 0 ? headingOf({ ...line, text: label }) : undefined;
  return name && BESIDE_ROWS.has(name) ? { name, lines: [{ ...line, text: cells.join('\t') }] } : undefined;
}

/** Sections that are also written in one line: 'Skills: SQL, Python'. */
const IN_ONE_LINE: ReadonlySet<SectionName> = new Set(['skills', 'languages', 'licences']);
const LABELLED = /^(?<label>[^:\t]{3,40}?)\s*[:\t]\s*(?<rest>\S.*)$/u;

function inOneLine(line: DocumentLine, isLanguage: (text: string) => boolean): Section | undefined {
  const { label, rest } = LABELLED.exec(line.text)?.groups ?? {};
  if (label === undefined || rest === undefined) return undefined;
  const name = sectionNamed(label);
  if (!name || !IN_ONE_LINE.has(name)) return undefined;
  // 'Languages: TypeScript, Python' are skills.
  if (name === 'languages' && !isLanguage(rest)) return undefined;
  // The label says more: 'Mother tongue: Italian', 'Driving licence: B'.
  const isSaid = name === 'languages' || (name === 'licences' && VEHICLES.test(rest));
  return { name, lines: [{ ...line, text: isSaid ? `${label}: ${rest}` : rest }] };
}

/** Classes of vehicles that somebody may drive. */
const VEHICLES = /^(?:[ABCDTLMFG][1-3]?E?|AM|B96)(?:\s?[,;/+&]?\s?(?:[ABCDTLMFG][1-3]?E?|AM|B96)){0,8}$/u;

const BIGGER = 0.4;

interface SectionSigns {
  isLanguage: (text: string) => boolean;
  /** Lines that belong to no section: contacts. */
  contacts: ReadonlySet<DocumentLine>;
}

/** Sections in which periods with titles are no part of what they list. */
const WITHOUT_JOBS: ReadonlySet<Section['name']> = new Set(['skills', 'languages', 'summary', 'contact']);
const MOST_HEADING_WORDS = 5;
const HEADING_SHAPE = /^\p{Lu}[\p{L}\p{M}'’&:\s-]*$|^[\p{Lo}\p{M}\s:]+$/u;
/** The lines in which the first job below a heading has its period and its title. */
const FIRST_JOB = 3;

/** True for a short line right above a job, in a section that has none: a heading, whatever its words are. */
function isAboveJobs(lines: readonly DocumentLine[], index: number, section: Section | undefined): boolean {
  const { text } = lines[index]!;
  const isShort = text.length <= LONGEST_HEADING && text.split(/\s+/).length <= MOST_HEADING_WORDS;
  if (!section || section.lines.length === 0 || !WITHOUT_JOBS.has(section.name) || !isShort) return false;
  if (!HEADING_SHAPE.test(text) || isTitle(text) || isEmployer(text)) return false;
  const below = lines.slice(index + 1, index + 1 + FIRST_JOB);
  const dated = below.findIndex((line) => findRange(line.text));
  return (
    dated >= 0 &&
    below.slice(0, dated + 1).every((line) => !BULLET.test(line.text) && !headingOf(line)) &&
    below.some((line) => isTitle(line.text))
  );
}

/** Splits the lines of a résumé at its headings; `name` is the first line of the person's name. */
export function sectionsOf(
  lines: readonly DocumentLine[],
  name: DocumentLine | undefined,
  { isLanguage, contacts }: SectionSigns,
): Section[] {
  const sections: Section[] = [{ name: 'top', lines: [] }];
  const known = lines.filter((line) => line.size > 0 && headingOf(line) !== undefined);
  const size = known.length > 1 ? (known.map((line) => line.size).toSorted((a, b) => a - b)[known.length >> 1] ?? 0) : 0;
  const body = lines.map((line) => line.size).toSorted((a, b) => a - b)[lines.length >> 1] ?? 0;
  /** Set as the known headings are, so it is a heading with other words. */
  const looksLikeHeading = (line: DocumentLine) =>
    size > body + BIGGER && Math.abs(line.size - size) < 0.2 && line.text.length <= LONGEST_HEADING && !/[\d@\t]/.test(line.text);

  for (const [index, line] of lines.entries()) {
    const section = sections.at(-1);
    if (line === name) sections.push({ name: 'top', lines: [line] });
    else if (contacts.has(line) && section && section.name !== 'top' && section.name !== 'contact')
      sections.push({ name: 'contact', lines: [line] }, { name: section.name, lines: [] });
    else {
      const heading = headingOf(line);
      // The rest of a heading that a narrow column broke.
      const isRest = !heading && section?.lines.length === 0 && section.name !== 'top' && looksLikeHeading(line);
      if (heading) sections.push({ name: heading, lines: [] });
      else if (isRest) continue;
      else if (section?.name !== 'top' && (looksLikeHeading(line) || isAboveJobs(lines, index, section)))
        sections.push({ name: 'other', lines: [] });
      else {
        const single = inOneLine(line, isLanguage) ?? besideRow(line);
        const isInside = section?.name === 'skills' && single?.name === 'skills';
        const goesOn = single && BESIDE_ROWS.has(single.name);
        if (goesOn) sections.push(single);
        else if (single && !isInside) sections.push(single, { name: section?.name === 'skills' ? 'skills' : 'other', lines: [] });
        else section?.lines.push(line);
      }
    }
  }
  return sections.filter((section) => section.lines.length > 0);
}

/** How much larger than a heading a line is that begins another part of the page. */
const MUCH_LARGER = 1.25;
const REFERENCES_LINE =
  /^\W*(?:references?|referees?|referenzen?|références?|referencias?|referências?|referenties?|referenze|المراجع|المعرفون)(?:\s*[:(–—-]|\s+(?:available|on|upon|auf|a petición|disponibles|sur|sous)\b)/iu;

/**
 * The lines without those about people who recommend somebody: their names, numbers and employers are nobody's own. Read
 * before anything else is.
 */
export function withoutReferences(written: readonly DocumentLine[]): DocumentLine[] {
  const lines = SIGNED.test(written.at(-1)?.text ?? '') ? written.slice(0, -1) : written;
  let heading: DocumentLine | undefined;
  return lines.filter((line) => {
    const section = headingOf(line);
    if (section === 'references') heading = line;
    else if (section !== undefined) heading = undefined;
    else if (heading && line.size > Math.max(heading.size, BODY) * MUCH_LARGER) heading = undefined;
    return heading === undefined && !REFERENCES_LINE.test(line.text);
  });
}
/** 'Kassel, 01.10.2026': where and when a résumé was signed. */
const SIGNED = /^\p{Lu}[\p{L} .-]{1,30},\s*(?:den\s+|le\s+)?\d{1,2}[./]\s?\d{1,2}[./]\s?\d{4}\s*$/u;
/** In points: the size of a format that does not say. */
const BODY = 12;

export const linesIn = (sections: readonly Section[], ...names: readonly Section['name'][]): DocumentLine[] =>
  sections.filter(({ name }) => names.includes(name)).flatMap(({ lines }) => lines);
