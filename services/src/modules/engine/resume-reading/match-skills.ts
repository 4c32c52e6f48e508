import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import { foldText, isJobTitle, type SkillFinder } from '../skills/index.ts';
import { confidenceOf, doubtsOf } from './found.ts';
import { skillNamed } from './known-skills.ts';
import type { SkillText } from './parse-resume.ts';

const BETWEEN_ITEMS = /[,;•●▪◦‣·|\t،؛、；，]|\s[–—/-]\s|\s{3,}/u;
/** The label of a list: before a colon, or in a column before several items. */
const GROUP = /^(?:[^:]{2,40}:\s*|[^\t,;]{2,40}\t(?=[^\t,;]+,[^\t]*$))/u;
/** '(5 years)', '– 5 ans': years beside a skill. */
const YEARS =
  /[(\s–—-]*(?<years>\d{1,2})\s*\+?\s*(?:years?|yrs?|y|años?|jahren?|jahre|j|ans?|anos?|سنوات|سنة)(?!\p{L})\.?\s*\)?/iu;
const MOST_YEARS = 60;
const MOST = 100;
/** Characters of a text that are read. */
const LONGEST_TEXT = 2000;

/** 'Python (5 years)': the skill of an item in a list, by its whole name. */
function itemOf(item: string): { text: string; years: number | null } {
  const years = Number(YEARS.exec(item)?.groups?.['years'] ?? Number.NaN);
  const text = item
    .replace(YEARS, ' ')
    .replace(/\s*\([^)]*\)?\s*$/u, '')
    .trim();
  return { text, years: Number.isNaN(years) || years > MOST_YEARS ? null : years };
}

/** An item of a list with more words describes something, and only contains the name of a skill. */
const MOST_WORDS = 4;

/** The class of a licence, and the same after the word for it: 'Führerschein B, C1E' is one item. */
const CLASS = /^\s*[A-Z]\d?E?\s*$/u;
const ENDS_WITH_CLASS = /\p{L}{4,}\s[A-Z]\d?E?\s*$/u;

/** The items of a list, with the classes of a licence in one. */
function itemsOfList(text: string): string[] {
  const items: string[] = [];
  let isOfClasses = false;
  for (const item of text.split(BETWEEN_ITEMS)) {
    const classes: string | undefined = isOfClasses && CLASS.test(item) ? items.pop() : undefined;
    items.push(classes === undefined ? item : `${classes.trim()}, ${item.trim()}`);
    isOfClasses = classes !== undefined || ENDS_WITH_CLASS.test(item);
  }
  return items;
}

/** The items of a text, which is a list or is one item. */
const itemsOf = ({ text, isList }: Pick<SkillText, 'text' | 'isList'>): string[] => {
  const read = text.slice(0, LONGEST_TEXT);
  return isList ? itemsOfList(read.replace(GROUP, '')) : [read];
};

/** What lists of skills name, whether our taxonomy has it or not. */
export const skillItems = (texts: readonly SkillText[]): string[] =>
  texts
    .flatMap(itemsOf)
    .map((item) => itemOf(item).text)
    .filter((item) => item !== '');

/** Skills of our taxonomy that the texts name, each once. */
export function matchSkills(texts: readonly SkillText[], find: SkillFinder): ResumeReading['skills'] {
  const found = new Map<number, ResumeReading['skills'][number]>();
  for (const each of texts) {
    const { isList, foundAt, doubts: own } = each;
    for (const item of itemsOf(each)) {
      const { text: name, years } = isList ? itemOf(item) : { text: item, years: null };
      // What somebody was is work history, no skill.
      if (isList && isJobTitle(name)) continue;
      const named = isList ? skillNamed(name) : undefined;
      const isPart = named === undefined && foldText(name).split(/\s+/).length > MOST_WORDS;
      const doubts = [...(own ?? []), ...doubtsOf({ NOT_LISTED: !isList, GUESSED: isList && isPart })];
      for (const skill of named ? [named] : find(name)) {
        if (found.has(skill.id)) continue;
        found.set(skill.id, {
          value: { id: skill.id, name: skill.name, yearsOfExperience: years },
          foundAt,
          ...confidenceOf(doubts),
        });
      }
    }
  }
  return [...found.values()].slice(0, MOST);
}
