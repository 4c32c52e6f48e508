import { RecordError } from '../../../../platform/feed-source/feed-error.ts';
import { leavesOf } from '../formats/record-leaves.ts';
import { isRecord } from '@hirehq/shared-contracts/is-record';
import { parseXml } from '../formats/xml-parser.ts';

/** What a feed states once, around its list: by path in small letters without separators, 'company.name'. */
export type HeadOfFeed = ReadonlyMap<string, string>;

const MOST_CLOSED = 20;

/** The text up to the first record, closed, so that it can be parsed. */
function closedJson(text: string): unknown {
  const open: string[] = [];
  const pieces = /"(?:[^"\\]|\\.)*"|[{}[\]]/gs;
  for (const [piece] of text.matchAll(pieces)) {
    if (piece === '{') open.push('}');
    else if (piece === '[') open.push(']');
    else if (piece === '}' || piece === ']') open.pop();
  }
  if (open.length > MOST_CLOSED) return undefined;
  return JSON.parse(text + open.toReversed().join(''));
}

const keyOf = (path: string): string => path.toLowerCase().replaceAll(/[^\p{L}\p{N}.]/gu, '');

/** The members of a JSON text that are not its list. The text may end anywhere. */
export function headOfJson(text: string, list: string | undefined): HeadOfFeed {
  const head = new Map<string, string>();
  const lastKey = list?.split('.').at(-1);
  if (list === undefined || lastKey === undefined) return head;
  const start = new RegExp(`"${lastKey.replaceAll(/[^\p{L}\p{N}_-]/gu, '.')}"\\s*:\\s*\\[`, 'u').exec(text);
  for (const part of [text, start ? text.slice(0, start.index + start[0].length) : '{}']) {
    try {
      const value = closedJson(part);
      if (!isRecord(value)) continue;
      for (const { path, value: said } of leavesOf(value))
        if (!path.startsWith(list) && typeof said === 'string') head.set(keyOf(path), said.trim());
      return head;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return head;
}

/** The elements and attributes of an XML text in front of its first element of that name. */
export function headOfXml(text: string, element: string): HeadOfFeed {
  const head = new Map<string, string>();
  const at = new RegExp(`<${element}(?=[\\s/>])`, 'i').exec(text)?.index ?? 0;
  const open: string[] = [];
  try {
    parseXml(text.slice(0, at), {
      open({ name, attributes }) {
        open.push(name);
        for (const [key, value] of Object.entries(attributes)) head.set(keyOf([...open.slice(1), key].join('.')), value);
      },
      close: () => void open.pop(),
      text(piece) {
        const key = keyOf(open.slice(1).join('.'));
        if (key !== '' && piece.trim() !== '') head.set(key, ((head.get(key) ?? '') + piece).trim());
      },
    });
  } catch (error) {
    // Its outermost element ends after the records.
    if (!(error instanceof RecordError)) throw error;
  }
  return head;
}

const NAMED_EMPLOYER =
  /^(?:channel\.|meta\.|data\.|source\.|board\.|account\.|info\.)?(?:company|companyname|employer|employername|organi[sz]ation|organi[sz]ationname|hiringorganization|client|clientname|accountname|boardname|firma|unternehmen|arbeitgeber|empresa|entreprise|azienda|bedrijf|företag|firmanavn)(?:\.(?:name|displayname|title|legalname))?$/;
const NAME = /^(?:name|title|channel\.title|feed\.title|title|channel\.name|dc:publisher)$/;
const WORD_OF_LIST =
  /(?<!\p{L})(?:jobs?|careers?|vacanc(?:y|ies)|openings?|positions?|opportunities|postings?|feed|rss|list|current|open|latest|all|our|karriere|stellen\w*|jobangebote|offres?|emplois?|carri[eè]res?|recrutement|ofertas?|empleos?|trabajos?|vagas?|lavora con noi|lavoro|offerte|vacatures?|lediga|jobb|stillinger|ledige|avoimet|työpaikat|praca|oferty|kariéra|kariera|вакансии|работа|вакансії|робота|θέσεις|iş ilanları|وظائف|採用|求人|招聘|채용)(?!\p{L})/iu;
const AT = /(?<!\p{L})(?:at|@|with|bei|chez|presso|bij|hos|w firmie|na firma)\s+(?<name>\S.{1,80})$/iu;
const BETWEEN = /\s+[-–—|•:]\s+|\s*[|•]\s*|:\s+/;

/** The employer in the title of a list: 'Jobs at Acme', 'Acme - Careers', 'Acme Careers', or the name alone. */
function employerInTitle(title: string): string | undefined {
  const [part, ...others] = title.split(BETWEEN).filter((each) => !/^\p{L}*$/u.test(each) || !WORD_OF_LIST.test(each));
  if (part === undefined) return undefined;
  if (!WORD_OF_LIST.test(part)) return others.length === 0 || title.search(WORD_OF_LIST) >= 0 ? part.trim() : undefined;
  const at = AT.exec(part)?.groups?.['name'];
  if (at !== undefined) return at.trim();
  const rest = part.replace(/\s+(?:jobs|careers|vacancies|career site|karriere)$/iu, '');
  return rest !== part && !WORD_OF_LIST.test(rest) && /^\p{Lu}/u.test(rest) ? rest.trim() : undefined;
}

/** The employer that is named once, for all records; undefined if the head of the feed names none. */
export function employerOf(head: HeadOfFeed): string | undefined {
  for (const [path, text] of head) if (NAMED_EMPLOYER.test(path) && text.length <= 100 && !/^https?:/i.test(text)) return text;
  for (const [path, text] of head) if (NAME.test(path) && text.length <= 100) return employerInTitle(text);
  return undefined;
}
