import { htmlOfPlain, unescapeOnce } from '../fields/clean-html.ts';
import { FEED_FACTS } from '../../../../platform/job-facts.ts';
import { RecordError, recordRefusalOf } from '../../../../platform/feed-source/feed-error.ts';
import type { Feed, FeedItem, FeedRecord, StatedAddress } from '../fields/feed-record.ts';
import type { FeedSource } from '../../../../platform/feed-source/feed-source.ts';
import { payTextOf } from '../fields/pay/read-pay.ts';
import { readText } from '../../../../platform/feed-source/read-text.ts';
import { contentIds } from './content-id.ts';
import { sampleOf } from './read-field.ts';
import { splitXml, type XmlRecord } from './split/split-xml.ts';
import { parseXml } from './xml-parser.ts';

/** XML with `<job>` elements and one element per field, as Indeed and many job boards use it. */
export function indeedXmlFeed(source: FeedSource): Feed {
  return {
    items: items(source),
    announced: () => undefined,
    sourceName: (first) =>
      `xml:${(first.url && URL.canParse(first.url) ? new URL(first.url).hostname : undefined) ?? first.company ?? 'feed'}`,
  };
}

/** The fields of one `<job>` by lower-case name; markup inside a field is kept, repeated fields are lines. Throws RecordError. */
function fieldsOf(xml: string): Map<string, string> {
  const pieces = new Map<string, string[]>();
  const open: string[] = [];
  const add = (text: string) => {
    const [, field] = open;
    if (field === undefined) return;
    const found = pieces.get(field);
    if (found) found.push(text);
    else pieces.set(field, [text]);
  };
  parseXml(xml, {
    open({ name }) {
      open.push(name.toLowerCase());
      if (open.length > 2) add(`<${name}>`);
      else if (pieces.has(name.toLowerCase())) add('\n');
    },
    close(name) {
      if (open.length > 2) add(`</${name}>`);
      open.pop();
    },
    text: add,
  });
  return new Map([...pieces].map(([field, texts]) => [field, texts.join('')]));
}

const IDS = ['referencenumber', 'requisitionid', 'jobid', 'id', 'guid'];
const CDATA = /^\s*<!\[CDATA\[(.*)\]\]>\s*$/s;
const LONGEST_ID = 400;

/** The values of elements with these names in the text of a broken element, which may contain others: the ids of all of them. */
export function idsInXml(text: string, names: readonly string[] = IDS): string[] {
  const elements = names.map((name) => name.replaceAll(/[^\p{L}\p{N}_:-]/gu, String.raw`\$&`)).join('|');
  const values = text.matchAll(
    new RegExp(`<(?:${elements})(?:\\s[^<>]*)?>((?:[^<]|<!\\[CDATA\\[(?:(?!\\]\\]>)[^<])*\\]\\]>)*)</`, 'gi'),
  );
  const ids = [...values].map(([, value = '']) => {
    const inside = CDATA.exec(value)?.[1];
    return (inside ?? (value.includes('<') ? '' : unescapeOnce(value))).trim();
  });
  return [...new Set(ids.filter((id) => id !== '' && id.length <= LONGEST_ID))];
}

/** How the elements of a feed are read: `idNames` are those of elements that may hold the id of a posting. */
export interface ElementReading {
  name: string;
  idNames: readonly string[];
  /** Throws RecordError. */
  itemOf: (xml: string) => FeedItem;
}

/**
 * The item of an element. A section that is not closed makes the elements after it part of a broken one: they are read from the place
 * where each begins.
 */
export function* itemsOfElement(element: XmlRecord, { name, idNames, itemOf }: ElementReading): Generator<FeedItem> {
  const { text } = element;
  const [start = text, ...more] = partsOf(text, name);
  const broken = (part: string, reason: string): FeedItem => {
    const ids = idNames.length > 0 ? idsInXml(part, idNames) : [];
    return { kind: 'rejected', id: ids[0], mentions: ids, reason };
  };
  const known = !element.ok
    ? element.reason
    : more.length > 0 && hasOpenSection(text)
      ? 'a CDATA section is not closed'
      : undefined;
  try {
    if (known === undefined) {
      yield itemOf(text);
      return;
    }
    yield broken(start, known);
  } catch (error) {
    yield broken(start, recordRefusalOf(error));
  }
  for (const part of more) {
    try {
      yield itemOf(part);
    } catch (error) {
      yield broken(part, recordRefusalOf(error));
    }
  }
}

/** The text of an element, cut where others of its name begin in it; each of these up to its end. */
function partsOf(text: string, name: string): string[] {
  const begins = [...text.matchAll(new RegExp(String.raw`<${name}(?=[\s/>])`, 'gi'))].map(({ index }) => index);
  const end = new RegExp(String.raw`^.*</${name}\s{0,100}>`, 'is');
  return begins.map((at, index) => {
    const part = text.slice(index === 0 ? 0 : at, begins[index + 1]);
    return index === 0 ? part : (end.exec(part)?.[0] ?? part);
  });
}

/** True if a CDATA section has the beginning of another one in it. */
function hasOpenSection(text: string): boolean {
  const BEGINS = '<![CDATA[';
  for (let at = text.indexOf(BEGINS); at >= 0;) {
    const end = text.indexOf(']]>', at);
    const next = text.indexOf(BEGINS, at + 1);
    if (next >= 0 && (end < 0 || next < end)) return true;
    at = next;
  }
  return false;
}

async function* items(source: FeedSource): AsyncGenerator<FeedItem> {
  for await (const element of splitXml(readText(source), 'job'))
    yield* itemsOfElement(element, { name: 'job', idNames: IDS, itemOf });
}

const idOf = (fields: ReadonlyMap<string, string>) => IDS.map((name) => fields.get(name)?.trim()).find(Boolean);

const itemOf = (xml: string): FeedItem => ({ kind: 'record', record: recordOf(fieldsOf(xml)) });

const MARKUP = /<\/?(?:p|br|ul|ol|li|div|h[1-6]|strong|b|table|span)[\s/>]/i;
const TAGS = /<[^>]*>/g;

function recordOf(fields: ReadonlyMap<string, string>): FeedRecord {
  const read = new Set(IDS);
  const field = (...names: string[]) => {
    for (const name of names) read.add(name);
    return names.map((name) => fields.get(name)?.trim()).find(Boolean);
  };
  const title = field('title', 'jobtitle');
  if (!title) throw new RecordError("'title' is missing");
  const description = field('description', 'body');
  if (!description) throw new RecordError("'description' is missing");
  const url = field('url', 'link');
  const address: StatedAddress = { city: field('city'), state: field('state', 'region'), country: field('country') };
  const parts = [address.city, address.state, address.country].filter((part) => part !== undefined);
  // Nested elements, such as several locations, are lines.
  const written = field('location', 'locations')?.replaceAll(TAGS, '\n').trim();
  const content = {
    title,
    company: field('company', 'companyname'),
    html: MARKUP.test(description) ? description : htmlOfPlain(description),
    url,
    locations: written ? [written] : [],
    addresses: [],
    stated: parts.length > 0 ? [address] : [],
  };
  const id = idOf(fields);
  const salary = field('salary')?.slice(0, 500);
  const record: FeedRecord = {
    ...content,
    ...(id === undefined ? contentIds(content, `${title}|${content.company}|${parts.join()}`) : { sourceId: id }),
    logo: field('logo', 'companylogo', 'company_logo', 'logourl', 'logo_url', 'employerlogo'),
    remote: undefined,
    workMode: field('remotetype', 'workplacetype'),
    employmentType: field('jobtype', 'employmenttype'),
    level: field('experience', 'level'),
    education: field('education'),
    facts: Object.fromEntries(FEED_FACTS.map(({ fact, column }) => [fact, field(column, fact.toLowerCase())])),
    pay: payTextOf(salary),
    payText: salary,
    skills: field('skills', 'keywords'),
    postedAt: field('date', 'pubdate', 'dateposted'),
    closesOn: field('expirationdate', 'validthrough', 'closingdate'),
  };
  const unread = [...fields].filter(([name, text]) => !read.has(name) && text.trim() !== '');
  return { ...record, unread: unread.map(([path, text]) => ({ path, text: sampleOf(text) })) };
}
