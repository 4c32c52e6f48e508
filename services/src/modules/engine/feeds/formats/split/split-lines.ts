import { FeedError } from '../../../../../platform/feed-source/feed-error.ts';
import { FEED_LIMITS } from '../../../../../platform/feed-source/limits.ts';
import type { JsonRecord } from './split-json.ts';
import { endOfValue } from './value-scan.ts';

const KEPT_OF_LONG = 1000;

/** One JSON value per line. An invalid or too long line is skipped individually; an invalid last line means that the file was cut off. */
export async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<JsonRecord> {
  let line = '';
  let tooLong = false;
  for await (const piece of text) {
    for (let from = 0; from < piece.length;) {
      const end = piece.indexOf('\n', from);
      if (!tooLong) line += piece.slice(from, end < 0 ? undefined : end);
      if (line.length > FEED_LIMITS.record) {
        tooLong = true;
        // Copied, so that the short string does not keep the long text in memory.
        line = Buffer.from(line.slice(0, KEPT_OF_LONG)).toString();
      }
      if (end < 0) break;
      if (tooLong || line.trim()) yield recordOf(line, tooLong);
      line = '';
      tooLong = false;
      from = end + 1;
    }
  }
  if (!tooLong && !line.trim()) return;
  const last = recordOf(line, tooLong);
  if (!last.ok && !tooLong && !isWhole(line)) throw new FeedError('The file ends in the middle of a job: it was cut off.');
  yield last;
}

/** True for an object that is complete by its brackets, whatever else is wrong with it. */
const isWhole = (line: string): boolean => endOfValue(line, 0) === line.trimEnd().length;

function recordOf(line: string, tooLong: boolean): JsonRecord {
  if (tooLong) return { ok: false, reason: `the line is longer than ${FEED_LIMITS.record / 1024 / 1024} MB`, text: line };
  try {
    return { ok: true, value: JSON.parse(line) };
  } catch (error) {
    const why = error instanceof Error ? error.message : 'broken';
    return { ok: false, reason: `is not valid JSON (${why.replace(/\s+/g, ' ').slice(0, 160)})`, text: line };
  }
}
