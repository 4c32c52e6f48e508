import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { findLeaks } from '../../leaks/find-leaks.ts';
import { leaks } from '../checks/leaks.ts';
import { TOY_PACKAGE, findingsOf } from './findings-of.ts';

/** What a browser finds is tested in one: e2e/development/leaks.spec.ts. */
const leakOfMessaging: typeof findLeaks = (folder) =>
  Promise.resolve(
    basename(folder) === 'mfe-messaging'
      ? [{ target: { kind: 'slot', id: 'bell' }, leaks: [{ kind: 'timers', detail: 'interval of 50 ms, 40 more' }] }]
      : [],
  );

describe('leaks', () => {
  const REMOTES = { 'mfe-jobs/package.json': TOY_PACKAGE, 'mfe-messaging/package.json': TOY_PACKAGE };

  test('finds a part that leaves something behind, in each remote', async () => {
    expect(await findingsOf(leaks(leakOfMessaging), REMOTES)).toEqual([
      'mfe-messaging: slot bell leaks timers in 40 mounts: interval of 50 ms, 40 more',
    ]);
  });
});
