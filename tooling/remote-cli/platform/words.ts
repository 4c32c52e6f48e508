import type { Canary, ChangedSet, DeliveryStatus, HistoryEntry, SetRecord } from '@hirehq/shared-contracts/delivery';

/** Columns of equal width, as wide as their widest text. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** `2026-11-27 10:54` in UTC. */
const minute = (timestamp: string) => timestamp.replace('T', ' ').slice(0, 16);

const percent = ({ visits, failures }: { visits: number; failures: number }) =>
  visits === 0 ? '–' : `${((100 * failures) / visits).toFixed(2)} %`;

function signalLine({ signal, live, canary, evidence, threshold, visitsToTell }: Canary['signals'][number]): string {
  const counted = `live ${percent(live)} of ${live.visits} visits, canary ${percent(canary)} of ${canary.visits}`;
  const tells = visitsToTell === null ? '' : `; five times as many would show after about ${visitsToTell} visits`;
  return `  ${signal}: ${counted}; evidence ${evidence.toFixed(1)}, reverts at ${threshold}${tells}`;
}

export function canaryLines(canary: Canary): string[] {
  const { id, remote, version, against, share, state, endsTimestamp, decision, signals } = canary;
  return [
    `canary ${id}: ${remote} ${version} against ${against}, ${share} % of the visitors, ${state.toLowerCase()}`,
    decision ?? `  ends by itself at ${minute(endsTimestamp)} UTC`,
    ...signals.map(signalLine),
  ];
}

export function changedSetLines({ set, changes, breaks, dryRun }: ChangedSet): string[] {
  const what = changes.map(({ remote, from, to }) => `  ${remote}: ${from ?? 'not live'} → ${to ?? 'removed'}`);
  const lacks = breaks.map(({ consumer, missing, use }) => `  ✗ ${consumer}: ${missing} (${use})`);
  if (changes.length === 0) return [`Nothing changes: set ${set.sequence} has these versions already`, ...lacks];
  const head = dryRun ? `It would become set ${set.sequence}; nothing was changed` : `Set ${set.sequence} is live`;
  return [head, ...what, ...lacks];
}

export function setLine({ sequence, isLive, cause, by, createdTimestamp, why }: SetRecord): string[] {
  return [`${sequence}${isLive ? ' live' : ''}`, minute(createdTimestamp), cause.toLowerCase(), by, why];
}

export function historyLines(entries: readonly HistoryEntry[]): string[] {
  return columns(
    entries.map(({ timestamp, action, outcome, by, remote, version, sequence, why }) => [
      minute(timestamp),
      outcome === 'DONE' ? action.toLowerCase() : `${action.toLowerCase()} refused`,
      by,
      [remote, version].filter((text) => text !== null).join(' '),
      sequence === null ? '' : `set ${sequence}`,
      why,
    ]),
  );
}

type Budget = DeliveryStatus['remotes'][number]['budgets'][number];

/** Budgets that were exceeded, e.g. `over: READY_MS 912 of 800`. */
function overLine(budgets: readonly Budget[]): string {
  const over = budgets.flatMap(({ name, declared, measured }) =>
    declared !== null && measured !== null && measured > declared ? [`${name} ${measured} of ${declared}`] : [],
  );
  return over.length === 0 ? '' : `over: ${over.join(', ')}`;
}

export function statusLines({ platform, contract, sequence, remotes, processes }: DeliveryStatus): string[] {
  const behind = processes.filter(({ set }) => set !== sequence);
  const rows = remotes.map(({ remote, version, previousVersion, lock, canary, loads, budgets }) => [
    remote,
    version,
    previousVersion ?? '–',
    `${loads.total} loads, ${loads.failed} failed${loads.p95Ms === null ? '' : `, p95 ${Math.round(loads.p95Ms)} ms`}`,
    overLine(budgets),
    lock ? `locked by ${lock.by}: ${lock.why}` : '',
    canary ? `canary ${canary.version} ${canary.share} % ${canary.state.toLowerCase()}` : '',
  ]);
  return [
    `platform ${platform}, contract ${contract}, live set ${sequence}`,
    ...columns([['remote', 'version', 'previous', 'last 24 hours', 'budgets', '', ''], ...rows]),
    `${processes.length} processes${behind.map(({ id, set }) => `; ${id} still serves set ${set}`).join('')}`,
  ];
}
