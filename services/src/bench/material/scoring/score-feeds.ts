import type { FeedFormat } from '@hirehq/shared-contracts/employer';
import type { FeedSource } from '../../../platform/feed-source/feed-source.ts';
import type { FeedRecord } from '../../../modules/engine/feeds/fields/feed-record.ts';
import { resolveFeedPlaces } from '../../../modules/engine/feeds/fields/resolve-feed-places.ts';
import { parseFeed } from '../../../modules/engine/feeds/formats/parse-feed.ts';
import { jobOfRecord, locatedOf, type ImportedJob } from '../../../modules/engine/feeds/import/job-of-record.ts';
import { suggestMap } from '../../../modules/engine/feeds/suggest/suggest-map.ts';
import { PlacesAround, type Gazetteer } from '../../../modules/engine/places/index.ts';
import { PlaceNames } from '../../../modules/engine/places/reading/place-names.ts';
import type { MaterialCase } from '../material.ts';
import { comparePay } from './compare-pay.ts';
import { comparePlaces } from './compare-places.ts';
import { typeOf } from './score-types.ts';
import { verdictOn, type Verdict } from './verdict.ts';

type FeedCase = MaterialCase<'feeds'>;

/** As the suggestion says of a feed that needs no map. */
const KNOWN_FORMAT = /--format ([a-z-]+)\.$/;

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Lists of some systems have no descriptions. Their jobs would be refused; their other fields are judged all the same. */
const INSTEAD_OF_DESCRIPTION = '(no description)';

/** The records as somebody imports them who takes the suggested map as it is. */
async function recordsOf({ feed, system, contentType }: FeedCase): Promise<FeedRecord[]> {
  const source = (): FeedSource => ({ name: system, charset: undefined, bytes: once(feed) });
  const isPage = contentType === 'text/html';
  const suggested = isPage ? undefined : await suggestMap(source());
  const known = suggested?.about.notes.map((note) => KNOWN_FORMAT.exec(note)?.[1]).find(Boolean) as FeedFormat | undefined;
  const format: FeedFormat = isPage ? 'jsonld' : (known ?? suggested?.about.format ?? 'json');
  const map = suggested && { ...suggested, defaults: { description: INSTEAD_OF_DESCRIPTION, ...suggested.defaults } };
  const records: FeedRecord[] = [];
  for await (const item of parseFeed(format, source(), known ? undefined : map).items)
    if (item.kind === 'record') records.push(item.record);
  return records;
}

function jobsOf(records: readonly FeedRecord[], gazetteer: Gazetteer, now: Date): (ImportedJob | undefined)[] {
  const around = new PlacesAround();
  for (const record of records) around.add(resolveFeedPlaces(locatedOf(record), gazetteer));
  return records.map((record) => {
    try {
      return jobOfRecord(
        record,
        resolveFeedPlaces(locatedOf(record), gazetteer, around.context()),
        { findSkills: () => [] },
        now,
      );
    } catch {
      return undefined;
    }
  });
}

const dayOf = (time: Date | null | undefined): string | null => time?.toISOString().slice(0, 10) ?? null;

/** As every browser writes an address: without the usual port. */
const addressOf = (text: string | null): string | null => (text !== null && URL.canParse(text) ? new URL(text).href : text);

function compare(job: ImportedJob | undefined, expected: FeedCase['records'][number], names: PlaceNames): Verdict[] {
  const value = <Value>(field: string, read: Value | null | undefined, wanted: readonly (Value | null)[]) =>
    verdictOn({ field, read: read ?? null, expected: wanted });
  return [
    value('title', job?.title, [expected.title]),
    value('employer', job?.company, [expected.employer]),
    ...comparePlaces(job?.places ?? [], expected.places, names),
    value('posted', dayOf(job?.postedAt), [expected.posted]),
    value('closes', job?.closesOn, [expected.closes]),
    comparePay(job?.pay ?? null, expected.pay),
    value('type', job?.employmentType, expected.typesAny.map(typeOf)),
    value('mode', job?.workMode, expected.modeAny),
    value('apply', job?.sourceUrl, [addressOf(expected.apply)]),
    ...(expected.says === undefined
      ? []
      : [value('description', job?.plainText.includes(expected.says) ? expected.says : null, [expected.says])]),
  ];
}

/** Feeds as an employer brings them, by the map that is suggested. Records are compared in their order. */
export function feedScorer(gazetteer: Gazetteer): (of: FeedCase) => Promise<Verdict[]> {
  const names = new PlaceNames(gazetteer);
  return async (of) => {
    const jobs = jobsOf(await recordsOf(of).catch(() => []), gazetteer, new Date(`${of.today}T12:00:00Z`));
    return of.records.flatMap((expected, index) => compare(jobs[index], expected, names));
  };
}
