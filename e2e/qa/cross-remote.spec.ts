import { acrossRemotes } from './across-remotes.ts';
import { readMixes } from './mixes.ts';
import { qaPeople, readReleases } from './qa-settings.ts';
import { expect, test } from './qa-test.ts';

/** Without mixes, the versions of the deployment, or those that `--release` has chosen for every test. */
const MIXES = readMixes(process.env['HIREHQ_QA_MIXES']) ?? [{ name: 'as deployed', releases: {} }];
const CHOSEN = readReleases(process.env['HIREHQ_QA_RELEASES']);
/** Of the brand that the demo platform has; others are asked whether they want to be there. */
const DEMO = ['amina', 'sofia', 'jonas'];
/** Somebody else for each mix: a person applies to a job once. */
const PEOPLE = process.env['HIREHQ_QA_PERSON']?.split(',') ?? (process.env['HIREHQ_QA_PEOPLE'] ? Object.keys(qaPeople()) : DEMO);

for (const [index, { name, releases }] of MIXES.entries())
  test(`PF-08 search, application, message, notification and report work across the remotes: ${name}`, async ({
    page,
    person,
    signIn,
    withRelease,
    versionsRun,
  }) => {
    test.slow();
    if (Object.keys(releases).length > 0) await withRelease(releases);
    await signIn(page, person(PEOPLE[index % PEOPLE.length] ?? ''));
    await acrossRemotes(page);
    for (const [remote, version] of Object.entries({ ...CHOSEN, ...releases }))
      if (version !== 'candidate') expect(versionsRun(remote), `versions of ${remote} that ran`).toEqual([version]);
  });
