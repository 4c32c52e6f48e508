import { expect, it } from 'vitest';
import { changedRemotes, nextMembers, restoredMembers, versionsLeaving } from './next-members.policy.ts';
import type { SetMembers } from './sets.store.ts';

const live: SetMembers = {
  jobs: { version: '1.1.0', previousVersion: '1.0.0' },
  profile: { version: '2.0.0-dev.1' },
  shell: { version: '3.0.0' },
};

it.each<[string, Record<string, string | null>, SetMembers]>([
  [
    'a newer version falls back to the one it replaces',
    { jobs: '1.2.0' },
    { ...live, jobs: { version: '1.2.0', previousVersion: '1.1.0' } },
  ],
  ['a version never falls back to one of npm run dev', { profile: '2.0.0' }, { ...live, profile: { version: '2.0.0' } }],
  ['the version that is live stays as it is', { jobs: '1.1.0' }, live],
  ['a new remote has nothing to fall back to', { chat: '1.0.0' }, { chat: { version: '1.0.0' }, ...live }],
  ['a remote is removed', { jobs: null }, { profile: { version: '2.0.0-dev.1' }, shell: { version: '3.0.0' } }],
  ['a remote that is not there stays away', { chat: null }, live],
])('PF-02 %s', (_, change, next) => {
  expect(nextMembers(live, change)).toEqual(next);
});

it('PF-02 only what differs is a change', () => {
  expect(changedRemotes(live, { jobs: '1.1.0', shell: '3.1.0', chat: null, profile: null })).toEqual(['profile', 'shell']);
});

const earlier: SetMembers = { jobs: { version: '0.9.0', previousVersion: '0.8.0' }, shell: { version: '3.0.0' } };

it.each<[string, string[], SetMembers]>([
  [
    'remotes are what they were, with what they fell back to',
    ['jobs'],
    { ...live, jobs: { version: '0.9.0', previousVersion: '0.8.0' } },
  ],
  [
    'a remote that was not there is removed',
    ['profile'],
    { jobs: { version: '1.1.0', previousVersion: '1.0.0' }, shell: { version: '3.0.0' } },
  ],
  ['what is the same stays as it is', ['shell'], live],
  ['all of them', ['jobs', 'profile', 'shell'], earlier],
])('PF-02 after a restore %s', (_, remotes, next) => {
  expect(restoredMembers(live, earlier, remotes)).toEqual(next);
});

it('PF-02 a version leaves when no member has it or falls back to it', () => {
  expect(versionsLeaving(live, nextMembers(live, { jobs: '1.2.0' }))).toEqual([{ remote: 'jobs', version: '1.0.0' }]);
  expect(versionsLeaving(live, nextMembers(live, { jobs: null }))).toEqual([
    { remote: 'jobs', version: '1.1.0' },
    { remote: 'jobs', version: '1.0.0' },
  ]);
  expect(versionsLeaving(live, live)).toEqual([]);
});
