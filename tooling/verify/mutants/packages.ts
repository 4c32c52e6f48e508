import type { Mutation } from './mutation.ts';

export const PACKAGE_MUTATIONS: readonly Mutation[] = [
  {
    file: 'host-shell/src/remotes/probe-file.ts',
    find: '=== file.integrity ? undefined',
    replace: '.length > 0 ? undefined',
    why: 'A file that was changed on the way counts as correct.',
  },
  {
    file: 'host-shell/src/remotes/part-load.ts',
    find: 'this.#failed.add(release.container);',
    replace: '',
    why: 'A part that throws is mounted again in the same version, instead of the previous one.',
  },
  {
    file: 'shared-contracts/src/remote-manifest.ts',
    find: 'theirMajor === ourMajor && theirMinor <= ourMinor',
    replace: 'theirMajor === ourMajor',
    why: 'A remote runs in a shell that lacks what it was built against.',
  },
  {
    file: 'host-shell/src/events/event-bus.ts',
    find: 'if (isRepeated(read.data.id)) return;',
    replace: '',
    why: 'An event that arrives twice is delivered twice.',
  },
  {
    file: 'host-shell/src/stream/stream-follower.ts',
    find: 'nextSince > since || eventIdOf(next) > newestId',
    replace: 'nextSince > since || eventIdOf(next) >= newestId',
    why: 'The last event of the stream is delivered again after a reconnection.',
  },
  {
    file: 'shared-contracts/src/page-path.ts',
    find: 'url.origin !== new URL(origin).origin || ',
    replace: '',
    why: 'A redirect target leads to another site.',
  },
  {
    file: 'host-shell/src/session/current-session.ts',
    find: 'this.#known !== undefined && this.#known !== user.candidateId',
    replace: 'this.#known === user.candidateId && false',
    tests: ['host-shell/src/session/create-session.test.ts'],
    why: 'A page keeps the data of the candidate who was signed in before.',
  },
  {
    file: 'host-shell/src/consent/consent-rule.ts',
    find: "given || status === 'unknown' || POLICIES.has(path)",
    replace: "given || status === 'unknown'",
    why: 'The cookie policy cannot be read before it is accepted.',
  },
  {
    file: 'mfe-messaging/src/shared/outbox/outbox.ts',
    find: 'one.writtenAt.localeCompare(other.writtenAt)',
    replace: 'other.writtenAt.localeCompare(one.writtenAt)',
    tests: ['mfe-messaging/src/shared/outbox/outbox.test.ts'],
    why: 'Messages written offline in two tabs are sent in the wrong order.',
  },
  {
    file: 'mfe-jobs/src/apply/features/apply-to-job/draft-autosave.ts',
    find: 'const unsaved = this.#now.draft !== sent;',
    replace: 'const unsaved = false;',
    why: 'What is typed while a draft is saved is not saved.',
  },
  {
    file: 'shared-ui/src/bundled/stored-item.ts',
    find: 'stored && stored.owner === owner ?',
    replace: 'stored ?',
    why: 'A form shows the draft of another person.',
  },
  {
    file: 'host-shell/src/reading/stored-reading.ts',
    find: "shellStorage.get('isBionic') === FOCUS_IS_ON ?",
    replace: "shellStorage.get('isBionic') !== undefined ?",
    why: 'Reading focus that was turned off is on after a reload.',
  },
  {
    file: 'shared-contracts/src/text-direction.ts',
    find: "locale.split('-')[0] ?? ''",
    replace: 'locale',
    why: 'Arabic of a country is written from left to right.',
  },
];
