import type { Counts } from './instruments.ts';

/** What a page holds after a part was mounted and unmounted some times, and what nothing holds was collected. */
export interface Sample extends Counts {
  /** How often the part has been mounted. */
  mounts: number;
  nodes: number;
  /** Of all targets, elements included. */
  allListeners: number;
  heapBytes: number;
  subscriptions: Record<string, number>;
}

export const LEAK_KINDS = ['nodes', 'listeners', 'timers', 'style sheets', 'globals', 'heap', 'subscriptions'] as const;
export type LeakKind = (typeof LEAK_KINDS)[number];

export interface Leak {
  kind: LeakKind;
  /** What grows, and by how much. */
  detail: string;
}

/** Less than this per mount is what the caches of the browser vary by. */
const HEAP_BYTES_PER_MOUNT = 2 * 1024;
/** What grows by less than one in two mounts is no trace of each mount. */
const PER_MOUNT = 0.5;

type Growth = (least: number, count: (sample: Sample) => number) => number | undefined;

/**
 * How much something grows over all samples, if it grows by at least `least` per mount from each sample to the next: a cache that is
 * filled once grows in one step only.
 */
const growthOver =
  (samples: readonly Sample[]): Growth =>
  (least, count) => {
    const steps = samples.slice(1).map((sample, index) => {
      const before = samples[index] ?? sample;
      return { grown: count(sample) - count(before), mounts: sample.mounts - before.mounts };
    });
    return steps.every(({ grown, mounts }) => grown >= least * mounts)
      ? steps.reduce((sum, { grown }) => sum + grown, 0)
      : undefined;
  };

function named(
  growth: Growth,
  samples: readonly Sample[],
  kind: LeakKind,
  countsOf: (sample: Sample) => Record<string, number>,
): Leak[] {
  const names = new Set(samples.flatMap((sample) => Object.keys(countsOf(sample))));
  return [...names].toSorted().flatMap((name) => {
    const grown = growth(PER_MOUNT, (sample) => countsOf(sample)[name] ?? 0);
    return grown === undefined ? [] : [{ kind, detail: `${name}, ${grown} more` }];
  });
}

function counted(growth: Growth, kind: LeakKind, least: number, count: (sample: Sample) => number, unit: string): Leak[] {
  const grown = growth(least, count);
  return grown === undefined ? [] : [{ kind, detail: `${grown} more ${unit}` }];
}

/** What a part leaves behind. `before` was taken before its first mount; the first of the samples after those that warm the page up. */
export function leaksIn(before: Counts, samples: readonly Sample[]): Leak[] {
  const growth = growthOver(samples);
  const listeners = named(growth, samples, 'listeners', (sample) => sample.listeners);
  const globals = samples.at(-1)?.globals.filter((name) => !before.globals.includes(name)) ?? [];
  return [
    ...counted(growth, 'nodes', PER_MOUNT, (sample) => sample.nodes, 'nodes of the document'),
    ...(listeners.length > 0
      ? listeners
      : counted(growth, 'listeners', PER_MOUNT, (sample) => sample.allListeners, 'listeners of elements')),
    ...named(growth, samples, 'timers', (sample) => sample.timers),
    ...counted(growth, 'style sheets', PER_MOUNT, (sample) => sample.styles, 'style sheets'),
    ...(globals.length > 0 ? [{ kind: 'globals' as const, detail: globals.toSorted().join(', ') }] : []),
    ...counted(growth, 'heap', HEAP_BYTES_PER_MOUNT, (sample) => sample.heapBytes, 'bytes'),
    ...named(growth, samples, 'subscriptions', (sample) => sample.subscriptions),
  ];
}
