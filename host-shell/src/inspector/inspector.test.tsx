import { act, fireEvent, screen, within } from '@testing-library/react';
import type { LoadReport } from '@hirehq/shared-contracts/release';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createEventBus } from '../events/event-bus.ts';
import { manifest } from '../manifest.ts';
import { openShell, releasesOf } from '../routing/testing/open-shell.tsx';
import { isInspectorRequested } from './inspector-request.ts';
import { readSnapshot } from './snapshot.ts';
import { startInspector } from './start-inspector.tsx';

const visitor = { status: 'signed-out' } as const;
const report: LoadReport = {
  traceId: 't1',
  remote: 'jobs',
  part: 'jobList',
  outcome: 'stepped-back',
  attempts: [
    { version: '1.1.0', outcome: 'failed', phase: 'entry', cause: 'not-found', message: 'gone', ms: 12 },
    { version: '1.0.0', outcome: 'ok', ms: 30 },
  ],
  page: '/job-list',
  at: '2030-01-01T08:00:00.000Z',
};

function openInspected() {
  const inspector = startInspector();
  const bus = createEventBus(inspector.dropped, { onDelivered: inspector.delivered });
  openShell('/feature', visitor, { inspector, releaseSet: releasesOf({ ...manifest, id: 'jobs', routes: [] }) });
  return { inspector, bus };
}

const panel = () => screen.findByRole('region', { name: 'Inspector' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.location.hash = '';
});

test('PF-08 shows versions, loads with their attempts, events with what caused them, and what is stored', async () => {
  localStorage.setItem('colorScheme', 'dark');
  const { inspector, bus } = openInspected();
  act(() => {
    const cause = bus.publish('jobs', 'job.saved', { jobId: 'j', saved: true });
    bus.publish('jobs', 'application.submitted', { jobId: 'j', applicationId: 'a', jobTitle: 'Nurse' }, cause);
    bus.publish('jobs', 'application.submitted', { jobId: 7 } as never);
    inspector.loaded(report);
  });
  const shown = within(await panel());
  expect(await shown.findByText('1.1.0 · failed · entry · not-found · gone · 12 ms; 1.0.0 · ok · 30 ms')).toBeInTheDocument();
  const submitted = shown.getByText('application.submitted@1').closest('tr');
  expect(submitted).toHaveTextContent('job.saved');
  expect(shown.getByText('1 dropped event')).toBeInTheDocument();
  expect(shown.getByText('colorScheme')).toBeInTheDocument();
  expect(shown.getByText('/remotes/jobs/1.0.0/')).toBeInTheDocument();
});

test('PF-08 what it shows is copied as a link, which shows it elsewhere, without what a person wrote', async () => {
  const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  localStorage.setItem('hirehq:jobs:draft', 'a private text');
  const { inspector } = openInspected();
  act(() => inspector.loaded(report));
  fireEvent.click(within(await panel()).getByRole('button', { name: 'Copy as a link' }));
  await vi.waitFor(() => expect(copied).toHaveBeenCalled());
  const link = new URL(copied.mock.lastCall?.[0] ?? '');
  const snapshot = await readSnapshot(link.hash);
  expect(snapshot).toMatchObject({ sequence: 1, loads: [report], versions: [{ remote: 'jobs', version: '1.0.0' }] });
  expect(snapshot?.stored).toContainEqual({ where: 'local', key: 'hirehq:jobs:draft', characters: 14 });
  expect(JSON.stringify(snapshot)).not.toContain('private');
});

test('PF-08 a link that cannot be read shows nothing', async () => {
  expect(await readSnapshot('#inspected=AAAA')).toBeUndefined();
  expect(await readSnapshot('#inspected=%%%')).toBeUndefined();
  expect(await readSnapshot('#main')).toBeUndefined();
});

test('PF-08 is in a tab that has asked for it, and in its next pages, until it is ended', () => {
  const at = (address: string) => new URL(address, 'http://localhost:3000') as unknown as Location;
  expect(isInspectorRequested(at('/job-list'))).toBe(false);
  expect(isInspectorRequested(at('/job-list?inspect=on'))).toBe(true);
  expect(isInspectorRequested(at('/job-list'))).toBe(true);
  expect(isInspectorRequested(at('/job-list?inspect=off'))).toBe(false);
  expect(isInspectorRequested(at('/job-list'))).toBe(false);
  expect(isInspectorRequested(at('/#inspected=abc'))).toBe(true);
});
