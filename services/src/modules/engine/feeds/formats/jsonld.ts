import { unescapeOnce } from '../fields/clean-html.ts';
import { countryCodeOf } from '../../places/index.ts';
import { FEED_FACTS } from '../../../../platform/job-facts.ts';
import { FeedError, RecordError, recordRefusalOf } from '../../../../platform/feed-source/feed-error.ts';
import type { Feed, FeedItem, FeedPay, FeedRecord, LostValue } from '../fields/feed-record.ts';
import type { FeedSource } from '../../../../platform/feed-source/feed-source.ts';
import { contentIds } from './content-id.ts';
import { firstLines, isLines, LONE } from './json.ts';
import { idInText, idsInText, numberOf, objectOf, optionalFields, requiredText, textField } from './read-field.ts';
import { isRecord } from '@hirehq/shared-contracts/is-record';
import { FEED_LIMITS } from '../../../../platform/feed-source/limits.ts';
import { isLinkedDataTag, linkedDataOf } from '../../../../platform/feed-source/linked-data.ts';
import { readText } from '../../../../platform/feed-source/read-text.ts';
import { itemWatched, MOST_WATCHED } from './watched-record.ts';
import { splitJson, type JsonRecord } from './split/split-json.ts';
import { splitLines } from './split/split-lines.ts';
import { payTextOf } from '../fields/pay/read-pay.ts';
import { statedUnitOf } from '../fields/pay/pay-units.ts';

/** schema.org JobPosting: one, a list, @graph, an ItemList, one per line, or the scripts of an HTML page. */
export function jsonLdFeed(source: FeedSource): Feed {
  const split: { isLone?: () => boolean } = {};
  return {
    items: items(records(source, split)),
    announced: () => undefined,
    caution: () => (split.isLone?.() ? LONE : undefined),
    sourceName: (first) => `jsonld:${hostOf(first.url) ?? first.company ?? 'feed'}`,
  };
}

const hostOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).hostname : undefined);

const LISTS = ['@graph', 'itemListElement', 'dataFeedElement'];
/** What APIs call the list around postings that are linked data. */
const AROUND = /"(data|jobs|items|results|postings|vacancies)"\s*:\s*\[\s*\{/;

async function* records(source: FeedSource, known: { isLone?: () => boolean }): AsyncGenerator<JsonRecord> {
  const text = readText(source);
  const start = await firstLines(text);
  async function* whole() {
    yield start;
    yield* text;
  }
  if (isLines(start)) {
    yield* splitLines(whole());
    return;
  }
  if (!start.trimStart().startsWith('<')) {
    const around = start.includes('"JobPosting"') ? AROUND.exec(start)?.[1] : undefined;
    const split = splitJson(whole(), { lists: around === undefined ? LISTS : [...LISTS, around] });
    known.isLone = split.isLone;
    let found = 0;
    for await (const record of split.records) {
      found++;
      yield record;
    }
    // A list of nothing is a complete feed only where it is one of postings.
    const type = [split.head['@type']].flat();
    if (
      found === 0 &&
      Object.keys(split.head).length > 0 &&
      type[0] !== undefined &&
      !type.includes('ItemList') &&
      !type.includes('DataFeed')
    )
      throw new FeedError(NO_POSTING);
    return;
  }
  let page = '';
  for await (const piece of whole()) {
    page += piece;
    if (page.length > FEED_LIMITS.page) throw new FeedError('The HTML page is longer than 20 MB.');
  }
  let scripts = 0;
  for (const body of linkedDataOf(page)) {
    scripts++;
    yield* recordsOfScript(body);
  }
  if (scripts === 0) throw new FeedError('The HTML page has no script of type application/ld+json.');
  if (isCutOff(page)) throw new FeedError('The HTML page ends unexpectedly: it was cut off.');
}

const NO_POSTING = 'There is no JobPosting in this document.';

/** Scripts within each other, because they are not closed, that are read. */
const MOST_OPEN = 50;

async function* recordsOfScript(body: string, open = 0): AsyncGenerator<JsonRecord> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    const next = body.search(/<script\b/i);
    if (next >= 0 && open < MOST_OPEN) {
      yield* recordsOfScript(body.slice(0, next), open + 1);
      const end = body.indexOf('>', next);
      if (end >= 0 && isLinkedDataTag(body.slice(next, end))) yield* recordsOfScript(body.slice(end + 1), open + 1);
      return;
    }
    // Broken data about something else costs no posting.
    if (!body.includes('JobPosting')) return;
    let isRead = false;
    try {
      for await (const record of splitJson(once(body), { lists: LISTS }).records) {
        isRead = true;
        yield record;
      }
    } catch (why) {
      yield { ok: false, reason: `the script is not valid JSON-LD: ${messageOf(why)}`, text: body };
      return;
    }
    if (!isRead) yield { ok: false, reason: `the script is not valid JSON-LD: ${messageOf(error)}`, text: body };
    return;
  }
  yield { ok: true, value };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.replaceAll(/\s+/g, ' ').slice(0, 160) : 'broken';

/** True for a page that opens its outermost element and does not close it, or ends in a script with postings. */
function isCutOff(page: string): boolean {
  const lower = page.toLowerCase();
  const last = lower.lastIndexOf('<script');
  const isOpen = last >= 0 && !lower.includes('</script', last);
  return isOpen || ['html', 'body'].some((name) => new RegExp(`<${name}[\\s>]`).test(lower) && !lower.includes(`</${name}`));
}

async function* once(text: string) {
  yield text;
}

const isPosting = (value: Record<string, unknown>) =>
  [value['@type']].flat().some((type) => typeof type === 'string' && /(^|\/|:)JobPosting$/.test(type));

const DEEPEST = 20;

/** The postings in a value; undefined for other items of a page (its breadcrumbs, its organisation). */
function postingsOf(value: unknown, depth = 0): unknown[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((each) => postingsOf(each, depth + 1));
  if (!isRecord(value)) return [value];
  if (isPosting(value)) return [value];
  const inner = [value['@graph'], value['itemListElement'], value['dataFeedElement'], value['item'], value['mainEntity']].filter(
    (each) => each !== undefined,
  );
  if (inner.length > 0) return inner.flatMap((each) => postingsOf(each, depth + 1));
  return value['@type'] === undefined ? [value] : [];
}

type Node = Record<string, unknown>;

/** Organisations of a graph that postings refer to. */
const MOST_NAMED = 1000;

/** What has a name and an `@id` by which other items of the document refer to it. */
function namedNodes(value: unknown, depth = 0): [id: string, node: Node][] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((each) => namedNodes(each, depth + 1));
  if (!isRecord(value)) return [];
  const id = value['@id'];
  const own: [string, Node][] =
    typeof id === 'string' && typeof (value['name'] ?? value['legalName']) === 'string' ? [[id, value]] : [];
  return [...own, ...namedNodes(value['@graph'], depth + 1)];
}

/** The item that `{ "@id": … }` refers to; other values as they are. */
function referred(value: unknown, named: ReadonlyMap<string, Node>): unknown {
  if (!isRecord(value) || typeof value['@id'] !== 'string' || value['name'] !== undefined) return value;
  return named.get(value['@id']) ?? value;
}

const ID_KEYS = ['identifier', '@id', 'url', 'value'];

async function* items(source: AsyncGenerator<JsonRecord>): AsyncGenerator<FeedItem> {
  let records = 0;
  let postings = 0;
  const named = new Map<string, Node>();
  for await (const item of source) {
    records++;
    if (!item.ok) {
      postings++;
      const id = idInText(item.text, 'identifier') ?? idInText(item.text, '@id') ?? idInText(item.text, 'url');
      yield { kind: 'rejected', id, mentions: idsInText(item.text, ID_KEYS), reason: item.reason };
      continue;
    }
    for (const [id, node] of namedNodes(item.value)) if (named.size < MOST_NAMED) named.set(id, node);
    for (const posting of postingsOf(item.value)) {
      postings++;
      try {
        yield itemWatched(objectOf(posting), postings <= MOST_WATCHED, (value) => ({
          kind: 'record' as const,
          record: recordOf(value, named),
        }));
      } catch (error) {
        yield { kind: 'rejected', id: isRecord(posting) ? idOrNone(posting) : undefined, reason: recordRefusalOf(error) };
      }
    }
  }
  // A page about something else is no empty list of postings.
  if (records > 0 && postings === 0) throw new FeedError(NO_POSTING);
}

/** The id of a posting that cannot be read; undefined if it is part of what cannot be read. */
function idOrNone(posting: Record<string, unknown>): string | undefined {
  try {
    return identifierOf(posting);
  } catch {
    // The id itself is invalid.
    return undefined;
  }
}

function identifierOf(posting: Record<string, unknown>): string | undefined {
  const identifier = [posting['identifier']].flat()[0];
  if (isRecord(identifier)) return textField(identifier, 'value') ?? textField(identifier, '@id');
  if (typeof identifier === 'string' || typeof identifier === 'number') return String(identifier);
  const own = posting['@id'] ?? posting['url'];
  return typeof own === 'string' ? own : undefined;
}

const listOf = (value: unknown): unknown[] => (value === undefined || value === null ? [] : [value].flat());
const namesOf = (value: unknown, ...keys: string[]): string[] =>
  listOf(value).flatMap((each) =>
    typeof each === 'string'
      ? [each]
      : isRecord(each)
        ? keys
            .map((key) => each[key])
            .filter((text): text is string => typeof text === 'string')
            .slice(0, 1)
        : [],
  );

function recordOf(posting: Record<string, unknown>, named: ReadonlyMap<string, Node>): FeedRecord {
  if (!isPosting(posting)) throw new RecordError("the record is not a JobPosting: '@type' is missing or different");
  const title = textField(posting, 'title') ?? textField(posting, 'name');
  if (!title) throw new RecordError("'title' is missing");
  const description = requiredText(posting, 'description');
  const escaped = !/<\w/.test(description) && /&lt;\w/.test(description);
  const lost: LostValue[] = [];
  const optional = optionalFields(lost);
  const organization = referred(posting['hiringOrganization'], named);
  const [company] = namesOf(organization, 'name', 'legalName');
  const addresses = listOf(posting['jobLocation']).flatMap((place) => addressOf(place));
  const url = optional(posting, 'url', 'url');
  const remote = listOf(posting['jobLocationType']).some((type) => /telecommute|remote/i.test(String(type)));
  const within = remote ? namesOf(posting['applicantLocationRequirements'], 'name') : [];
  const beyond = within.filter((area) => !addresses.some((parts) => isCountryOf(parts, area)));
  const locations = [
    ...listOf(posting['jobLocation']).filter((place): place is string => typeof place === 'string'),
    ...(addresses.length === 0 ? within : []),
  ];
  const content = {
    title,
    company,
    html: escaped ? unescapeOnce(description) : description,
    url,
    locations,
    // The office comes first, because the job is shown with it.
    addresses: addresses.length === 0 ? [] : [...addresses, ...beyond.map((area) => [area])],
  };
  const id = identifierOf(posting);
  return {
    ...content,
    ...(id === undefined ? contentIds(content, `${title}|${company}|${JSON.stringify(addresses)}`) : { sourceId: id }),
    logo: isRecord(organization) ? namesOf(organization['logo'], 'url', 'contentUrl')[0] : undefined,
    remote: remote || undefined,
    workMode: undefined,
    employmentType: namesOf(posting['employmentType'], 'name').join(', ') || undefined,
    level:
      namesOf(posting['occupationalExperienceRequirements'] ?? posting['experienceRequirements'], 'name', 'description').join(
        ', ',
      ) || undefined,
    education: namesOf(posting['educationRequirements'], 'credentialCategory', 'name').join(', ') || undefined,
    facts: factsOf(posting['additionalProperty']),
    ...payOf(posting['baseSalary'], optional),
    skills: namesOf(posting['skills'], 'name').join(', ') || undefined,
    postedAt: optional(posting, 'datePosted', 'posted_at'),
    closesOn: optional(posting, 'validThrough', 'closes_on'),
    lost,
  };
}

/** Facts that schema.org has no property for: a PropertyValue with the name of the field, such as `noiseLevel`, or of the column. */
function factsOf(properties: unknown): Record<string, string | undefined> {
  const stated = new Map(
    listOf(properties).flatMap((each): [string, string][] => {
      if (!isRecord(each)) return [];
      const [name, value] = [each['name'] ?? each['propertyID'], each['value']];
      return typeof name === 'string' && (typeof value === 'string' || typeof value === 'boolean')
        ? [[name.toLowerCase(), String(value)]]
        : [];
    }),
  );
  return Object.fromEntries(FEED_FACTS.map(({ fact, column }) => [fact, stated.get(fact.toLowerCase()) ?? stated.get(column)]));
}

/** The country of an address is not a separate location. */
const isCountryOf = (parts: readonly string[], area: string): boolean => {
  const country = countryCodeOf(area);
  return country !== undefined && countryCodeOf(parts.at(-1) ?? '') === country;
};

function addressOf(place: unknown): string[][] {
  if (!isRecord(place)) return [];
  const address = place['address'];
  if (typeof address === 'string') return [address.split(',').map((part) => part.trim())];
  if (!isRecord(address)) return [];
  const part = (name: string) => namesOf(address[name], 'name')[0]?.trim();
  const parts = [part('addressLocality'), part('addressRegion'), part('addressCountry')].filter((text): text is string =>
    Boolean(text),
  );
  return parts.length > 0 ? [parts] : [];
}

/** The pay, and the text it is written as where it is no number. */
function payOf(
  value: unknown,
  optional: ReturnType<typeof optionalFields>,
): { pay: FeedPay | undefined; payText?: string | undefined } {
  const [salary] = listOf(value);
  if (typeof salary === 'string') return { pay: payTextOf(salary), payText: salary };
  if (!isRecord(salary)) {
    const amount = numberOf(salary);
    return { pay: amount === null ? undefined : { currency: undefined, min: amount, max: amount, unit: undefined } };
  }
  const inner = isRecord(salary['value']) ? salary['value'] : salary;
  const amounts = ['minValue', 'maxValue', 'value'].map((name) => ({ name, given: inner[name] }));
  const written = amounts.find(
    ({ given }) => typeof given === 'string' && given.trim() !== '' && numberOf(given) === null && !/^0+$/.test(given.trim()),
  );
  const said = written ? payTextOf(String(written.given)) : undefined;
  const single = numberOf(inner['value']);
  const low = numberOf(inner['minValue']) ?? single ?? said?.min ?? null;
  const high = numberOf(inner['maxValue']) ?? single ?? said?.max ?? null;
  const payText = written && String(written.given);
  if (low === null && high === null) return { pay: undefined, payText };
  const unit = statedUnitOf(optional(inner, 'unitText', 'pay') ?? optional(salary, 'unitText', 'pay'));
  return {
    payText,
    pay: {
      min: low,
      max: high,
      currency: optional(salary, 'currency', 'pay') ?? optional(inner, 'currency', 'pay') ?? said?.currency,
      unit: unit ?? said?.unit,
      isUnitBeside: unit !== undefined || said?.isUnitBeside !== false,
    },
  };
}
