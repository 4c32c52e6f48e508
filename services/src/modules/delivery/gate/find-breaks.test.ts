import { describe, expect, test } from 'vitest';
import { breakText, type BuiltRelease, type Surface } from '@hirehq/shared-contracts/delivery';
import { findBreaks, missedOfServices, newBreaks, type Standing } from './find-breaks.ts';
import { serviceContracts } from './service-contracts.ts';
import { toy, type Toy } from './testing/toy-release.ts';

const services = { ...serviceContracts(), links: [] };

const SAVED = 'job.saved@1';
const FIELDS = { jobId: 'string', saved: 'boolean' };
const publisher = (fields: Surface['publishes'][string], about: Toy = {}) =>
  toy('jobs', {
    events: { publishes: [SAVED], subscribes: [] },
    surface: { publishes: { [SAVED]: fields } },
    version: '2.0.0',
    ...about,
  });
const reader = (about: Toy = {}) =>
  toy('profile', { events: { publishes: [], subscribes: [SAVED] }, surface: { reads: { [SAVED]: FIELDS } }, ...about });
const shell = (surface: Partial<Surface> = {}, about: Toy = {}) =>
  toy('shell', { surface: { publishes: { [SAVED]: FIELDS }, pages: [], ...surface }, ...about });

const textsOf = (standing: Standing) => findBreaks(standing, services).map(breakText);
const newTexts = (before: Standing, after: Standing) => newBreaks(before, after, services).map(breakText);

describe('findBreaks', () => {
  test.each<[string, BuiltRelease[], string[]]>([
    [
      'a field that is gone',
      [publisher({ saved: 'boolean' }), reader()],
      ['profile 1.0.0 reads it: job.saved@1 of jobs 2.0.0 has no field jobId.'],
    ],
    [
      'a field that may be absent now',
      [publisher({ ...FIELDS, jobId: 'string | undefined' }), reader()],
      ['profile 1.0.0 reads it: job.saved@1 of jobs 2.0.0 has the field jobId as string | undefined, not string.'],
    ],
    [
      'a field that the reader does not read',
      [publisher({ jobId: 'string' }), reader({ surface: { reads: { [SAVED]: { jobId: 'string' } } } })],
      [],
    ],
    [
      'an event that is declared and no longer published',
      [publisher(FIELDS, { surface: {} }), reader()],
      ['profile 1.0.0 subscribes to it: nothing publishes the event job.saved@1.'],
    ],
    ['an event of a release that does not say its fields', [publisher(FIELDS, { surface: undefined }), reader()], []],
    [
      'an event that nobody publishes for a release that says only what its manifest does',
      [toy('jobs'), reader({ surface: undefined })],
      ['profile 1.0.0 subscribes to it: nothing publishes the event job.saved@1.'],
    ],
    [
      'an event that the shell delivers without a field',
      [publisher(FIELDS), reader(), shell({ publishes: { [SAVED]: { saved: 'boolean' } } })],
      ['profile 1.0.0 reads it: job.saved@1 of shell 1.0.0 has no field jobId.'],
    ],
    [
      'an event without a field that the shell requires',
      [publisher({ jobId: 'string' }), shell()],
      ['shell 1.0.0 drops the event: job.saved@1 of jobs 2.0.0 has no field saved.'],
    ],
    [
      'an event of a version that the shell does not know',
      [
        toy('jobs', {
          events: { publishes: ['job.saved@2'], subscribes: [] },
          surface: { publishes: { 'job.saved@2': FIELDS } },
        }),
        shell(),
      ],
      ['jobs 1.0.0 publishes it: shell 1.0.0 does not know the event job.saved@2.'],
    ],
    [
      'an event that the shell brings up to the version that is read',
      [
        publisher(FIELDS),
        toy('profile', {
          events: { publishes: [], subscribes: ['job.saved@2'] },
          surface: { reads: { 'job.saved@2': { id: 'string' } } },
        }),
        shell({ publishes: { 'job.saved@2': { id: 'string' } } }),
      ],
      [],
    ],
    [
      'an event that the shell delivers in a newer version only',
      [publisher(FIELDS), reader(), shell({ publishes: { 'job.saved@2': { id: 'string' } } })],
      ['profile 1.0.0 subscribes to it: shell 1.0.0 delivers no event job.saved@1.'],
    ],
    [
      'a page',
      [toy('profile', { surface: { links: ['/candidate/my-jobs'] } })],
      ['profile 1.0.0 links to it: no release has the page /candidate/my-jobs.'],
    ],
    [
      'a page with other names of its parameters',
      [toy('profile', { surface: { links: ['/application/:id'] } }), toy('jobs', { routes: ['/application/:jobId'] })],
      [],
    ],
    [
      'a page without its optional segment',
      [toy('profile', { surface: { links: ['/job/:id/:referrerId?'] } }), toy('jobs', { routes: ['/job/:id'] })],
      ['profile 1.0.0 links to it: no release has the page /job/:id/:referrerId?.'],
    ],
    [
      'a page that the shell only stands in for',
      [
        toy('profile', { surface: { links: ['/home', '/job-list'] } }),
        shell({ pages: ['/home'] }, { routes: ['/home', '/job-list'] }),
      ],
      ['profile 1.0.0 links to it: no release has the page /job-list.'],
    ],
    [
      'a slot',
      [toy('reports', { surface: { slots: ['dashboard.jobs'] } })],
      ['reports 1.0.0 shows it: no release fills the slot dashboard.jobs.'],
    ],
    [
      'a field of the GraphQL schema',
      [toy('jobs', { surface: { operations: { SavedSearches: 'query SavedSearches{savedSearches{title}}' } } })],
      [
        'jobs 1.0.0 sends it: the services refuse the operation SavedSearches (Cannot query field "title" on type "SavedSearch").',
      ],
    ],
    [
      'a call',
      [toy('jobs', { surface: { calls: { 'GET nowhere': { sends: {}, reads: {} } } } })],
      ['jobs 1.0.0 makes it: the services have no call GET nowhere.'],
    ],
    [
      'a field of a response, and one that is required',
      [toy('jobs', { surface: { calls: { 'GET skills': { sends: {}, reads: { '[].level': 'number' } } } } })],
      [
        'jobs 1.0.0 was built to read it: the call GET skills no longer returns [].level.',
        'jobs 1.0.0 does not always send it: the call GET skills requires query.keyword.',
      ],
    ],
    [
      'a member of ShellApi, a name and a module',
      [
        shell({ shell: ['toast'], facade: { '@hirehq/shared-ui': ['Button'] }, shared: { react: '19.2.0' } }),
        toy('jobs', {
          surface: {
            shell: ['toast', 'session.signIn'],
            facade: { '@hirehq/shared-ui': ['Button', 'Tag'], '@hirehq/shared-ui/tabs': ['*'] },
            shared: { react: '19.3.1' },
          },
        }),
      ],
      [
        'jobs 1.0.0 uses it: shell 1.0.0 has no member session.signIn of ShellApi.',
        'jobs 1.0.0 imports it: @hirehq/shared-ui of shell 1.0.0 has no Tag.',
        'jobs 1.0.0 imports it: shell 1.0.0 does not provide @hirehq/shared-ui/tabs.',
        'jobs 1.0.0 requires ^19.3.1: shell 1.0.0 provides react 19.2.0.',
      ],
    ],
    [
      'a newer contract than that of the shell',
      [shell({}, { contract: '1.9.0' }), toy('jobs', { contract: '1.10.0' })],
      ['jobs 1.0.0 requires 1.10.0: shell 1.0.0 has the contract 1.9.0.'],
    ],
    ['an older contract than that of the shell', [shell({}, { contract: '1.9.0' }), toy('jobs', { contract: '1.8.0' })], []],
  ])('PF-04 of %s', (_, members, texts) => {
    expect(textsOf({ members })).toEqual(texts);
  });

  test.each([
    ['19.3.1', '19.3.1', true],
    ['19.4.0', '19.3.1', true],
    ['20.0.0', '19.3.1', false],
    ['19.3.0', '19.3.1', false],
    ['0.3.2', '0.3.1', true],
    ['0.4.0', '0.3.1', false],
  ])('PF-04 a shell with the module %s runs a remote built for %s: %s', (provided, built, runs) => {
    const members = [shell({ shared: { lib: provided } }), toy('jobs', { surface: { shared: { lib: built } } })];
    expect(textsOf({ members }).length === 0).toBe(runs);
  });
});

describe('newBreaks', () => {
  const linking = toy('profile', { surface: { links: ['/job-list'] } });
  const jobs = toy('jobs', { routes: ['/job-list'] });

  test('PF-04 names what the change takes away, and nothing that was missing before', () => {
    const broken = toy('reports', { surface: { calls: { 'GET nowhere': { sends: {}, reads: {} } } } });
    const before = [linking, jobs, broken];
    const after = [linking, toy('jobs', { version: '2.0.0' }), { ...broken, version: '1.1.0' }];
    expect(newTexts({ members: before }, { members: after })).toEqual([
      'profile 1.0.0 links to it: no release has the page /job-list.',
    ]);
  });

  test('PF-04 lets a release use a page, a slot or an event that nobody has had so far', () => {
    const wishing = reader({
      surface: { links: ['/job-list'], slots: ['dashboard.jobs'], reads: { [SAVED]: FIELDS } },
      version: '2.0.0',
    });
    expect(newTexts({ members: [toy('profile')] }, { members: [wishing] })).toEqual([]);
    expect(newTexts({ members: [] }, { members: [wishing] })).toEqual([]);
  });

  test('PF-04 does not let a release use what the services lack, be it new', () => {
    const wishing = toy('jobs', { surface: { calls: { 'GET nowhere': { sends: {}, reads: {} } } } });
    expect(newTexts({ members: [] }, { members: [wishing] })).toEqual([
      'jobs 1.0.0 makes it: the services have no call GET nowhere.',
    ]);
  });

  test('PF-04 removing a remote takes away all that it offers', () => {
    const shown = toy('reports', { surface: { slots: ['dashboard.jobs'] } });
    const filling = toy('jobs', { routes: ['/job-list'], slots: ['dashboard.jobs'] });
    expect(newTexts({ members: [shown, linking, filling] }, { members: [shown, linking] })).toEqual([
      'reports 1.0.0 shows it: no release fills the slot dashboard.jobs.',
      'profile 1.0.0 links to it: no release has the page /job-list.',
    ]);
  });

  test('PF-04 names a canary that uses what goes, and takes a canary for what it does not offer', () => {
    const canary = toy('profile', { surface: { links: ['/job-list'] }, version: '1.1.0' });
    const others = [toy('profile'), toy('jobs', { routes: ['/job-list'] })];
    const after = [toy('profile'), toy('jobs', { version: '2.0.0' })];
    expect(newTexts({ members: others, canaries: [canary] }, { members: after, canaries: [canary] })).toEqual([
      'profile 1.1.0 links to it: no release has the page /job-list.',
    ]);
    expect(
      newTexts({ members: [linking, jobs] }, { members: [linking, jobs], canaries: [toy('jobs', { version: '2.0.0' })] }),
    ).toEqual(['profile 1.0.0 links to it: no release has the page /job-list.']);
  });

  test('PF-04 names a fallback that uses what goes, and asks nothing of it for others', () => {
    const fallback = toy('profile', { surface: { links: ['/job-list'] }, version: '0.9.0' });
    const before = { members: [toy('profile'), jobs], fallbacks: [fallback] };
    expect(newTexts(before, { members: [toy('profile'), toy('jobs')], fallbacks: [fallback] })).toEqual([
      'profile 0.9.0 links to it: no release has the page /job-list.',
    ]);
    expect(
      newTexts({ members: [linking, jobs] }, { members: [linking, jobs], fallbacks: [toy('jobs', { version: '0.9.0' })] }),
    ).toEqual([]);
  });

  test('PF-04 names the services, whose mails lead to pages', () => {
    const withMails = { ...services, links: ['/job-list'] };
    const breaks = newBreaks({ members: [jobs] }, { members: [toy('jobs')] }, withMails);
    expect(breaks.map(breakText)).toEqual(['services links to it: no release has the page /job-list.']);
  });
});

describe('missedOfServices', () => {
  const asking = toy('jobs', {
    events: { publishes: [], subscribes: ['profile.changed@9'] },
    surface: { calls: { 'GET nowhere': { sends: {}, reads: {} } }, links: ['/nowhere'], slots: ['dashboard.jobs'] },
  });

  test('PF-04 says what releases miss of the services, and not what they miss of each other', () => {
    const { live, fallbacks } = missedOfServices(
      { members: [asking, toy('reports')], fallbacks: [toy('jobs', { version: '0.9.0' })] },
      services,
    );
    expect(live.map(breakText)).toEqual([
      'jobs 1.0.0 makes it: the services have no call GET nowhere.',
      'jobs 1.0.0 subscribes to it: nothing publishes the event profile.changed@9.',
    ]);
    expect(fallbacks).toEqual([]);
  });

  test('PF-04 tells fallbacks from what visitors have, canaries included', () => {
    const missed = missedOfServices(
      { members: [toy('jobs')], canaries: [asking], fallbacks: [{ ...asking, version: '0.9.0' }] },
      services,
    );
    expect([missed.live.length, missed.fallbacks.length]).toEqual([2, 2]);
  });
});
