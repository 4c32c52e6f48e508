import { expect, test } from 'vitest';
import type { FeedRecord } from '../fields/feed-record.ts';
import { UnreadCounts } from './count-unread.ts';
import { nothingRead, reportText } from './import-report.ts';

const record = (...unread: [path: string, text: string][]): FeedRecord =>
  ({ unread: unread.map(([path, text]) => ({ path, text })) }) as unknown as FeedRecord;

test('SV-09 the report names what records state and nothing is read from, the most frequent first', () => {
  const counts = new UnreadCounts();
  counts.add(record(['team', 'Roses']));
  counts.add(record(['shift', 'Night'], ['shift', 'Late'], ['team', 'Roses']));
  counts.add(record(['team', 'Herbs']));
  counts.add({} as FeedRecord);
  expect(counts.all()).toEqual([
    { path: 'team', stated: 3, samples: ['Roses', 'Herbs'] },
    { path: 'shift', stated: 1, samples: ['Night', 'Late'] },
  ]);
  const report = { file: 'a.json', format: 'json', source: 'a', dryRun: true, closingSkipped: null, error: null };
  expect(reportText({ ...report, ...nothingRead(), unread: counts.all() })).toContain(
    "  not read: team in 3: 'Roses', 'Herbs'\n",
  );
});
