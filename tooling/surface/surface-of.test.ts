import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { surfaceSchema, type Surface } from '@hirehq/shared-contracts/delivery';
import { surfaceOf } from './surface-of.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const PACKAGES = [
  'host-shell',
  'mfe-accessibility',
  'mfe-jobs',
  'mfe-messaging',
  'mfe-notifications',
  'mfe-profile',
  'mfe-reports',
];
const kindOf = (name: string) => (name === 'host-shell' ? 'shell' : 'remote');

let surfaces: Record<string, Surface>;
const of = (name: string): Surface => surfaces[name] as Surface;

beforeAll(async () => {
  const read = PACKAGES.map(async (name) => [name, await surfaceOf(join(REPOSITORY, name), kindOf(name))] as const);
  surfaces = Object.fromEntries(await Promise.all(read));
});

test.each(PACKAGES)(
  'PF-02 the surface of %s is the same each time, fits its schema, and names no place on a disk',
  async (name) => {
    const text = JSON.stringify(of(name));
    expect(JSON.stringify(await surfaceOf(join(REPOSITORY, name), kindOf(name)))).toBe(text);
    expect(surfaceSchema.parse(of(name))).toEqual(of(name));
    expect(text).not.toContain(REPOSITORY);
    const sorted = (list: readonly string[]) => expect(list).toEqual([...new Set(list)].toSorted());
    for (const list of [of(name).links, of(name).slots, of(name).shell, ...Object.values(of(name).facade)]) sorted(list);
    for (const part of [
      of(name).publishes,
      of(name).reads,
      of(name).operations,
      of(name).calls,
      of(name).facade,
      of(name).shared,
    ])
      sorted(Object.keys(part));
  },
);

test('PF-04 the jobs read what they use of events, and publish what they declare', () => {
  const jobs = of('mfe-jobs');
  expect(jobs.reads).toMatchObject({
    'application.submitted@1': { jobId: 'string' },
    'job.saved@1': { jobId: 'string', saved: 'boolean' },
    'notification.received@1': {},
    'profile.changed@1': {},
  });
  expect(Object.keys(jobs.reads['application.submitted@1'] ?? {})).toEqual(['jobId']);
  expect(Object.keys(jobs.publishes)).toEqual(['application.submitted@1', 'job.saved@1']);
});

test('PF-04 messages pass payloads on, and so read all of them', () => {
  expect(of('mfe-messaging').reads['message.received@1']).toMatchObject({
    conversation: 'object | undefined',
    'conversation.unreadTotal': 'number',
    'message.links[].href': 'string',
    unreadCount: 'number',
  });
});

test('PF-04 parts of ShellApi that are bundled with a remote are its own uses', () => {
  expect(of('mfe-accessibility').shell).toEqual(expect.arrayContaining(['reading.current', 'reading.preview', 'reading.save']));
  expect(of('mfe-reports').shell).toEqual(expect.arrayContaining(['slots.isFilled', 'slots.show']));
});

test('PF-04 pages, slots, calls, operations and names that are used', () => {
  expect(of('mfe-reports').slots).toEqual([
    'dashboard.applications',
    'dashboard.coach',
    'dashboard.interview',
    'dashboard.jobs',
    'dashboard.messages',
    'dashboard.profile',
  ]);
  expect(of('mfe-profile').links).toContain('/candidate/my-jobs');
  expect(Object.keys(of('mfe-notifications').calls)).toContain('PUT candidates/notifications/{id}/R');
  expect(of('mfe-jobs').operations['SavedSearches']).toContain('fragment SavedSearchState');
  expect(of('mfe-jobs').facade['@hirehq/shared-ui/forms']).not.toEqual([]);
});

test('PF-04 the shell says what it provides, and which pages are its own', () => {
  const shell = of('host-shell');
  expect(shell.slots).toEqual(expect.arrayContaining(['header.search', 'header.messages', 'page.overlay', 'landing.search']));
  expect(shell.pages).toContain('/home');
  expect(shell.pages).not.toContain('/job-list');
  expect(shell.facade['@hirehq/shared-ui']).toContain('defineRemote');
  expect(Object.keys(shell.publishes)).toContain('job.saved@1');
  for (const remote of PACKAGES.filter((name) => name.startsWith('mfe-'))) expect(shell.shared).toMatchObject(of(remote).shared);
});
