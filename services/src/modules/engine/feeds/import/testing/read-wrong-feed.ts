import { parentPort, workerData } from 'node:worker_threads';
import { parseFeed } from '../../formats/parse-feed.ts';
import { wrongFeed, type WrongFeedName } from './wrong-feeds.ts';

export interface WrongFeedOutcome {
  records: number;
  /** The first few reasons. */
  refused: string[];
  error: string | undefined;
}

// A separate thread, so that the test can limit its memory.
const { format, source } = wrongFeed(workerData as WrongFeedName);
const outcome: WrongFeedOutcome = { records: 0, refused: [], error: undefined };
try {
  for await (const item of parseFeed(format, source).items) {
    if (item.kind === 'record') outcome.records++;
    else if (item.kind === 'rejected' && outcome.refused.length < 3) outcome.refused.push(item.reason.slice(0, 200));
  }
} catch (error) {
  outcome.error = error instanceof Error && error.name === 'FeedError' ? error.message : `unexpected: ${String(error)}`;
}
parentPort?.postMessage(outcome);
