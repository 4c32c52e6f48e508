import type { FeedFormat } from '@hirehq/shared-contracts/employer';
import type { Database } from '../../../../platform/database/database.ts';
import { RecordError } from '../../../../platform/feed-source/feed-error.ts';
import type { FeedSource } from '../../../../platform/feed-source/feed-source.ts';
import { loadGazetteer } from '../../places/index.ts';
import { loadSkillFinder } from '../../skills/index.ts';
import type { FeedRecord } from '../fields/feed-record.ts';
import type { FeedMap } from '../formats/feed-map.ts';
import { parseFeed } from '../formats/parse-feed.ts';
import { resolveFeedPlaces } from '../fields/resolve-feed-places.ts';
import { jobOfRecord, locatedOf, type ImportedJob } from '../import/job-of-record.ts';

/** A posting of a feed beside the job it is read as, for a person who compares them. */
export interface SampleReading {
  position: number;
  record: FeedRecord;
  job: ImportedJob;
}

/** Every so many postings of a feed, as an import reads each by itself; those that are rejected are left out. */
export async function sampleReadings(
  db: Database,
  { from, format, map, every }: { from: FeedSource; format: FeedFormat; map: FeedMap | undefined; every: number },
): Promise<SampleReading[]> {
  const gazetteer = await loadGazetteer(db);
  const aids = { findSkills: await loadSkillFinder(db) };
  const readings: SampleReading[] = [];
  let position = 0;
  for await (const item of parseFeed(format, from, map).items) {
    position++;
    if (item.kind !== 'record' || position % every !== 0) continue;
    try {
      const { record } = item;
      const location = resolveFeedPlaces(locatedOf(record), gazetteer);
      readings.push({ position, record, job: jobOfRecord(record, location, aids, new Date()) });
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
    }
  }
  return readings;
}
