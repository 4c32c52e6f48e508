import type { LivePlatformQuery } from '../src/features/see-live/live-status.graphql.ts';
import type { RemoteDetailsQuery } from '../src/features/see-remote/remote-details.graphql.ts';

export const LIVE_VERSION = '1.1.0-4c1d8e20';
export const VERSION_BEFORE = '1.0.0-9be2aa13';
const NOW = '2026-05-04T10:00:00.000Z';

const loads = {
  loads: 412,
  failed: 3,
  steppedBack: 1,
  readyP50Ms: 240,
  readyP95Ms: 910,
  longTaskP95Ms: 84,
};

export const changed = { remote: 'jobs', from: VERSION_BEFORE, to: LIVE_VERSION };

const canary = {
  id: 'canary-1',
  version: '1.2.0-77aa01bc',
  against: LIVE_VERSION,
  share: 10,
  state: 'RUNNING' as const,
  why: 'new list of jobs',
  by: 'jobs team',
  startedAt: NOW,
  endsAt: '2026-05-11T10:00:00.000Z',
  endedAt: null,
  decision: null,
  signals: [
    {
      signal: 'LOAD_FAILED' as const,
      live: { visits: 900, failures: 2 },
      canary: { visits: 101, failures: 1 },
      evidence: 1.4,
      threshold: 300,
      visitsToTell: 250,
    },
  ],
};

/** Set 4 is live; a remote is over a budget, has a canary, and another is locked. */
export const liveStatus = (): LivePlatformQuery['platformStatus'] => ({
  platform: '4.0.4',
  contract: '1.10.0',
  set: {
    sequence: 4,
    cause: 'PROMOTE',
    why: 'a faster list',
    by: 'jobs team',
    createdAt: NOW,
    changes: [changed],
  },
  remotes: [
    {
      remote: 'jobs',
      version: LIVE_VERSION,
      revertsTo: VERSION_BEFORE,
      lock: null,
      canary,
      budgets: [
        { name: 'ENTRY_BYTES', declared: 20_000, measured: 21_500 },
        { name: 'READY_MS', declared: 3000, measured: 910 },
      ],
      loads,
    },
    {
      remote: 'shell',
      version: VERSION_BEFORE,
      revertsTo: null,
      lock: { why: 'a sale', by: 'shell team', lockedAt: NOW },
      canary: null,
      budgets: [],
      loads: { ...loads, loads: 0, failed: 0, readyP50Ms: null, readyP95Ms: null, longTaskP95Ms: null },
    },
  ],
  processes: [{ id: 'process-1', set: 4, seenAt: NOW }],
});

export const nothingLive = (): LivePlatformQuery['platformStatus'] => ({
  ...liveStatus(),
  set: null,
  remotes: [],
  processes: [],
});

export const remoteDetails = (): RemoteDetailsQuery => ({
  remoteHealth: {
    remote: 'jobs',
    versions: [
      {
        version: LIVE_VERSION,
        isLive: true,
        loads,
        failures: [{ cause: 'NOT_FOUND', count: 3 }],
        hours: [{ hour: NOW, loads: { loads: 412, failed: 3, steppedBack: 1 } }],
      },
    ],
  },
  remoteVersions: [
    {
      version: LIVE_VERSION,
      state: 'LIVE',
      contract: '1.10.0',
      publishedBy: 'jobs team',
      publishedAt: NOW,
      files: 42,
      bytes: 310_000,
    },
  ],
  releaseCanaries: [canary],
});

export const noDetails = (): RemoteDetailsQuery => ({
  remoteHealth: { remote: 'jobs', versions: [] },
  remoteVersions: [],
  releaseCanaries: [],
});

export const set = (sequence: number) => ({
  sequence,
  cause: 'PROMOTE' as const,
  why: 'a faster list',
  by: 'jobs team',
  createdAt: NOW,
  isLive: sequence === 4,
  changes: [changed],
});

export const refusedAction = {
  id: 'entry-1',
  at: NOW,
  action: 'PROMOTE' as const,
  by: 'other team',
  remote: 'jobs',
  version: LIVE_VERSION,
  sequence: null,
  outcome: 'REFUSED' as const,
  why: 'The key lacks the right promote.',
};

export const loadError = {
  at: NOW,
  remote: 'jobs',
  part: 'findJobs',
  outcome: 'FAILED' as const,
  page: '/candidate/find-jobs',
  attempts: [
    {
      version: LIVE_VERSION,
      isOk: false,
      phase: null,
      cause: 'THREW' as const,
      message: 'x is undefined',
      stack: 'TypeError: x is undefined\n    at List (src/features/list-jobs/list.tsx:31:7)',
      url: null,
      ms: 120,
    },
  ],
};

export const browserError = {
  at: NOW,
  error: 'TypeError: x is undefined\n    at List (mfe-jobs/src/list.tsx:31:7)',
  info: 'in List',
};
