import type { Page } from '@playwright/test';
import { EMBED_REMOTE } from '@hirehq/shared-contracts/embed';
import type { SetRecord } from '@hirehq/shared-contracts/delivery';
import { PORTS } from '../platform/addresses.ts';
import { startBalancedPlatform, type BalancedPlatform } from '../platform/balanced-platform.ts';
import { builtRelease, builtReleases } from '../platform/built-releases.ts';
import { IS_FULL_RUN } from '../platform/combinations.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { jobCards } from '../platform/jobs.ts';
import { START_WITHIN_MS } from '../platform/start-platform.ts';
import { createTeam, type Team } from '../platform/team.ts';
import { expect, test } from '../platform/test.ts';
import { keepAllTimings, notingRelease, wholeSetOf, type SeenSet } from '../platform/whole-set.ts';

const ORIGIN = `http://localhost:${PORTS.twoTeams}`;
/** Publications, promotions and ways back, of both teams together. */
const CHANGES = IS_FULL_RUN ? 100 : 20;
const CHANGES_EACH = CHANGES / 2;

test.use({ baseURL: ORIGIN });
test.describe.configure({ timeout: IS_FULL_RUN ? 4 * START_WITHIN_MS : 2 * START_WITHIN_MS });

let platform: BalancedPlatform;
let built: string;

test.beforeAll(async () => {
  test.setTimeout(3 * START_WITHIN_MS);
  platform = await startBalancedPlatform({ port: PORTS.twoTeams, releases: builtReleases() });
  built = await createDataFolder();
});

test.afterAll(async () => {
  test.setTimeout(START_WITHIN_MS);
  await platform.stop();
  await removeDataFolder(built);
});

/** Publishes, promotes, and goes back, again and again; what changes the live set comes while a page is being opened. */
async function work(team: Team, pageIsOpened: () => Promise<void>): Promise<number> {
  const from = builtRelease(`mfe-${team.remote}`);
  let changes = 0;
  for (let number = 1; changes < CHANGES_EACH; number += 1) {
    const version = `8.${number}.0`;
    const folder = await notingRelease(team.remote, { from, into: `${built}/${team.remote}`, version });
    await team.publish(folder);
    await pageIsOpened();
    const { set } = await team.promote(version);
    changes += 2;
    if (number % 2 === 0 && changes < CHANGES_EACH) {
      await pageIsOpened();
      await team.rollBackTo(set.sequence - 1);
      changes += 1;
    }
  }
  return changes;
}

/** From the list by a search to a job, back, and to another page; returns what each page ran. */
async function journey(page: Page): Promise<SeenSet[]> {
  const seen: SeenSet[] = [];
  const look = async () => {
    await expect(page.locator('[data-fallback]')).toHaveCount(0);
    seen.push(await wholeSetOf(page));
  };
  await page.goto('/job-list');
  await expect(jobCards(page).first()).toBeVisible();
  await look();
  const remote = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /^Remote location/ });
  await remote.click();
  await expect(page).toHaveURL(/[?&]remote=true/);
  await expect(remote).toBeChecked();
  await expect(jobCards(page).first()).toBeVisible();
  await look();
  await jobCards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/job\//);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await look();
  await page.goBack();
  await expect(page).toHaveURL(/[?&]remote=true/);
  await expect(jobCards(page).first()).toBeVisible();
  await look();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find work that fits the way you work' })).toBeVisible();
  await look();
  return seen;
}

test('PF-02 PF-03 no visitor sees a broken page or two sets in one while two teams publish, promote and go back', async ({
  context,
  page,
}) => {
  await context.addInitScript(keepAllTimings);
  const [one, other] = platform.processes;
  const { data } = one;
  const teams = [
    await createTeam('jobs', { origin: one.origin, data }),
    await createTeam('accessibility', { origin: other.origin, data }),
  ] as const;

  const pageIsOpened = async () => {
    await page.waitForRequest((request) => request.isNavigationRequest(), { timeout: START_WITHIN_MS });
  };
  let isOver = false;
  const done = Promise.all(teams.map((team) => work(team, pageIsOpened))).finally(() => (isOver = true));
  const seen: SeenSet[] = [];
  const visiting = async () => {
    while (!isOver) seen.push(...(await journey(page)));
  };
  const [changes] = await Promise.all([done, visiting()]);
  expect(changes.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(CHANGES);

  const sets = await allSets(teams[0]);
  await test.step('at the end, pages of both processes run the live set', async () => {
    const last = [...(await journey(page)), ...(await journey(page))];
    const [live] = sets;
    expect(last.map(({ versions }) => versions)).toEqual(last.map(() => versionsOf(live)));
  });

  await test.step('each page ran one set as it was made', async () => {
    const made = new Map(sets.map((set) => [set.sequence, versionsOf(set)]));
    for (const { sequence, versions } of seen) expect(versions).toEqual(made.get(sequence));
    expect(new Set(seen.map(({ sequence }) => sequence)).size).toBeGreaterThan(CHANGES / 10);
  });
});

/** All sets, the newest first. */
async function allSets(team: Team): Promise<SetRecord[]> {
  const sets: SetRecord[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { items: SetRecord[]; nextCursor: string | null } = await team.get(`sets${cursor && `?cursor=${cursor}`}`);
    sets.push(...page.items);
    cursor = page.nextCursor;
  }
  return sets;
}

/** The versions of a set that pages of the platform have: the script for other sites is not among them. */
const versionsOf = (set: SetRecord | undefined): Record<string, string> =>
  Object.fromEntries((set?.members ?? []).flatMap(({ remote, version }) => (remote === EMBED_REMOTE ? [] : [[remote, version]])));
