import { unescapeOnce } from '../fields/clean-html.ts';
import type { Feed, FeedPay, FeedRecord } from '../fields/feed-record.ts';
import type { FeedSource } from '../../../platform/feed-source/feed-source.ts';
import { idInText, isRecord, numberOf, requiredText, textField } from './read-field.ts';
import { readText } from '../../../platform/feed-source/read-text.ts';
import { splitJson } from './split-json.ts';
import { idAt, jsonItems } from './json-items.ts';

/** A job board of Greenhouse: `{ "jobs": [...] }`, or the bare list. */
export function greenhouseFeed(source: FeedSource): Feed {
  const split = splitJson(readText(source), { lists: ['jobs'] });
  return {
    items: jsonItems(split.records, {
      recordOf,
      idOf: (job) => idAt(job, 'id'),
      // The URL of a job ends in its id; it comes first in a record, so it is more often intact.
      idInText: (text) => idInText(text) ?? /\/jobs\/(\d+)/.exec(text)?.[1],
    }),
    announced: () => {
      const { head } = split;
      const meta = isRecord(head['meta']) ? head['meta']['total'] : undefined;
      const count = head['job_count'] ?? meta;
      return typeof count === 'number' ? count : undefined;
    },
    sourceName: (first) => `greenhouse:${boardOf(first.url) ?? first.company ?? 'feed'}`,
  };
}

const boardOf = (url: string | undefined) => /greenhouse\.io\/(?:embed\/job_app\?for=)?([\w-]+)/.exec(url ?? '')?.[1];

function recordOf(job: Record<string, unknown>): FeedRecord {
  const location = job['location'];
  const written = isRecord(location) ? textField(location, 'name') : typeof location === 'string' ? location : undefined;
  const offices = Array.isArray(job['offices'])
    ? job['offices'].filter(isRecord).flatMap((office) => textField(office, 'location') ?? textField(office, 'name') ?? [])
    : [];
  const metadata = metadataOf(job['metadata']);
  const html = unescapeOnce(requiredText(job, 'content'));
  return {
    sourceId: requiredText(job, 'id'),
    title: requiredText(job, 'title'),
    company: textField(job, 'company_name'),
    html,
    url: textField(job, 'absolute_url'),
    // Offices are those of the team; they are used only if the posting itself has no location.
    locations: written ? [written] : offices,
    addresses: [],
    remote: undefined,
    workMode: metadata(/work\s?place|work (?:mode|model|type|arrangement)|location type|remote/i),
    employmentType: metadata(/^(?:employment|time|job|contract|position) ?type$|^employment/i),
    level: metadata(/level|seniority|experience/i),
    education: metadata(/education|degree/i),
    pay: payOf(job, html),
    skills: undefined,
    postedAt: textField(job, 'first_published') ?? textField(job, 'updated_at'),
    closesOn: textField(job, 'application_deadline'),
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
const RANGE = /class="pay-range"[^>]*>\s*<span[^>]*>([^<]*)<\/span>.*?<span[^>]*>([^<]*)<\/span>\s*<\/div>/s;

function payOf(job: Record<string, unknown>, html: string): FeedPay | undefined {
  const [range] = Array.isArray(job['pay_input_ranges']) ? job['pay_input_ranges'].filter(isRecord) : [];
  if (range) {
    const amount = (cents: unknown) => (typeof cents === 'number' ? cents / 100 : null);
    return {
      currency: textField(range, 'currency_type'),
      min: amount(range['min_cents']),
      max: amount(range['max_cents']),
      unit: undefined,
    };
  }
  const at = html.indexOf('class="pay-range"');
  const block = at < 0 ? undefined : RANGE.exec(html.slice(at, at + LONGEST_RANGE));
  if (!block) return undefined;
  const [, low = '', high = ''] = block;
  const digits = (text: string) => numberOf(text.replaceAll(/[^\d.]/g, ''));
  return {
    currency: /\b[A-Z]{3}\b/.exec(`${high} ${low}`)?.[0] ?? (low.includes('€') ? 'EUR' : low.includes('£') ? 'GBP' : undefined),
    min: digits(low),
    max: digits(high.replaceAll(/[–—-]/g, '')),
    unit: undefined,
  };
}
