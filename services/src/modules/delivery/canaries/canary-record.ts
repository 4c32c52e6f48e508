import { CANARY_SIGNALS, type Canary } from '@hirehq/shared-contracts/delivery';
import type { Database } from '../../../platform/database/database.ts';
import { minutesOf, type CanaryRow } from './canaries.store.ts';
import { THRESHOLD, visitsToTell } from './canary-test.policy.ts';
import { findingsOf, type Findings } from './findings.ts';

/** A canary as the API returns it. */
function canaryRecord(row: CanaryRow, findings: Findings): Canary {
  return {
    id: row.id,
    remote: row.remote,
    version: row.version,
    against: row.against,
    share: row.share,
    enterprises: row.enterprises,
    accounts: row.accounts,
    state: row.state,
    why: row.why,
    by: row.started_by,
    startedTimestamp: row.started_at.toISOString(),
    endsTimestamp: row.ends_at.toISOString(),
    endedTimestamp: row.ended_at?.toISOString() ?? null,
    signals: CANARY_SIGNALS.map((signal) => {
      const { live, canary, evidence } = findings[signal];
      return { signal, live, canary, evidence, threshold: THRESHOLD, visitsToTell: visitsToTell(live, row.share) };
    }),
    decision: row.decision,
  };
}

/** Canaries with what is known of each signal at this time. */
export async function canaryRecords(db: Database, rows: readonly CanaryRow[], at: Date): Promise<Canary[]> {
  const minutes = await minutesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    canaryRecord(
      row,
      findingsOf(
        minutes.filter(({ canaryId }) => canaryId === row.id),
        row.ended_at ?? at,
      ),
    ),
  );
}
