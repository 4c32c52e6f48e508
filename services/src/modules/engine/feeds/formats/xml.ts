import { FeedError } from '../../../../platform/feed-source/feed-error.ts';
import type { Feed, FeedItem } from '../fields/feed-record.ts';
import type { FeedSource } from '../../../../platform/feed-source/feed-source.ts';
import { readText } from '../../../../platform/feed-source/read-text.ts';
import { FIELDS, type FeedMap } from './feed-map.ts';
import { createPathReader } from './field-path.ts';
import { itemsOfElement, type ElementReading } from './indeed-xml.ts';
import { feedName } from './json.ts';
import { mappedItem } from './mapped-item.ts';
import { expressionsOf } from './mapped-record.ts';
import { objectRow } from './object-row.ts';
import { RowConditions } from './row-conditions.ts';
import { isListOfPostings, splitXml } from './split/split-xml.ts';
import { itemWatched, MOST_WATCHED } from './watched-record.ts';
import { xmlObject } from './xml-object.ts';

const POSTINGS = [
  'job',
  'position',
  'vacancy',
  'posting',
  'jobposting',
  'jobpositionposting',
  'positionposting',
  'offer',
  'stelle',
  'item',
  'entry',
  'advert',
  'ad',
  'positionopening',
  'staffingorder',
  'requisition',
  'opportunity',
  'listing',
  'jobad',
  'stellenangebot',
  'anzeige',
  'offre',
  'annonce',
  'oferta',
  'anuncio',
  'empleo',
  'vaga',
  'annuncio',
  'offerta',
  'vacature',
  'annons',
  'stilling',
  'praca',
  'ausschreibung',
  'vakanz',
  'wanted',
  'record',
  'row',
  // 'job_offer', 'JobPosting', 'offre-emploi'.
  '(?:job|stellen|vacancy|work|employment)[_-]?(?:offer|posting|post|opening|advert|ad|item|record|anzeige|angebot)',
  '(?:offre|oferta|offerta|annonce|annuncio|anuncio)[_-](?:de[_-]?|di[_-]?|d[_-]?)?(?:emploi|empleo|lavoro|trabajo|emprego)',
];
// The first in the text, because fields of a posting have such names too.
const POSTING = new RegExp(String.raw`<(${POSTINGS.join('|')})(?=[\s/>])`, 'i');
const LOOKED_AT = 256 * 1024;

/** The name of the elements that are postings, by common names; undefined if the text has none of them. */
export const postingElement = (start: string): string | undefined => POSTING.exec(start)?.[1];

/** Custom XML: one element per posting, named by the map's `list` or a common name; fields by a map or by common names. */
export function xmlFeed(source: FeedSource, map: FeedMap): Feed {
  const conditions = new RowConditions(map);
  return {
    items: items(source, map, conditions),
    announced: () => undefined,
    doubt: () => conditions.doubt(),
    sourceName: () => `xml:${feedName(source)}`,
  };
}

async function* items(source: FeedSource, map: FeedMap, conditions: RowConditions): AsyncGenerator<FeedItem> {
  const text = readText(source);
  let start = '';
  let name = map.list;
  while (name === undefined && start.length < LOOKED_AT) {
    const { value, done } = await text.next();
    if (done) break;
    start += value;
    name = postingElement(start);
  }
  // A list of nothing has no element by which it could be known.
  if (name === undefined && isListOfPostings(start)) name = 'job';
  if (name === undefined || !/^[\p{L}_][\p{L}\p{N}_:.-]{0,99}$/u.test(name))
    throw new FeedError(
      `The element of a posting is not known: name it as "list" in the map. Without a map, one of ${POSTINGS.join(', ')} is expected.`,
    );
  async function* whole() {
    yield start;
    yield* text;
  }
  const valuesAt = createPathReader();
  // An id that is composed, or an attribute, is not found in the text of a broken element.
  const [idElement, ...more] = expressionsOf(map.fields.id);
  const idNames =
    idElement === undefined
      ? (FIELDS.id ?? [])
      : more.length === 0 && /^[\p{L}_][\p{L}\p{N}_:-]*$/u.test(idElement)
        ? [idElement]
        : [];
  let elements = 0;
  const element = name.replaceAll('.', String.raw`\.`);
  const reading: ElementReading = {
    name: element,
    idNames,
    itemOf: (xml) =>
      itemWatched(xmlObject(xml), elements++ < MOST_WATCHED, (record) =>
        mappedItem(objectRow(record, valuesAt), map, conditions),
      ),
  };
  for await (const each of splitXml(whole(), element)) yield* itemsOfElement(each, reading);
}
