import { expect, test } from 'vitest';
import { leaksIn, type Sample } from './judge.ts';

const EMPTY: Omit<Sample, 'mounts'> = {
  timers: {},
  listeners: {},
  styles: 3,
  globals: ['document'],
  nodes: 100,
  allListeners: 20,
  heapBytes: 9_000_000,
  subscriptions: {},
};

/** Samples after 10, 20 and 30 mounts, with what has grown by then. */
const after = (grown: (mounts: number) => Partial<Sample>): Sample[] =>
  [10, 20, 30].map((mounts) => ({ ...EMPTY, mounts, ...grown(mounts) }));

test.each<[string, (mounts: number) => Partial<Sample>, string[]]>([
  ['nothing', () => ({}), []],
  ['a node each time', (mounts) => ({ nodes: 100 + mounts }), ['nodes: 20 more nodes of the document']],
  ['a cache that is filled in one step', (mounts) => ({ nodes: mounts > 10 ? 400 : 100 }), []],
  ['a node in every third mount', (mounts) => ({ nodes: 100 + Math.floor(mounts / 3) }), []],
  ['a listener of an element', (mounts) => ({ allListeners: 20 + mounts }), ['listeners: 20 more listeners of elements']],
  [
    'a listener of the window',
    (mounts) => ({ allListeners: 20 + mounts, listeners: { 'resize of Window': 1 + mounts } }),
    ['listeners: resize of Window, 20 more'],
  ],
  ['an interval', (mounts) => ({ timers: { 'interval of 50 ms': mounts } }), ['timers: interval of 50 ms, 20 more']],
  ['a timer that is always there', () => ({ timers: { 'timeout of 300000 ms': 2 } }), []],
  ['a style sheet', (mounts) => ({ styles: 3 + mounts }), ['style sheets: 20 more style sheets']],
  ['a global, once', () => ({ globals: ['document', 'leaked'] }), ['globals: leaked']],
  ['memory', (mounts) => ({ heapBytes: 9_000_000 + mounts * 20_000 }), ['heap: 400000 more bytes']],
  ['little memory', (mounts) => ({ heapBytes: 9_000_000 + mounts * 500 }), []],
  ['a subscription', (mounts) => ({ subscriptions: { 'event job.saved': mounts } }), ['subscriptions: event job.saved, 20 more']],
])('PF-03 of a part that leaves %s', (_, grown, leaks) => {
  expect(leaksIn(EMPTY, after(grown)).map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual(leaks);
});
