import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { METRICS_PATH } from './management-server.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const MONITORING = join(ROOT, 'services/monitoring');
const run = promisify(execFile);
const hasPromtool = await run('promtool', ['--version']).then(
  () => true,
  () => false,
);

let hirehq: TestApp;
/** What `/metrics` returns. */
let body: string;
let names: Set<string>;
beforeAll(async () => {
  hirehq = await createTestApp({ modules: [], config: { management: { host: '127.0.0.1', port: 0 } } });
  body = (await hirehq.app.management?.inject({ url: METRICS_PATH }))?.body ?? '';
  const declared = [...body.matchAll(/^# TYPE (\S+) (\w+)$/gm)];
  names = new Set(
    declared.flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
});
afterAll(() => hirehq.close());

/** The metrics that queries name, but `up`, which Prometheus makes itself. */
const metricsIn = (queries: string): string[] => [...new Set(queries.match(/\b(?:hirehq|nodejs|process)_[a-z0-9_]+/g))];
const read = (file: string) => readFile(join(MONITORING, file), 'utf8');

test('alerts and dashboard query metrics that there are', async () => {
  const alerts = metricsIn(await read('alerts.yaml'));
  const { panels } = JSON.parse(await read('dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const shown = metricsIn(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join(' '));
  expect(alerts.length).toBeGreaterThan(8);
  expect(shown.length).toBeGreaterThan(12);
  expect([...alerts, ...shown].filter((name) => !names.has(name))).toEqual([]);
});

test('the handbook has a row for each alert and each metric of ours', async () => {
  const handbook = await readFile(join(ROOT, 'docs/operations/metrics.md'), 'utf8');
  const alerts = [...(await read('alerts.yaml')).matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const own = [...names].filter((name) => name.startsWith('hirehq_') && !/_(bucket|count|sum)$/.test(name));
  const rows = new Set([...handbook.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name));
  expect([...alerts, ...own].filter((name) => !rows.has(name))).toEqual([]);
});

test.runIf(hasPromtool)('promtool accepts the alerts, and each fires in its fault and clears', async () => {
  await run('promtool', ['check', 'rules', join(MONITORING, 'alerts.yaml')]);
  const { stdout } = await run('promtool', ['test', 'rules', join(MONITORING, 'alerts.test.yaml')]);
  expect(stdout).toContain('SUCCESS');
});

test.runIf(hasPromtool)('promtool accepts the metrics', async () => {
  const checking = run('promtool', ['check', 'metrics']);
  checking.child.stdin?.end(
    body
      .split('\n')
      .filter((line) => !/nodejs_|process_/.test(line))
      .join('\n'),
  );
  await expect(checking).resolves.toMatchObject({ stderr: '' });
});
