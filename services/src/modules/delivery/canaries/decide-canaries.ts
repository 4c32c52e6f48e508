import type { CanarySignal, HistoryAction } from '@hirehq/shared-contracts/delivery';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { addSlowMs, endCanary, liveVersions, minutesOf, readyWithin, runningCanaries, type CanaryRow } from './canaries.store.ts';
import { noteHistory } from '../releases/index.ts';
import { PLATFORM, noteOf } from './canary-note.ts';
import { inconclusiveText, revertText } from './canary-words.ts';
import { findingsOf, type Findings } from './findings.ts';
import { knownCanaries } from './running-canaries.ts';

/** With fewer reports of a part, it is not known when a load of it is slow. */
export const REPORTS_FOR_SLOW = 50;

type Ended = Exclude<CanaryRow['state'], 'RUNNING'>;

/** Tells a team, once the transaction is committed. */
export type NotifyTeam = (
  trx: Transaction,
  notice: { team: string; event: 'canary.reverted' | 'canary.ended'; payload: object },
) => Promise<void>;

interface Decision {
  state: Ended;
  text: string;
}

const ACTIONS = {
  REVERTED: 'CANARY_REVERT',
  INCONCLUSIVE: 'CANARY_END',
  STOPPED: 'CANARY_STOP',
} as const satisfies Record<Exclude<Ended, 'PROMOTED'>, HistoryAction>;

/** Whether a canary ends, and why. It is never promoted by what was measured. */
function decide(canary: CanaryRow, findings: Findings, live: string | undefined, now: Date): Decision | undefined {
  const { version, against, remote, ends_at } = canary;
  if (live === version) return { state: 'PROMOTED', text: `${remote} ${version} became the live version.` };
  if (live !== against)
    return {
      state: 'STOPPED',
      text: `Stopped: ${live === undefined ? `${remote} is no longer live` : `${remote} ${live} became the live version`}, and ${version} was compared with ${against}.`,
    };
  const worse = (Object.entries(findings) as [CanarySignal, Findings[CanarySignal]][]).find(([, { isWorse }]) => isWorse);
  if (worse) return { state: 'REVERTED', text: revertText(...worse, canary) };
  return ends_at <= now ? { state: 'INCONCLUSIVE', text: inconclusiveText(findings, canary) } : undefined;
}

/** Freezes from when on a load of the live version's parts is slow, as soon as enough is known of a part. */
async function setSlowLimits({ db }: Pick<Services, 'db'>, canary: CanaryRow): Promise<void> {
  const found = await readyWithin(db, { remote: canary.remote, version: canary.against, minReports: REPORTS_FOR_SLOW });
  if (Object.keys(found).some((part) => !Object.hasOwn(canary.slow_ms, part))) await addSlowMs(db, canary.id, found);
}

/** Ends a canary, says so in the history and tells the team; nothing of it if it has ended already. */
async function end(
  trx: Transaction,
  canary: CanaryRow,
  { decision: { state, text }, at, notify }: { decision: Decision; at: Date; notify: NotifyTeam },
): Promise<void> {
  if (!(await endCanary(trx, { canary, state, endedAt: at, decision: text }))) return;
  // Whatever made the version live has said so.
  if (state !== 'PROMOTED') await noteHistory(trx, noteOf(ACTIONS[state], { actor: PLATFORM, canary, why: text, at }));
  const { id, remote, version, against, started_by } = canary;
  await notify(trx, {
    team: started_by,
    event: state === 'REVERTED' ? 'canary.reverted' : 'canary.ended',
    payload: { canaryId: id, remote, version, against, state, decision: text },
  });
}

/** Looks at the canaries that run, or at some of them: reverts those that are worse, and ends those whose time is over. */
export async function decideCanaries(
  { db, now }: Pick<Services, 'db' | 'now'>,
  notify: NotifyTeam,
  ids?: ReadonlySet<string>,
): Promise<void> {
  const at = now();
  const canaries = (await runningCanaries(db)).filter(({ id }) => ids?.has(id) ?? true);
  if (canaries.length === 0) return;
  const live = await liveVersions(db);
  for (const canary of canaries) {
    const decision = decide(canary, findingsOf(await minutesOf(db, [canary.id]), at), live[canary.remote], at);
    if (decision) {
      await db.transaction().execute((trx) => end(trx, canary, { decision, at, notify }));
      knownCanaries.clear(db);
    } else await setSlowLimits({ db }, canary);
  }
}
