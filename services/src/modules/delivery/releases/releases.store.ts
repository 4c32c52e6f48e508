import { sql } from 'kysely';
import { DEVELOPMENT_VERSION, isDevelopmentVersion, type LoadReport, type Release } from '@hirehq/shared-contracts/release';
import { jsonb, type Database } from '../../../platform/database/database.ts';

export interface LiveMember {
  remote: string;
  current: Release;
  previous: Release | undefined;
}

export interface LiveReleases {
  sequence: number;
  members: readonly LiveMember[];
}

const KEPT_REPORTS = 1000;

/** The releases of all remotes, the live set, and what browsers report of loading them. */
export class ReleasesStore {
  #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async sequence(): Promise<number> {
    const row = await this.#db.selectFrom('release_sequence').select('sequence').executeTakeFirstOrThrow();
    return row.sequence;
  }

  async find(remote: string, version: string): Promise<Release | undefined> {
    const row = await this.#db
      .selectFrom('release')
      .select('release')
      .where('remote', '=', remote)
      .where('version', '=', version)
      .executeTakeFirst();
    return row?.release;
  }

  /** The remote that already uses this container name. */
  async ownerOfContainer(container: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('release')
      .select('remote')
      .where(sql`release ->> 'container'`, '=', container)
      .executeTakeFirst();
    return row?.remote;
  }

  /** A consistent snapshot: the sequence number and the releases are read in one transaction. */
  live(): Promise<LiveReleases> {
    return this.#db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const { sequence } = await trx.selectFrom('release_sequence').select('sequence').executeTakeFirstOrThrow();
        const rows = await trx
          .selectFrom('live_release as live')
          .innerJoin('release as current', (join) =>
            join.onRef('current.remote', '=', 'live.remote').onRef('current.version', '=', 'live.current_version'),
          )
          .leftJoin('release as previous', (join) =>
            join.onRef('previous.remote', '=', 'live.remote').onRef('previous.version', '=', 'live.previous_version'),
          )
          .select(['live.remote', 'current.release as current', 'previous.release as previous'])
          .orderBy('live.remote')
          .execute();
        return {
          sequence,
          members: rows.map((row) => ({ remote: row.remote, current: row.current, previous: row.previous ?? undefined })),
        };
      });
  }

  /** Inserts a release, or notes the folder in which it was found again. */
  async insert(release: Release, builtIn: string): Promise<void> {
    await this.#db
      .insertInto('release')
      .values({ remote: release.remote, version: release.version, release: jsonb(release), built_in: builtIn })
      .onConflict((conflict) => conflict.columns(['remote', 'version']).doUpdateSet({ built_in: builtIn }))
      .execute();
  }

  async builtIn({ remote, version }: Pick<Release, 'remote' | 'version'>): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('release')
      .select('built_in')
      .where('remote', '=', remote)
      .where('version', '=', version)
      .executeTakeFirst();
    return row?.built_in ?? undefined;
  }

  /** Removes the versions of `npm run dev` that are no longer live. Returns them. */
  async removeReplaced(remote: string): Promise<string[]> {
    const rows = await this.#db
      .deleteFrom('release')
      .where('remote', '=', remote)
      .where('version', 'like', `%${DEVELOPMENT_VERSION}%`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('live_release as live')
              .select('live.remote')
              .whereRef('live.remote', '=', 'release.remote')
              .where(({ or, eb }) =>
                or([
                  eb('live.current_version', '=', eb.ref('release.version')),
                  eb('live.previous_version', '=', eb.ref('release.version')),
                ]),
              ),
          ),
        ),
      )
      .returning('version')
      .execute();
    return rows.map(({ version }) => version);
  }

  /**
   * Makes a version the current one, and the current one the previous unless that came from `npm run dev`. False if it
   * already was.
   */
  promote(remote: string, version: string): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      // The sequence row is the lock of the live set.
      await trx.selectFrom('release_sequence').select('sequence').forUpdate().executeTakeFirstOrThrow();
      const live = await trx.selectFrom('live_release').select('current_version').where('remote', '=', remote).executeTakeFirst();
      if (live?.current_version === version) return false;
      const before = live?.current_version;
      const change = {
        current_version: version,
        previous_version: before === undefined || isDevelopmentVersion(before) ? null : before,
        changed_at: sql<Date>`now()`,
      };
      await trx
        .insertInto('live_release')
        .values({ remote, ...change })
        .onConflict((conflict) => conflict.column('remote').doUpdateSet(change))
        .execute();
      await trx
        .updateTable('release_sequence')
        .set({ sequence: sql<number>`sequence + 1` })
        .execute();
      return true;
    });
  }

  async addReports(reports: readonly LoadReport[]): Promise<void> {
    const added = await this.#db
      .insertInto('load_report')
      .values(reports.map((report) => ({ remote: report.remote, outcome: report.outcome, report: jsonb(report) })))
      .returning('id')
      .execute();
    await this.#db
      .deleteFrom('load_report')
      .where('id', '<=', Math.max(...added.map(({ id }) => id)) - KEPT_REPORTS)
      .execute();
  }

  async failedLoads(since: Date, limit: number): Promise<{ receivedAt: Date; report: LoadReport }[]> {
    const rows = await this.#db
      .selectFrom('load_report')
      .select(['received_at', 'report'])
      .where('outcome', '!=', 'ok')
      .where('received_at', '>=', since)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ receivedAt: row.received_at, report: row.report }));
  }

  async reports(limit: number): Promise<{ receivedAt: Date; report: LoadReport }[]> {
    const rows = await this.#db
      .selectFrom('load_report')
      .select(['received_at', 'report'])
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ receivedAt: row.received_at, report: row.report }));
  }
}
