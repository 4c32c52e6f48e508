import { htmlOfPlain } from '../fields/clean-html.ts';
import { RecordError } from '../../../platform/feed-source/feed-error.ts';
import type { Feed, FeedItem, FeedRecord, StatedAddress } from '../fields/feed-record.ts';
import type { FeedSource } from '../../../platform/feed-source/feed-source.ts';
import { payTextOf } from '../fields/pay/read-pay.ts';
import { readText } from '../../../platform/feed-source/read-text.ts';
import { contentIds } from './content-id.ts';
import { splitXml } from './split-xml.ts';
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

/** The id in the text of a broken element. */
export const idInXml = (text: string): string | undefined =>
  /<(?:referencenumber|requisitionid|jobid|id|guid)>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]{1,300})/i.exec(text)?.[1];

async function* items(source: FeedSource): AsyncGenerator<FeedItem> {
  for await (const record of splitXml(readText(source), 'job')) {
    if (record.ok) yield itemOf(record.text);
    else yield { kind: 'rejected', id: idInXml(record.text), reason: record.reason };
  }
}

const idOf = (fields: ReadonlyMap<string, string>) =>
  ['referencenumber', 'requisitionid', 'jobid', 'id', 'guid'].map((name) => fields.get(name)?.trim()).find(Boolean);

function itemOf(xml: string): FeedItem {
  try {
    return { kind: 'record', record: recordOf(fieldsOf(xml)) };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { kind: 'rejected', id: idInXml(xml), reason: error.message };
  }
}

const MARKUP = /<\/?(?:p|br|ul|ol|li|div|h[1-6]|strong|b|table|span)[\s/>]/i;
const TAGS = /<[^>]*>/g;

function recordOf(fields: ReadonlyMap<string, string>): FeedRecord {
  const field = (...names: string[]) => names.map((name) => fields.get(name)?.trim()).find(Boolean);
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
  return {
    ...content,
    ...(id === undefined ? contentIds(content, `${title}|${content.company}|${parts.join()}`) : { sourceId: id }),
    remote: undefined,
    workMode: field('remotetype', 'workplacetype'),
    employmentType: field('jobtype', 'employmenttype'),
    level: field('experience', 'level'),
    education: field('education'),
    pay: payTextOf(salary),
    payText: salary,
    skills: field('skills', 'keywords'),
    postedAt: field('date', 'pubdate', 'dateposted'),
    closesOn: field('expirationdate', 'validthrough', 'closingdate'),
  };
}
