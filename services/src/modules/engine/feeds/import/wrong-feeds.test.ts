import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { WrongFeedOutcome } from './testing/read-wrong-feed.ts';
import type { WrongFeedName } from './testing/wrong-feeds.ts';

const READER = new URL('./testing/read-wrong-feed.ts', import.meta.url);
const HEAP_MB = 160;

/** Reads the feed in a thread that dies when it needs more memory than that. */
async function outcomeOf(name: WrongFeedName): Promise<WrongFeedOutcome> {
  const worker = new Worker(READER, { workerData: name, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
  const [outcome] = (await once(worker, 'message')) as [WrongFeedOutcome];
  await worker.terminate();
  return outcome;
}

const LONG = 'A single record is longer than 8 MB.';
const CUT = 'The file ends in the middle of an element: it was cut off.';
const CASES: [WrongFeedName, Partial<WrongFeedOutcome>][] = [
  ['a line of 256 MB', { records: 2, refused: ['the line is longer than 8 MB'] }],
  ['a record of 256 MB', { records: 1, error: LONG }],
  ['an object of 256 MB without a list', { records: 0, error: LONG }],
  ['a list of nothing', { records: 0 }],
  ['brackets in brackets', { records: 0, error: LONG }],
  ['a Greenhouse record of 256 MB', { records: 0, error: LONG }],
  ['a cell of 256 MB', { records: 0, error: LONG }],
  [
    'a heading of 256 MB',
    { records: 0, error: 'The first row is longer than 256 kB. Check that the file is a table with a header row.' },
  ],
  ['an XML text of 256 MB', { records: 1, refused: ['it is longer than 8 MB'] }],
  ['an XML attribute without an end', { records: 0, error: CUT }],
  ['an XML comment of 128 MB', { records: 0 }],
  ['an XML record of 64 MB of elements', { records: 1, refused: ['it is longer than 8 MB'] }],
  ['XML elements in elements', { records: 0, error: CUT }],
  ['an XML record of elements in elements', { records: 1, refused: ['elements are nested more than 100 levels deep'] }],
  ['an XML record of a million elements', { records: 1, refused: ['it has too many elements'] }],
  ['a page of 256 MB', { records: 0, error: 'The HTML page is longer than 20 MB.' }],
  ['a page of open scripts', { records: 0, error: 'The HTML page has no script of type application/ld+json.' }],
  ['a gzip bomb', { records: 1, error: expect.stringContaining('decompresses to far more than expected') as string }],
  ['a gzip bomb of XML', { records: 1, error: expect.stringContaining('decompresses to far more than expected') as string }],
];

test.each(CASES)(
  'SV-09 %s is rejected within its limits, and the process survives',
  async (name, expected) => {
    expect(await outcomeOf(name)).toEqual({ records: 0, refused: [], error: undefined, ...expected });
  },
  120_000,
);
