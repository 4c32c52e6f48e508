import { plainText, unescapeOnce } from '../fields/clean-html.ts';
import { unitIn } from '../fields/pay/pay-units.ts';
import { isOtherPay, payTextOf } from '../fields/pay/read-pay.ts';
import { FeedError } from '../../../../platform/feed-source/feed-error.ts';
import type { Feed, FeedItem, FeedPay, FeedRecord, LostValue } from '../fields/feed-record.ts';
import type { FeedSource } from '../../../../platform/feed-source/feed-source.ts';
import { idInText, optionalFields, requiredText } from './read-field.ts';
import { isRecord } from '@hirehq/shared-contracts/is-record';
import { readText } from '../../../../platform/feed-source/read-text.ts';
import { splitJson } from './split/split-json.ts';
import { asItem, idAt, jsonItems } from './json-items.ts';

/** A job board of Greenhouse: `{ "jobs": [...] }`, or the bare list. */
export function greenhouseFeed(source: FeedSource): Feed {
  const split = splitJson(readText(source), { lists: ['jobs'], isListRequired: true });
  return {
    items: withContent(
      jsonItems(split.records, {
        itemOf: asItem(recordOf),
        idOf: (job) => idAt(job, 'id'),
        // The URL of a job ends in its id; it comes first in a record, so it is more often intact.
        idKeys: ['id'],
        idInText: (text) => idInText(text) ?? /\/jobs\/(\d+)/.exec(text)?.[1],
      }),
    ),
    announced: () => {
      const { head } = split;
      const meta = isRecord(head['meta']) ? head['meta']['total'] : undefined;
      const count = head['job_count'] ?? meta;
      return typeof count === 'number' ? count : undefined;
    },
    sourceName: (first) => `greenhouse:${boardOf(first.url) ?? first.company ?? 'feed'}`,
  };
}

const NO_CONTENT = "'content' is missing";
/** So many unreadable jobs are held back at the start of a list, to find out whether any job has a text. */
const MOST_HELD = 1000;

/** Ends a list none of whose jobs has a text: Greenhouse sends texts only on request. */
async function* withContent(items: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
  const held: FeedItem[] = [];
  let isStarted = false;
  let lacksContent = false;
  for await (const item of items) {
    if (!isStarted && item.kind === 'rejected') {
      held.push(item);
      lacksContent ||= item.reason === NO_CONTENT;
      if (held.length < MOST_HELD) continue;
      if (lacksContent) break;
      isStarted = true;
      yield* held.splice(0);
      continue;
    }
    isStarted = true;
    yield* held.splice(0);
    yield item;
  }
  if (!isStarted && lacksContent)
    throw new FeedError(
      'No job of this list has a text, because it was requested without them. Add ?content=true to its address, as in https://boards-api.greenhouse.io/v1/boards/BOARD/jobs?content=true.',
    );
  yield* held;
}

const boardOf = (url: string | undefined) => /greenhouse\.io\/(?:embed\/job_app\?for=)?([\w-]+)/.exec(url ?? '')?.[1];

function recordOf(job: Record<string, unknown>): FeedRecord {
  const lost: LostValue[] = [];
  const optional = optionalFields(lost);
  const location = job['location'];
  const written = isRecord(location) ? optional(location, 'name', 'location') : optional(job, 'location', 'location');
  const offices = Array.isArray(job['offices'])
    ? job['offices']
        .filter(isRecord)
        .flatMap((office) => optional(office, 'location', 'location') ?? optional(office, 'name', 'location') ?? [])
    : [];
  const metadata = metadataOf(job['metadata']);
  const html = unescapeOnce(requiredText(job, 'content'));
  return {
    sourceId: requiredText(job, 'id'),
    title: requiredText(job, 'title'),
    company: optional(job, 'company_name', 'company'),
    html,
    url: optional(job, 'absolute_url', 'url'),
    // Offices are those of the team; they are used only if the posting itself has no location.
    locations: written ? [written] : offices,
    addresses: [],
    remote: undefined,
    workMode: metadata(/work\s?place|work (?:mode|model|type|arrangement)|location type|remote/i),
    employmentType: metadata(/^(?:employment|time|job|contract|position) ?type$|^employment/i),
    level: metadata(/level|seniority|experience/i),
    education: metadata(/education|degree/i),
    ...payOf(job, html),
    skills: undefined,
    postedAt: optional(job, 'first_published', 'posted_at') ?? optional(job, 'updated_at', 'posted_at'),
    closesOn: optional(job, 'application_deadline', 'closes_on'),
    lost,
  };
}

function metadataOf(value: unknown) {
  const fields = (Array.isArray(value) ? value : []).filter(isRecord);
  return (name: RegExp): string | undefined => {
    const found = fields.find(
      (field) =>
        typeof field['name'] === 'string' && name.test(field['name']) && field['value'] !== null && field['value'] !== '',
    );
    const content = found?.['value'];
    return typeof content === 'string'
      ? content
      : Array.isArray(content)
        ? content.filter((each) => typeof each === 'string').join(', ') || undefined
        : undefined;
  };
}

const LONGEST_RANGE = 1000;
const LONGEST_HEADING = 300;
const RANGE = /class="pay-range"[^>]*>\s*<span[^>]*>([^<]*)<\/span>.*?<span[^>]*>([^<]*)<\/span>\s*<\/div>/s;
const HEADING = /class="title"[^>]*>([^<]*)</;

/** The ranges of a job, one for each area: from the lowest to the highest, if they are in one currency. */
function payOfRanges(ranges: readonly Record<string, unknown>[]): FeedPay | undefined {
  const amount = (cents: unknown) => (typeof cents === 'number' && cents > 0 ? cents / 100 : null);
  const titled = ranges.map((range) => ({ range, title: typeof range['title'] === 'string' ? range['title'] : '' }));
  const pays = titled.filter(({ title }) => !isOtherPay(title));
  const currencies = new Set(pays.map(({ range }) => range['currency_type']));
  const [currency] = currencies;
  const [unit, ...others] = new Set(pays.map(({ title }) => unitIn(title.toLowerCase())));
  const ends = (name: string) => pays.map(({ range }) => amount(range[name])).filter((end) => end !== null);
  const [lows, highs] = [ends('min_cents'), ends('max_cents')];
  if (currencies.size !== 1 || others.length > 0 || lows.length + highs.length === 0) return undefined;
  return {
    currency: typeof currency === 'string' ? currency : undefined,
    min: lows.length === pays.length ? Math.min(...lows) : null,
    max: highs.length === pays.length ? Math.max(...highs) : null,
    unit,
  };
}

function payOf(job: Record<string, unknown>, html: string): { pay: FeedPay | undefined; payText?: string } {
  const ranges = Array.isArray(job['pay_input_ranges']) ? job['pay_input_ranges'].filter(isRecord) : [];
  if (ranges.length > 0) return { pay: payOfRanges(ranges), payText: ranges.map((range) => JSON.stringify(range)).join(', ') };
  const at = html.indexOf('class="pay-range"');
  const block = at < 0 ? undefined : RANGE.exec(html.slice(at, at + LONGEST_RANGE));
  if (!block) return { pay: undefined };
  const [, low = '', high = ''] = block;
  const heading = HEADING.exec(html.slice(Math.max(0, at - LONGEST_HEADING), at))?.[1] ?? '';
  const payText = plainText(unescapeOnce(`${low} – ${high.replace(/^\s*(?:[–—-]|&[mn]dash;)\s*/, '')}`));
  const pay = isOtherPay(heading) ? undefined : payTextOf(payText);
  return { pay: pay && { ...pay, unit: pay.unit ?? unitIn(heading.toLowerCase()), isWritten: false }, payText };
}
