import { PORTS } from '../platform/addresses.ts';
import { builtRelease, builtReleases } from '../platform/built-releases.ts';
import { tamperWithRelease } from '../platform/tampered-release.ts';
import { jobCards } from '../platform/jobs.ts';
import { faultsWith, faultyFiles, liveMember, nextReport, plantFault, storedReport } from '../platform/release-faults.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { START_WITHIN_MS, startPlatform, type Platform } from '../platform/start-platform.ts';
import { expect, test } from '../platform/test.ts';

const ROUTE = 'jobList';
const OLDER = '0.9.0-older';

let platform: Platform;

test.use({ expectedProblems: [/.*/] });

test.beforeAll(async () => {
  test.setTimeout(START_WITHIN_MS);
  const data = await createDataFolder();
  const older = await tamperWithRelease({ from: builtRelease('mfe-jobs'), into: `${data}-releases`, version: OLDER });
  platform = await startPlatform({
    port: PORTS.steppedBack,
    data,
    releases: [older, ...builtReleases()],
    loadMs: 4_000,
  });
});

test.afterAll(async () => {
  test.setTimeout(START_WITHIN_MS);
  await platform.stop();
  await removeDataFolder(platform.data);
  await removeDataFolder(`${platform.data}-releases`);
});

for (const { file, name, cause, respond } of faultsWith('a good version')) {
  test(`PF-03 ${file} of mfe-jobs: ${name}: the version before is taken`, async ({ page }) => {
    const { origin } = platform;
    const member = await liveMember(page, origin, 'jobs');
    expect(member.previous?.version).toBe(OLDER);
    await plantFault(page, faultyFiles(member, file, ROUTE), respond);
    const reported = nextReport(page, 'jobs', ROUTE);
    const ran: string[] = [];
    page.on('requestfinished', (request) => ran.push(new URL(request.url()).pathname));
    // A file that never comes holds back the page's load event, not the page.
    await page.goto(`${origin}/job-list`, { waitUntil: 'commit' });

    await expect(jobCards(page).first()).toBeVisible({ timeout: 30_000 });
    // The cards are in the HTML before any version runs.
    const ranOlder = () => ran.some((path) => path.startsWith(`/remotes/jobs/${OLDER}/`));
    await expect.poll(ranOlder, { timeout: 30_000 }).toBe(true);

    const report = await reported;
    expect(report.outcome).toBe('stepped-back');
    expect(report.attempts.find(({ outcome }) => outcome === 'failed')).toMatchObject({
      version: member.current.version,
      phase: file,
      cause,
    });
    expect(report.attempts.at(-1)).toMatchObject({ version: OLDER, outcome: 'ok' });
    await expect.poll(() => storedReport(page, origin, report.traceId)).toEqual(report);

    await test.step('the page works on: a job opens', async () => {
      await jobCards(page).first().getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'About the job' })).toBeVisible({ timeout: 20_000 });
    });
    // A file may still be under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
