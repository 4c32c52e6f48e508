import { htmlOfPlain } from '../fields/clean-html.ts';
import { RecordError } from '../../../../platform/feed-source/feed-error.ts';
import type { Feed, FeedPay, FeedRecord, LostValue, ReportedField } from '../fields/feed-record.ts';
import type { FeedSource } from '../../../../platform/feed-source/feed-source.ts';
import { idInText, numberOf, optionalFields, requiredText, textField } from './read-field.ts';
import { isRecord } from '@hirehq/shared-contracts/is-record';
import { readText } from '../../../../platform/feed-source/read-text.ts';
import { payTextOf } from '../fields/pay/read-pay.ts';
import { statedUnitOf } from '../fields/pay/pay-units.ts';
import { splitJson } from './split/split-json.ts';
import { asItem, idAt, jsonItems } from './json-items.ts';

/** A job board of Ashby: `{ "jobs": [...] }` of `api.ashbyhq.com/posting-api/job-board/{board}`. */
export function ashbyFeed(source: FeedSource): Feed {
  return {
    items: jsonItems(splitJson(readText(source), { lists: ['jobs'], isListRequired: true }).records, {
      itemOf: asItem(recordOf),
      idOf: (job) => idAt(job, 'id') ?? idOfUrl(idAt(job, 'jobUrl')),
      idKeys: ['id'],
      idInText: (text) => idInText(text) ?? idOfUrl(/"jobUrl"\s*:\s*"([^"\n]{1,300})"/.exec(text)?.[1]),
    }),
    announced: () => undefined,
    sourceName: (first) => `ashby:${boardOf(first.url) ?? 'feed'}`,
  };
}

const boardOf = (url: string | undefined) => /ashbyhq\.com\/([\w.%-]+)/.exec(url ?? '')?.[1];
type Optional = ReturnType<typeof optionalFields>;
const idOfUrl = (url: string | undefined) => /([\da-f]{8}-[\da-f-]{27})/i.exec(url ?? '')?.[1];

/** Undefined for an unlisted job. */
function recordOf(job: Record<string, unknown>): FeedRecord | undefined {
  if (job['isListed'] === false) return undefined;
  const lost: LostValue[] = [];
  const optional = optionalFields(lost);
  const own = (name: string, field: ReportedField) => optional(job, name, field);
  const applyUrl = own('applyUrl', 'url');
  const url = own('jobUrl', 'url') ?? applyUrl;
  const sourceId = textField(job, 'id') ?? idOfUrl(url);
  if (sourceId === undefined) throw new RecordError("'id' is missing");
  const plain = textField(job, 'descriptionPlain');
  const html = textField(job, 'descriptionHtml') ?? (plain && htmlOfPlain(plain));
  if (!html) throw new RecordError("'descriptionHtml' is missing");
  const others = Array.isArray(job['secondaryLocations']) ? job['secondaryLocations'].filter(isRecord) : [];
  const places = [job, ...others];
  const addresses = places.map((place) => addressOf(place, optional));
  return {
    sourceId,
    title: requiredText(job, 'title'),
    company: undefined,
    board: boardOf(url)?.replaceAll(/%20|[-_]/g, ' '),
    html,
    url,
    applyUrl,
    // Without an address, the display name is more informative ('Remote - EU').
    locations: places.flatMap((place, index) => (addresses[index] ? [] : (optional(place, 'location', 'location') ?? []))),
    addresses: addresses.filter((address) => address !== undefined),
    remote: job['isRemote'] === true || undefined,
    workMode: own('workplaceType', 'work_mode')?.replace(/^OnSite$/i, 'On-site'),
    employmentType: own('employmentType', 'employment_type'),
    level: undefined,
    education: undefined,
    ...payOf(job['compensation'], optional),
    skills: undefined,
    postedAt: own('publishedAt', 'posted_at'),
    closesOn: undefined,
    lost,
  };
}

function addressOf(place: Record<string, unknown>, optional: Optional): string[] | undefined {
  const outer = place['address'];
  const address = isRecord(outer) && isRecord(outer['postalAddress']) ? outer['postalAddress'] : outer;
  if (!isRecord(address)) return undefined;
  const parts = ['addressLocality', 'addressRegion', 'addressCountry'].flatMap(
    (name) => optional(address, name, 'location') ?? [],
  );
  return parts.length > 0 ? parts : undefined;
}

function payOf(compensation: unknown, optional: Optional): { pay: FeedPay | undefined; payText?: string | undefined } {
  if (!isRecord(compensation)) return { pay: undefined };
  const parts = Array.isArray(compensation['summaryComponents']) ? compensation['summaryComponents'].filter(isRecord) : [];
  const salary = parts.find((part) => part['compensationType'] === 'Salary');
  if (salary)
    return {
      pay: {
        currency: optional(salary, 'currencyCode', 'pay'),
        min: numberOf(salary['minValue']),
        max: numberOf(salary['maxValue']),
        unit: statedUnitOf(optional(salary, 'interval', 'pay')),
      },
    };
  const payText = optional(compensation, 'scrapeableCompensationSalarySummary', 'pay');
  return { pay: payTextOf(payText), payText };
}
