import { readFile } from 'node:fs/promises';
import { ORIGIN } from '../platform/addresses.ts';
import { applyByApi } from '../platform/apply-by-api.ts';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { expectHeadingsInOrder, expectReadable, goInOrder, goTo, main, pressOn } from '../platform/by-keyboard.ts';
import { employerAtWork } from '../platform/employer.ts';
import { expect, test } from '../platform/test.ts';

const report = (keyword: string, more = '') => `/candidate/analytics?keyword=${keyword}${more}`;

test.describe('a candidate who has applied', () => {
  test.use({ signedIn: 'new' });

  test('RP-02 RP-04 the activity is shown by link and after a reload, as table, file and on paper', async ({
    page,
    request,
    newcomer,
  }) => {
    const employer = await employerAtWork(request);
    const { headers } = await newcomer();
    const { id: jobId } = await employer.call<{ id: string }>('POST', 'jobs', {
      title: `Beach warden ${Date.now().toString(36)}`,
      description: '<p>Looks after the beach.</p>',
      places: [{ city: 'Utrecht', state: null, country: 'NL' }],
      easyApply: true,
      employmentType: 'FT',
      questions: [],
    });
    await applyByApi(request, headers, { jobId, answers: { availability: 'Full Time' } });
    await page.goto(report('my-activity-summary', '&period=4w'));
    const overTime = page.getByRole('region', { name: 'By week' });
    await expect(page.getByRole('heading', { level: 1, name: 'My Activity Summary' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Response rate' })).toContainText('0%');
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('4w');

    await test.step('a single value is a table without a picture, also on paper', async () => {
      const row = overTime.getByRole('table', { name: 'By week' }).getByRole('row').last();
      await expect(row).toHaveText(/10$/);
      await expect(overTime.getByRole('application')).toHaveCount(0);
      await expect(overTime.getByRole('button', { name: 'Show table' })).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      expect((await row.boundingBox())?.height).toBeGreaterThan(15);
      await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(over).toBe(0);
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('the file has the same numbers', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        overTime.getByRole('button', { name: 'Download CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^activity-over-time-\d{4}-\d\d-\d\d\.csv$/);
      const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
      expect(lines[0]).toBe('\uFEFFWeek from,Applications,First responses');
      expect(lines).toHaveLength(6);
      expect(lines[4]).toMatch(/^\d{4}-\d\d-\d\d,1,0$/);
    });

    await expectNoAxeViolation(page);
  });
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('RP-03 a location opens the search with its number of jobs, from the list and from the map', async ({ page }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== ORIGIN) elsewhere.push(request.url());
    });
    await page.goto(report('job-density', '&skill=any&by=city'));
    const density = page.getByRole('region', { name: 'Jobs by location' });
    const row = density.getByRole('row').nth(1);
    const place = (await row.getByRole('link').textContent()) ?? '';
    const count = Number(await row.getByRole('cell').last().textContent());
    expect(count).toBeGreaterThan(0);
    await expectNoAxeViolation(page);

    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/candidate\/find-jobs\?.*city=/);
    const found = page.getByText(new RegExp(`^${count} jobs?\\b`)).first();
    await expect(found).toBeVisible();
    await page.goBack();

    const bubble = density.locator('a', { has: page.locator('circle') }).filter({ hasText: `${place}: ${count} job` });
    await bubble.locator('circle').dispatchEvent('click');
    await expect(page).toHaveURL(/\/candidate\/find-jobs\?.*city=/);
    await expect(found).toBeVisible();
    expect(elsewhere, 'requests to other services').toEqual([]);
  });

  test('A42 RP-03 by keyboard and screen reader the map is zoomed, and the table beside it leads to each of its points', async ({
    page,
  }) => {
    await page.goto(report('job-density', '&skill=any&by=city'));
    const density = page.getByRole('region', { name: 'Jobs by location' });
    const links = density.getByRole('table', { name: 'Jobs by location' }).getByRole('link');
    const points = density.locator('a', { has: page.locator('circle') });
    await expect(points.first()).toBeVisible();

    await test.step('each point is in the table, with the same address and number of jobs', async () => {
      const inTable = await links.evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href'), link.closest('tr')?.lastElementChild?.textContent?.replaceAll(/\D/g, '')]),
      );
      const onMap = await points.evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href'), link.textContent?.split(': ').at(-1)?.replaceAll(/\D/g, '')]),
      );
      expect(onMap.length).toBeGreaterThan(0);
      expect(onMap).toEqual(inTable);
    });

    const tree = `
      - heading "Job Density" [level=1]
      - region "Jobs by location":
        - heading "Jobs by location" [level=2]
        - 'button "Download CSV: Jobs by location"'
        - 'figure /^In total: .*\\d jobs/':
          - group "Map view":
            - button "Zoom in"
            - button "Zoom out" [disabled]
            - button "Show all locations" [disabled]
          - table "Jobs by location":
            - rowgroup:
              - row "Location Jobs"
            - rowgroup:
              - row:
                - rowheader:
                  - link
                - cell
      `;
    await expectReadable(page, tree);
    await expectHeadingsInOrder(page);

    await test.step('Tab goes past the points of the map to its buttons and the table', async () => {
      await pressOn(page, page.getByRole('link', { name: 'Skip to content' }), 'Enter');
      await expect(main(page)).toBeFocused();
      const zoomOut = density.getByRole('button', { name: 'Zoom out' });
      await goInOrder(page, density.getByRole('button', { name: 'Zoom in' }));
      await page.keyboard.press('Enter');
      await expect(zoomOut).not.toHaveAttribute('aria-disabled');
      await pressOn(page, zoomOut, 'Enter');
      await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
      await goInOrder(page, links.first());
    });

    await page.setViewportSize({ width: 360, height: 740 });
    await expectReadable(page, tree);
    await goTo(page, links.nth(1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/candidate\/find-jobs\?.*city=/);
  });

  test('RP-02 RP-04 the menu, the list and the links between reports', async ({ page }) => {
    await page.goto('/candidate/analytics');
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'My Average Rating' }).click();
    await expect(page.getByRole('heading', { name: 'No ratings in this period' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all time' }).click();
    await expect(page).toHaveURL(/keyword=my-average-rating&period=all$/);
    await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Job Density' }).click();
    await expect(page).toHaveURL(/keyword=job-density$/);
    await expect(page).toHaveTitle(/^Job Density/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'My Average Rating' })).toBeVisible();
  });
});
