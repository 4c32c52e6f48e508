import type { APIRequestContext, Page } from '@playwright/test';
import type { EmbeddedRemote } from '@hirehq/shared-contracts/rest';
import { DEPLOYED, ORIGIN } from '../platform/addresses.ts';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { employerAtWork } from '../platform/employer.ts';
import { startPortal, STRICT_POLICY, type Portal } from '../platform/portal.ts';
import { expect, test } from '../platform/test.ts';

test.skip(DEPLOYED !== undefined, 'the key for localhost is made with a key of the employer');

let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(() => portal.close());

const embed = (page: Page) => page.locator('hirehq-embed');
/** What the remote shows. */
const remote = (page: Page) => embed(page).locator('.part:not([data-waiting])');

async function linesWith(request: APIRequestContext, attributes = ''): Promise<string> {
  const { linesForLocalhost } = await (await employerAtWork(request)).call<{ linesForLocalhost: string }>('GET', 'embed');
  return linesForLocalhost.replace('<hirehq-embed', `<hirehq-embed loading="eager" ${attributes}`);
}

const around = (lines: string) => `<main><h1>Careers</h1>${lines}</main><footer>About us</footer>`;

interface Job {
  id: string;
  title: string;
}

async function jobsOfEmployer(request: APIRequestContext): Promise<Job[]> {
  const { enterpriseId } = await (await employerAtWork(request)).call<{ enterpriseId: string }>('GET', 'embed');
  const response = await request.get(`/embed/v1/jobs?enterprise=${enterpriseId}`);
  return ((await response.json()) as { responsePayload: { jobs: Job[] } }).responsePayload.jobs;
}

/** A job of the employer that others of its jobs are like. */
async function jobWithOthers(request: APIRequestContext): Promise<Job> {
  const jobs = await jobsOfEmployer(request);
  const words = ({ title }: Job) => title.toLowerCase().split(/\W+/);
  const found = jobs.find((job) =>
    jobs.some((other) => other.id !== job.id && words(other).some((word) => words(job).includes(word))),
  );
  if (!found) throw new Error('no two jobs of the employer have a word of their titles in common');
  return found;
}

const VIEWS: { name: string; attributes: (request: APIRequestContext) => Promise<string>; shown: string }[] = [
  {
    name: 'similar jobs',
    attributes: async (request) => `view="similar" job="${(await jobWithOthers(request)).id}"`,
    shown: 'h3 a',
  },
  { name: 'a company’s card', attributes: () => Promise.resolve('view="company"'), shown: 'article h2' },
  { name: 'job density', attributes: () => Promise.resolve('remote="reports"'), shown: 'table a' },
];

for (const { name, attributes, shown } of VIEWS)
  test(`PF-05 ${name}: in two languages, schemes and widths, for everybody`, async ({ page, request }) => {
    const chosen = await attributes(request);
    for (const [look, width] of [
      ['scheme="light" locale="en"', 1280],
      ['scheme="dark" locale="ar"', 360],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await portal.open(page, { lines: around(await linesWith(request, `${chosen} ${look}`)) });
      await expect(remote(page).locator(shown).first()).toBeVisible();
      await expect(remote(page).locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await expectNoAxeViolation(page);
      await page.screenshot({ path: test.info().outputPath(`${width}.png`), fullPage: true });
    }
  });

test('PF-05 similar jobs are of the employer alone, open in their place by keyboard, and the way back leads to them', async ({
  page,
  request,
}) => {
  const own = new Set((await jobsOfEmployer(request)).map(({ title }) => title));
  const job = await jobWithOthers(request);
  await portal.open(page, { lines: around(await linesWith(request, `view="similar" job="${job.id}"`)) });
  const links = remote(page).locator('h3 a');
  await expect(links.first()).toBeVisible();
  const titles = await links.allTextContents();
  expect(titles).not.toContain(job.title);
  expect(titles.filter((title) => !own.has(title))).toEqual([]);
  await links.first().focus();
  await page.keyboard.press('Enter');
  await expect(embed(page).getByRole('heading', { level: 2, name: titles[0] ?? '' })).toBeVisible();
  await embed(page).getByRole('link', { name: 'Back to jobs' }).press('Enter');
  await expect(links.first()).toHaveText(titles[0] ?? '');
});

test('PF-05 links of a card and of a map lead to the jobs of the employer on the platform', async ({ page, request }) => {
  const { enterpriseId } = await (await employerAtWork(request)).call<{ enterpriseId: string }>('GET', 'embed');
  await portal.open(page, { lines: await linesWith(request, 'view="company"') });
  await remote(page).getByRole('link', { name: 'See all open jobs' }).click();
  await expect(page).toHaveURL(new RegExp(`^${ORIGIN}/job-list\\?.*enterprise=${enterpriseId}.*&portal=portal.localhost$`));
  await portal.open(page, { lines: await linesWith(request, 'remote="reports"') });
  await remote(page).getByRole('combobox', { name: 'Group by' }).selectOption('Country');
  // A country has no comma in it; until they have loaded, the cities stay.
  await expect(remote(page).locator('table a').first()).toHaveText(/^[^,]+$/);
  await remote(page).locator('table a').first().click();
  await expect(page).toHaveURL(new RegExp(`^${ORIGIN}/job-list\\?country=[A-Z]{2}&.*enterprise=${enterpriseId}`));
});

test('PF-05 a public profile is shown as long as its owner shares it, and how to reach them is on the platform', async ({
  page,
  request,
  newcomer,
}) => {
  const { headers } = await newcomer();
  const change = async (query: string) => (await request.post('/graphql', { headers, data: { query } })).text();
  const [, key = ''] =
    /"publicKey":"([^"]+)"/.exec(await change('mutation { createPublicKey { ... on CreatePublicKeyDone { publicKey } } }')) ?? [];
  for (const [look, width] of [
    ['scheme="light" locale="en"', 1280],
    ['scheme="dark" locale="ar"', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lines = around(await linesWith(request, `remote="profile" profile-key="${key}" ${look}`));
    await portal.open(page, { lines });
    await expect(remote(page).locator('article h1')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectNoAxeViolation(page);
    await page.screenshot({ path: test.info().outputPath(`${width}.png`), fullPage: true });
  }
  await remote(page).locator('a').last().click();
  await expect(page).toHaveURL(`${ORIGIN}/candidate/public/${key}?portal=portal.localhost`);
  await change('mutation { revokePublicKey { __typename } }');
  await portal.open(page, { lines: await linesWith(request, `remote="profile" profile-key="${key}"`) });
  await expect(remote(page).getByRole('heading', { level: 2 })).toHaveText('This profile does not exist');
});

test('PF-05 suggestions of the search work where the page allows nothing but the platform', async ({ page, request }) => {
  await portal.open(page, { lines: await linesWith(request, 'view="search"'), head: '', policy: STRICT_POLICY });
  await embed(page).getByRole('combobox').first().fill('nur');
  await expect(embed(page).getByRole('option').first()).toBeVisible();
});

test('PF-05 first cards and list have the colours and the density that the page asks for', async ({ page, request }) => {
  const primary = () =>
    embed(page).evaluate((element) =>
      element.shadowRoot?.querySelector<HTMLElement>('.root')?.style.getPropertyValue('--hq-primary'),
    );
  const heightOf = async (attributes: string) => {
    await portal.open(page, { lines: await linesWith(request, `view="cards" ${attributes}`) });
    await expect(embed(page).locator('.card').first()).toBeVisible();
    return embed(page)
      .locator('.card')
      .first()
      .evaluate((card) => card.getBoundingClientRect().height);
  };
  const comfortable = await heightOf('theme="general"');
  expect(await primary()).toBe('#4338CA');
  const compact = await heightOf('theme="healthcare" density="compact"');
  expect(await primary()).toBe('#0F6CBD');
  expect(compact).toBeLessThan(comfortable);

  await portal.open(page, { lines: await linesWith(request, 'theme="healthcare" density="compact"') });
  await expect(remote(page).locator('article').first()).toBeVisible();
  const shown = remote(page).locator('[data-density="compact"]');
  expect(await shown.evaluate((view) => getComputedStyle(view).getPropertyValue('--mantine-color-brand-6'))).toBe('#0f6cbd');
});

test('PF-05 lines for one version load that version of the script, and of all that it loads', async ({ page, request }) => {
  const { pinnedLines, developmentKey } = await (
    await employerAtWork(request)
  ).call<{ pinnedLines: string; developmentKey: string }>('GET', 'embed');
  const [, script = ''] = /\/remotes\/embed\/([^/]+)\//.exec(pinnedLines) ?? [];
  const [, version = ''] = / version="([^"]+)"/.exec(pinnedLines) ?? [];
  const asked = page.waitForRequest(`${ORIGIN}/embed/v1/remote?**`);
  await portal.open(page, {
    lines: pinnedLines.replace('<hirehq-embed', `<hirehq-embed development-key="${developmentKey}"`),
  });
  const query = Object.fromEntries(new URL((await asked).url()).searchParams);
  expect(query).toMatchObject({ script, version });
  await expect(remote(page).getByRole('heading', { level: 2 })).toContainText('Jobs at');
  const described = (await (await (await asked).response())?.json()) as { responsePayload: EmbeddedRemote } | undefined;
  expect([described?.responsePayload.script.version, described?.responsePayload.remote.version]).toEqual([script, version]);
});

test.describe('where it cannot show them', () => {
  test.use({ expectedProblems: [/<hirehq-embed> [A-Z_]+: |Failed to load resource|preload/] });

  test('PF-05 a version that is not kept has a code of its own, and the first jobs stay', async ({ page, request, problems }) => {
    await portal.open(page, { lines: await linesWith(request, 'version="99.x"') });
    await expect.poll(() => problems.join('\n')).toContain('<hirehq-embed> VERSION_UNKNOWN: ');
    await expect(embed(page).locator('.card').first()).toBeVisible();
  });

  test('PF-05 a profile that is not shared says so, and shows nothing', async ({ page, request }) => {
    await portal.open(page, { lines: await linesWith(request, 'remote="profile" profile-key="nobodys-key"') });
    await expect(remote(page).getByRole('heading', { level: 2 })).toHaveText('This profile does not exist');
  });

  test('PF-05 the version before is shown once the live one fails, and its developer is told', async ({
    page,
    request,
    problems,
  }) => {
    // The platform of this test has one version: the one before it has its files at another address.
    await page.route(`${ORIGIN}/embed/v1/remote?**`, async (route) => {
      const address = new URL(route.request().url());
      const isEarlier = address.searchParams.has('without');
      address.searchParams.delete('without');
      const response = await route.fetch({ url: address.href });
      const body = (await response.json()) as { responsePayload: EmbeddedRemote };
      const { remote: described } = body.responsePayload;
      if (isEarlier) described.version = '0.0.1';
      else Object.assign(described, { container: 'broken', entry: { ...described.entry, url: `${described.entry.url}?broken` } });
      await route.fulfill({ response, json: body });
    });
    await page.route('**/remoteEntry.js?broken', (route) => route.abort());
    await portal.open(page, { lines: await linesWith(request) });
    await expect(remote(page).getByRole('heading', { level: 2 })).toContainText('Jobs at');
    expect(problems.join('\n')).toContain('<hirehq-embed> REMOTE_UNREACHABLE: ');
    expect(problems.join('\n')).toContain('The version before it is shown.');
  });
});
