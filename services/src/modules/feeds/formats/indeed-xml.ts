import { createHash } from 'node:crypto';
import { SaxesParser } from 'saxes';
import { htmlOfPlain } from '../fields/clean-html.ts';
import { RecordError } from '../../../platform/feed-source/feed-error.ts';
import type { Feed, FeedItem, FeedRecord } from '../fields/feed-record.ts';
import type { FeedSource } from '../../../platform/feed-source/feed-source.ts';
import { payTextOf } from '../fields/read-terms.ts';
import { readText } from '../../../platform/feed-source/read-text.ts';
import { splitXml } from './split-xml.ts';

/** XML with `<job>` elements and one element per field, as Indeed and many job boards use it. */
export function indeedXmlFeed(source: FeedSource): Feed {
  return {
    items: items(source),
    announced: () => undefined,
    sourceName: (first) =>
      `xml:${(first.url && URL.canParse(first.url) ? new URL(first.url).hostname : undefined) ?? first.company ?? 'feed'}`,
  };
}

// Besides XML's five predefined entities, those that feeds use without declaring them. Entities declared in a document are never expanded.
const ENTITIES = {
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  eacute: 'é',
  euro: '€',
  pound: '£',
};
const DEEPEST = 100;
/** Most text nodes per field: many small ones cost more than their length. */
const MOST_PIECES = 200_000;

/** The fields of one `<job>` by lower-case name; markup inside a field is kept. Throws RecordError. */
function fieldsOf(xml: string): Map<string, string> {
  const pieces = new Map<string, string[]>();
  const open: string[] = [];
  let count = 0;
  const add = (text: string) => {
    const [, field] = open;
    if (field === undefined) return;
    if (++count > MOST_PIECES) throw new RecordError('it has too many elements');
    const found = pieces.get(field);
    if (found) found.push(text);
    else pieces.set(field, [text]);
  };
  const parser = new SaxesParser({ xmlns: false });
  Object.assign(parser.ENTITIES, ENTITIES);
  parser.on('opentag', ({ name }) => {
    open.push(name.toLowerCase());
    if (open.length > DEEPEST) throw new RecordError(`elements are nested more than ${DEEPEST} levels deep`);
    if (open.length > 2) add(`<${name}>`);
  });
  parser.on('closetag', ({ name }) => {
    if (open.length > 2) add(`</${name}>`);
    open.pop();
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('error', (error) => {
    throw new RecordError(`is not valid XML (${error.message.replace(/^\d+:\d+:\s*/, '').slice(0, 160)})`);
  });
  parser.write(xml).close();
  return new Map([...pieces].map(([field, texts]) => [field, texts.join('')]));
}

/** The id in the text of a broken element. */
const idInXml = (text: string) =>
  /<(?:referencenumber|requisitionid|jobid|id|guid)>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]{1,300})/i.exec(text)?.[1];

async function* items(source: FeedSource): AsyncGenerator<FeedItem> {
  for await (const record of splitXml(readText(source), 'job')) {
    if (record.ok) yield itemOf(record.text);
    else yield { ok: false, id: idInXml(record.text), reason: record.reason };
  }
}

const idOf = (fields: ReadonlyMap<string, string>) =>
  ['referencenumber', 'requisitionid', 'jobid', 'id', 'guid'].map((name) => fields.get(name)?.trim()).find(Boolean);

function itemOf(xml: string): FeedItem {
  try {
    return { ok: true, record: recordOf(fieldsOf(xml)) };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { ok: false, id: idInXml(xml), reason: error.message };
  }
}

const MARKUP = /<\/?(?:p|br|ul|ol|li|div|h[1-6]|strong|b|table|span)[\s/>]/i;

function recordOf(fields: ReadonlyMap<string, string>): FeedRecord {
  const field = (...names: string[]) => names.map((name) => fields.get(name)?.trim()).find(Boolean);
  const title = field('title', 'jobtitle');
  if (!title) throw new RecordError("'title' is missing");
  const description = field('description', 'body');
  if (!description) throw new RecordError("'description' is missing");
  const company = field('company', 'companyname');
  const url = field('url', 'link');
  const address = [field('city'), field('state', 'region'), field('country')].filter((part) => part !== undefined);
  const written = field('location');
  return {
    sourceId:
      idOf(fields) ??
      createHash('sha256')
        .update(url ?? `${title}|${company}|${address.join()}`)
        .digest('hex')
        .slice(0, 32),
    title,
    company,
    html: MARKUP.test(description) ? description : htmlOfPlain(description),
    url,
    locations: address.length === 0 && written ? [written] : [],
    addresses: address.length > 0 ? [address] : [],
    remote: undefined,
    workMode: field('remotetype', 'workplacetype'),
    employmentType: field('jobtype', 'employmenttype'),
    level: field('experience', 'level'),
    education: field('education'),
    pay: payTextOf(field('salary')?.slice(0, 500)),
    skills: field('skills', 'keywords'),
    postedAt: field('date', 'pubdate', 'dateposted'),
    closesOn: field('expirationdate', 'validthrough', 'closingdate'),
  };
}
