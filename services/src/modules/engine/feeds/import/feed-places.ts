import { PlacesAround, type Gazetteer, type PlaceContext, type PlaceReading } from '../../places/index.ts';
import { resolveFeedPlaces } from '../fields/resolve-feed-places.ts';
import { isSharedSign } from '../../pay-rates/index.ts';
import { paidAt, type ImportedJob, type LocatedRecord } from './job-of-record.ts';

/** Characters of the jobs that are kept until their places are read; with more, what was read so far has to do. */
const MOST_KEPT = 32 * 1024 * 1024;
/** Employers of a feed that have a context of their own. */
const MOST_EMPLOYERS = 20_000;

interface Waiting {
  position: number;
  job: ImportedJob;
}
/** A job whose places depend on the rest of the feed, with what the feed says about them. */
interface Settled extends Waiting {
  written: LocatedRecord;
}
interface Postponed extends Settled {
  employer: string;
}

/**
 * The places of a feed. A text whose meaning depends on the places around it ('Cambridge', 'LA') is read after the rest of the feed,
 * so that the order of the feed does not matter, and a second import of the same feed reads the same
 * ([ADR 42](../../../../../docs/adr/0042-places-are-read-after-the-feed-around-them.md)).
 */
export class FeedPlaces {
  #gazetteer: Gazetteer;
  #all = new PlacesAround();
  #byEmployer = new Map<string, PlacesAround>();
  #postponed: Postponed[] = [];
  #kept = 0;

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer;
  }

  /** What the record says by itself. */
  read(written: LocatedRecord): PlaceReading {
    return resolveFeedPlaces(written, this.#gazetteer);
  }

  /** Takes in the places of a job; returns true if it keeps the job because they depend on those of others. */
  postpones(waiting: Waiting, written: LocatedRecord, reading: PlaceReading, employer: string): boolean {
    if (!reading.isContextual) {
      this.#all.add(reading);
      this.#aroundOf(employer)?.add(reading);
      return false;
    }
    this.#postponed.push({ ...waiting, employer, written });
    this.#kept += waiting.job.descriptionHtml.length + waiting.job.plainText.length;
    return true;
  }

  /** True if no more jobs should be kept. */
  get isFull(): boolean {
    return this.#kept > MOST_KEPT;
  }

  /** The jobs that were kept, with their places as the feed so far tells; none are kept afterwards. */
  settled(): Settled[] {
    const postponed = this.#postponed;
    this.#postponed = [];
    this.#kept = 0;
    const contexts = new Map<string, PlaceContext | undefined>();
    const ofFeed = this.#all.context();
    const contextOf = (employer: string) => {
      if (!contexts.has(employer)) contexts.set(employer, this.#byEmployer.get(employer)?.context() ?? ofFeed);
      return contexts.get(employer);
    };
    return postponed.map(({ position, job, employer, written }) => {
      const { pay } = written;
      // A sign that several countries use says nothing about the country: '$'.
      const currency = pay?.currency && !isSharedSign(pay.currency) ? job.pay?.currency : undefined;
      const context: PlaceContext = { ...contextOf(employer), currency };
      const { places } = resolveFeedPlaces(written, this.#gazetteer, context);
      return { position, written, job: { ...job, places, pay: paidAt(pay, places, job.remote) } };
    });
  }

  #aroundOf(employer: string): PlacesAround | undefined {
    const known = this.#byEmployer.get(employer);
    if (known || this.#byEmployer.size >= MOST_EMPLOYERS) return known;
    const around = new PlacesAround();
    this.#byEmployer.set(employer, around);
    return around;
  }
}
