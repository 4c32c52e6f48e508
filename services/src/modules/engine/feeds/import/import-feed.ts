import { setImmediate as otherWork } from 'node:timers/promises';
import type { FeedFormat } from '@hirehq/shared-contracts/employer';
import { newId } from '../../../../platform/ids/new-id.ts';
import { jobsOfSource, openSourceIds, withoutWaitingForDisk, writeJobs, type NewJob } from '../../jobs/index.ts';
import { loadGazetteer } from '../../places/index.ts';
import { loadSkillFinder } from '../../skills/index.ts';
import type { Database, Transaction } from '../../../../platform/database/database.ts';
import { createOutbox, type Outbox } from '../../../../platform/events/outbox-writer.store.ts';
import { FeedError, RecordError, recordRefusalOf } from '../../../../platform/feed-source/feed-error.ts';
import type { Feed, FeedItem, FeedRecord } from '../fields/feed-record.ts';
import type { FeedSource } from '../../../../platform/feed-source/feed-source.ts';
import { parseFeed } from '../formats/parse-feed.ts';
import type { FeedMap } from '../formats/feed-map.ts';
import { NOT_VALID_TEXT } from '../../../../platform/feed-source/read-text.ts';
import type { FeedOfEmployer } from '../../../../platform/events/topics.ts';
import { closeMissing } from './close-missing.ts';
import { FieldCounts } from './count-fields.ts';
import { UnreadCounts } from './count-unread.ts';
import { FeedLogos } from './feed-logos.ts';
import { firstRecord, resumed } from './first-record.ts';
import { nothingRead, type ImportReport } from './import-report.ts';
import { aloneWithSource, employerCalled, rowIdsOf, type Employer } from './import.store.ts';
import { FEED_LIMITS } from '../../../../platform/feed-source/limits.ts';
import { FeedPlaces } from './feed-places.ts';
import { isDataError, messageOf, printable, whyNotStorable } from './storable-record.ts';
import { contentHashOf, jobOfRecord, locatedOf, type ImportedJob, type ReadingAids } from './job-of-record.ts';

export interface ImportOptions {
  from: FeedSource;
  format: FeedFormat;
  /** json, csv and xml: the map of their fields to ours. */
  map?: FeedMap | undefined;
  /** Source under which the feed's ids are stored; derived from the feed if not given. */
  source?: string | undefined;
  /** Name of the employer of all records; without one each record names its own. */
  employerName?: string | undefined;
  /** The employer, if already known. */
  employer?: Employer | undefined;
  dryRun?: boolean | undefined;
  /** False: jobs that are missing from the feed stay open. */
  closeMissing?: boolean | undefined;
  /** Jobs that are missing are closed, however many they are. */
  confirmClosing?: boolean | undefined;
  /** What `employer` calls this feed: it learns which jobs wait to be closed. */
  notified?: FeedOfEmployer | undefined;
  outbox?: Outbox | undefined;
  now?: () => Date;
}

const BATCH = 200;
const TURN = 5;
const LONGEST_ID = 300;

interface Waiting {
  position: number;
  job: ImportedJob;
}

/** Imports a feed into the jobs of its source: stores new, changed and returning ones, closes missing ones, and rejects broken ones individually. */
export async function importFeed(db: Database, options: ImportOptions): Promise<ImportReport> {
  const { from, format, map, dryRun = false, now = () => new Date() } = options;
  const started = performance.now();
  const report: ImportReport = {
    file: from.name,
    format,
    source: options.source ?? null,
    dryRun,
    ...nothingRead(),
    closingSkipped: null,
    error: null,
  };
  const feed = parseFeed(format, from, map);
  try {
    const first = await firstRecord(feed);
    const record = first.find((item) => item.kind === 'record')?.record;
    report.source ??= record ? feed.sourceName(record) : null;
    const run = new ImportRun(db, report, options, now());
    const read = () => run.read(resumed(first, feed.items), feed);
    await (report.source && !dryRun ? aloneWithSource(db, report.source, read) : read());
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    report.error = error.message;
    report.closingSkipped = 'the feed was not read completely.';
  }
  report.seconds = (performance.now() - started) / 1000;
  return report;
}

class ImportRun {
  #db: Database;
  #report: ImportReport;
  #options: ImportOptions;
  #now: Date;
  /** Source ids of the feed → position of their first record. */
  #seen = new Map<string, number>();
  /** Ids of rejected records, and in the text of broken ones: the feed has these jobs, although they cannot be read. */
  #mentioned = new Set<string>();
  /** Content of records without an id in the feed → their position. */
  #rows = new Map<string, number>();
  /** Stored ids of records that are distinguished by their content. */
  #rowIds: ReadonlySet<string> = new Set();
  /** For each record that the feed calls closed, the ids under which it may be stored. */
  #closed: (readonly string[])[] = [];
  #fields = new FieldCounts();
  #unread = new UnreadCounts();
  #logos = new FeedLogos();
  #employers = new Map<string, Employer>();
  #waiting: Waiting[] = [];
  /** Number of records that are jobs. */
  #readable = 0;
  #isDamaged = false;
  /** Number of rejected records that may be any of the stored jobs. */
  #nameless = 0;

  constructor(db: Database, report: ImportReport, options: ImportOptions, now: Date) {
    this.#db = db;
    this.#report = report;
    this.#options = options;
    this.#now = now;
  }

  async read(items: AsyncGenerator<FeedItem>, feed: Feed): Promise<void> {
    const aids = { places: new FeedPlaces(await loadGazetteer(this.#db)), findSkills: await loadSkillFinder(this.#db) };
    this.#rowIds = this.#report.source === null ? new Set() : await rowIdsOf(this.#db, this.#report.source);
    try {
      for await (const item of items) {
        const position = ++this.#report.read;
        // Yields to requests and other imports.
        if (position % TURN === 0) await otherWork();
        if (position > FEED_LIMITS.records)
          throw new FeedError(
            `The feed has more than ${FEED_LIMITS.records.toLocaleString('en-US')} records. Split it into several feeds.`,
          );
        if (item.kind === 'record') this.#take(item.record, position, aids);
        else if (item.kind === 'left-out') this.#leaveOut(item);
        else this.#reject(position, item);
        if (this.#waiting.length >= BATCH) await this.#flush();
        if (aids.places.isFull) await this.#flushSettled(aids.places);
      }
    } finally {
      // Records read before the feed broke off are kept.
      await this.#flush();
      await this.#flushSettled(aids.places);
      this.#report.fields = this.#fields.all();
      this.#report.unread = this.#unread.all();
    }
    if (this.#readable === 0 && this.#isDamaged) throw new FeedError(`No record can be read: ${NOT_VALID_TEXT}.`);
    await this.#proposeLogos();
    await this.#close(feed);
  }

  async #proposeLogos(): Promise<void> {
    const { source } = this.#report;
    const { dryRun = false, employer } = this.#options;
    if (source !== null && !dryRun) await this.#logos.propose(this.#db, { source, employerId: employer?.id, now: this.#now });
  }

  async #close(feed: Feed): Promise<void> {
    const { source } = this.#report;
    const skipped = this.#whyNothingIsMissing(feed);
    this.#report.closingSkipped = skipped;
    if (source === null) return;
    const open = await openSourceIds(this.#db, source);
    const missing = open.filter((job) => !this.#has(job.source_id));
    const gone = skipped === null ? missing : feed.doubt?.() === undefined ? this.#closedAmong(open) : [];
    const { dryRun = false, confirmClosing = false, employer, notified } = this.#options;
    const stillMissing = new Set(skipped === null ? [] : missing.map(({ id }) => id));
    const closing = await closeMissing(
      this.#db,
      {
        gone: gone.map(({ id }) => id),
        openBefore: open.length - (dryRun ? 0 : this.#report.imported + this.#report.reopened),
        caution: this.#readable === 0 && this.#report.closedInFeed === 0 ? 'it has no posting' : feed.caution?.(),
      },
      {
        source,
        dryRun,
        isConfirmed: confirmClosing,
        stillWaits: (id) => stillMissing.has(id),
        notified: employer && notified && { enterpriseId: employer.id, ...notified },
        outbox: this.#options.outbox ?? createOutbox(),
        now: this.#now,
      },
    );
    this.#report.closed = closing.closed;
    this.#report.held = closing.held;
    this.#report.closingSkipped ??= closing.why;
  }

  #has(id: string): boolean {
    return this.#seen.has(id) || this.#mentioned.has(id);
  }

  #leaveOut({ why, ids }: Extract<FeedItem, { kind: 'left-out' }>): void {
    if (why === 'filtered') this.#report.filtered++;
    else {
      this.#report.closedInFeed++;
      if (ids.length > 0) this.#closed.push(ids);
    }
  }

  /** Rejects a record whose job stays open, or with an unknown id all of them. */
  #reject(
    position: number,
    {
      id,
      shownId = id,
      mentions = [],
      reason,
    }: { id: string | undefined; shownId?: string | undefined; mentions?: readonly string[]; reason: string },
  ): void {
    this.#refuse(position, shownId, reason);
    if (id === undefined) this.#nameless++;
    for (const each of [id, ...mentions]) if (each !== undefined) this.#mentioned.add(each);
  }

  #refuse(position: number, id: string | undefined, reason: string): void {
    this.#isDamaged ||= reason === NOT_VALID_TEXT;
    if (this.#report.refused.length < FEED_LIMITS.refusalsNamed)
      this.#report.refused.push({
        position,
        id: id === undefined ? undefined : printable(id.slice(0, LONGEST_ID)),
        reason: printable(reason),
      });
    else this.#report.refusedMore++;
  }

  /** Stores the jobs whose places depended on the rest of the feed. */
  async #flushSettled(places: FeedPlaces): Promise<void> {
    const settled = places.settled();
    for (const { position, written, job } of settled) this.#fields.addPlaced(position, written, job);
    for (let start = 0; start < settled.length; start += BATCH) {
      this.#waiting.push(...settled.slice(start, start + BATCH));
      await this.#flush();
    }
  }

  #take(record: FeedRecord, position: number, aids: ReadingAids & { places: FeedPlaces }): void {
    this.#unread.add(record);
    const refusal = whyNotStorable(record);
    if (refusal) return this.#reject(position, { id: refusal.id, reason: refusal.reason, shownId: record.sourceId });
    const same = record.rowId === undefined ? undefined : this.#rows.get(record.rowId);
    const sourceId = this.#idOf(record);
    const before = same ?? this.#seen.get(sourceId);
    if (before !== undefined) {
      this.#refuse(
        position,
        sourceId,
        same === undefined ? `the id ${sourceId} is already used by record ${before}` : `it is the same as record ${before}`,
      );
      return;
    }
    this.#seen.set(sourceId, position);
    if (record.rowId !== undefined) this.#rows.set(record.rowId, position);
    try {
      const located = locatedOf(record);
      const location = aids.places.read(located);
      const read = jobOfRecord({ ...record, sourceId }, location, aids, this.#now);
      const job = { ...read, company: read.company ?? record.board };
      const company = this.#companyOf(job);
      if (!company) throw new RecordError('the employer is missing; name one with --employer');
      this.#logos.add(company, record.logo);
      const waiting = { position, job };
      const isPlacedLater = aids.places.postpones(waiting, located, location, company);
      this.#fields.add(position, record, job, isPlacedLater);
      if (!isPlacedLater) this.#waiting.push(waiting);
      this.#readable++;
    } catch (error) {
      this.#refuse(position, sourceId, recordRefusalOf(error));
    }
  }

  /** The id of a record: if it has none in the feed and its usual one belongs to another record, the one of its content, also in later imports. */
  #idOf({ sourceId, rowId }: FeedRecord): string {
    return rowId !== undefined && (this.#rowIds.has(rowId) || this.#seen.has(sourceId)) ? rowId : sourceId;
  }

  #companyOf(job: ImportedJob): string | undefined {
    return this.#options.employer?.establishmentName ?? this.#options.employerName ?? job.company;
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    await this.#storeEach(batch);
  }

  /** Stores jobs; one that the database refuses is found by halves, and costs only itself. */
  async #storeEach(batch: readonly Waiting[]): Promise<void> {
    const [first] = batch;
    if (!first) return;
    try {
      await this.#store(batch);
    } catch (error) {
      if (!isDataError(error)) throw error;
      if (batch.length === 1) {
        this.#refuse(first.position, first.job.sourceId, `it could not be stored: ${messageOf(error)}`);
        return;
      }
      const half = Math.ceil(batch.length / 2);
      await this.#storeEach(batch.slice(0, half));
      await this.#storeEach(batch.slice(half));
    }
  }

  async #store(batch: readonly Waiting[]): Promise<void> {
    const source = this.#report.source ?? '';
    const known = await jobsOfSource(
      this.#db,
      source,
      batch.map(({ job }) => job.sourceId),
    );
    const count = { imported: 0, updated: 0, unchanged: 0, reopened: 0 };
    const changed: { job: ImportedJob; id: string; hash: string }[] = [];
    for (const { job } of batch) {
      const hash = contentHashOf(job);
      const stored = known.get(job.sourceId);
      if (stored && stored.closed_at === null && stored.content_hash === hash) {
        count.unchanged++;
        continue;
      }
      if (!stored) count.imported++;
      else if (stored.closed_at !== null) count.reopened++;
      else count.updated++;
      changed.push({ job, hash, id: stored?.id ?? newId() });
    }
    if (changed.length > 0 && !this.#options.dryRun) {
      await this.#db
        .transaction()
        .execute(async (trx) => {
          await withoutWaitingForDisk(trx);
          const jobs: NewJob[] = [];
          for (const {
            job: { company, ...job },
            id,
            hash,
          } of changed) {
            jobs.push({
              ...job,
              id,
              source,
              contentHash: hash,
              enterprise: await this.#employer(trx, this.#options.employerName ?? company ?? ''),
            });
          }
          await writeJobs(trx, jobs);
        })
        .catch((error: unknown) => {
          // An employer that was created in the rolled back transaction no longer exists.
          this.#employers.clear();
          throw error;
        });
    }
    this.#report.imported += count.imported;
    this.#report.updated += count.updated;
    this.#report.unchanged += count.unchanged;
    this.#report.reopened += count.reopened;
  }

  async #employer(trx: Transaction, name: string): Promise<Employer> {
    if (this.#options.employer) return this.#options.employer;
    const known = this.#employers.get(name.toLowerCase());
    if (known) return known;
    const employer = await employerCalled(trx, name);
    this.#employers.set(name.toLowerCase(), employer);
    return employer;
  }

  /** Why jobs that are missing from the feed may still be open; null if the feed is complete and all its records have an id. */
  #whyNothingIsMissing(feed: Feed): string | null {
    const nameless = this.#nameless;
    const { source, read } = this.#report;
    const announced = feed.announced();
    if (this.#options.closeMissing === false) return 'closing was not requested.';
    if (source === null) return 'the feed has no readable records.';
    if (this.#readable === 0 && this.#report.refused.length > 0) return 'none of its records can be read.';
    if (nameless > 0)
      return `${nameless} rejected ${nameless === 1 ? 'record has' : 'records have'} no readable id and may be any of the stored jobs.`;
    if (announced !== undefined && announced > read) return `the feed announces ${announced} jobs but contains ${read}.`;
    return feed.doubt?.() ?? null;
  }

  /** The open jobs that the feed itself calls closed. */
  #closedAmong(open: readonly { id: string; source_id: string }[]): { id: string }[] {
    const stored = new Map(open.map((job) => [job.source_id, job]));
    return this.#closed.flatMap((ids) => {
      const id = ids.find((each) => stored.has(each));
      return id === undefined || this.#has(id) ? [] : (stored.get(id) ?? []);
    });
  }
}
