import type { LoadReport } from '@hirehq/shared-contracts/release';
import { jsonb, type Database } from '../../../platform/database/database.ts';

const KEPT_REPORTS = 1000;

export interface FailedLoadsWanted {
  since?: Date;
  remote?: string | undefined;
  limit: number;
}

/** What browsers report of loading remotes. */
export class LoadReportsStore {
  #db: Database;

  constructor(db: Database) {
    this.#db = db;
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

  /** Newest first; of all remotes, or of one. */
  async failedLoads({ since, remote, limit }: FailedLoadsWanted): Promise<{ receivedAt: Date; report: LoadReport }[]> {
    const rows = await this.#db
      .selectFrom('load_report')
      .select(['received_at', 'report'])
      .where('outcome', '!=', 'ok')
      .$if(since !== undefined, (query) => query.where('received_at', '>=', since ?? new Date(0)))
      .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
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
