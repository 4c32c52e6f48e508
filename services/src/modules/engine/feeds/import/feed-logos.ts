import type { Database } from '../../../../platform/database/database.ts';
import { logoAddress, proposeLogos } from '../../../enterprises/logos/index.ts';
import { employersCalled } from './import.store.ts';

/** Employers of a feed whose logos are remembered. */
const MOST = 20_000;

/** The logos that a feed names, the first one of each employer. */
export class FeedLogos {
  readonly #byName = new Map<string, string>();

  add(company: string, logo: string | undefined): void {
    const name = company.toLowerCase();
    if (logo === undefined || this.#byName.has(name) || this.#byName.size >= MOST) return;
    const url = logoAddress(logo);
    if (url !== undefined) this.#byName.set(name, url);
  }

  /** Has them fetched, for employers that exist; all of a feed that belongs to one employer are its own. */
  async propose(
    db: Database,
    { source, employerId, now }: { source: string; employerId: string | undefined; now: Date },
  ): Promise<void> {
    const logos = [...this.#byName];
    const ids =
      employerId === undefined
        ? await employersCalled(
            db,
            logos.map(([name]) => name),
          )
        : undefined;
    const named = logos.flatMap(([name, url]) => {
      const enterpriseId = employerId ?? ids?.get(name);
      return enterpriseId === undefined ? [] : [{ enterpriseId, url }];
    });
    await proposeLogos(db, { source, logos: employerId === undefined ? named : named.slice(0, 1), now });
  }
}
