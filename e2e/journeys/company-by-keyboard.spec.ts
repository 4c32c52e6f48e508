import type { Page } from '@playwright/test';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { expectHeadingsInOrder, expectPage, expectReadable, goInOrder, goTo, main, pressOn } from '../platform/by-keyboard.ts';
import { employerAtWork } from '../platform/employer.ts';
import { jobCards, searchJobs } from '../platform/jobs.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

/** The map says the first of its places by name, and how many more there are. */
const NAMED_ON_MAP = 5;

/** Opens the page of an employer with a job in Utrecht, among others; returns the employer's name. */
async function openCompany(page: Page): Promise<string> {
  const employer = await employerAtWork(page.request);
  await employer.call('POST', 'jobs', {
    title: `Harbour pilot ${Date.now().toString(36)}`,
    description: '<p>Leads ships in.</p>',
    places: [{ city: 'Utrecht', state: null, country: 'NL' }],
    employmentType: 'FT',
  });
  const [job] = await searchJobs(page.request, { keyword: 'Harbour pilot' });
  await page.goto(`/company/${job?.enterprise.id ?? ''}`);
  await expect(main(page).getByRole('heading', { level: 1, name: employer.name })).toBeVisible();
  await expect(jobCards(page).first()).toBeVisible();
  await settled(page);
  return employer.name;
}

for (const [screen, viewport] of Object.entries({ wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }))
  test.describe(screen, () => {
    test.use({ viewport });

    test('A42 SV-08 the page of a company is gone through by keyboard and screen reader, with its map', async ({ page }) => {
      const name = await openCompany(page);
      const places = main(page).getByRole('region', { name: 'Where the jobs are' });

      await test.step('its parts are read in order, each under a heading', async () => {
        await expectReadable(
          page,
          `
          - link "Back to jobs"
          - heading "${name}" [level=1]
          - term: Open jobs
          - definition: /\\d+ open jobs/
          - link "See all open jobs"
          - button "Follow"
          - button "Copy link"
          - region "About ${name}":
            - heading "About ${name}" [level=2]
          - region "Open jobs":
            - heading "Open jobs" [level=2]
            - list:
              - listitem:
                - article:
                  - heading [level=3]:
                    - link
                  - button /^Save /
          - region "Where the jobs are":
            - heading "Where the jobs are" [level=2]
          - button "Report this employer"
          `,
        );
        await expectHeadingsInOrder(page);
        for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1);
      });

      await test.step('Tab goes from the way back through the jobs to the places, as the page is read', async () => {
        await pressOn(page, page.getByRole('link', { name: 'Skip to content' }), 'Enter');
        await expect(main(page)).toBeFocused();
        await goInOrder(page, places.getByRole('link').first());
      });

      await test.step('the map is a picture that says its places; the list beside it leads to their jobs', async () => {
        await expect(places.getByRole('figure')).toMatchAriaSnapshot(`
          - figure "The map shows towns, not addresses.":
            - 'img /^Map: .*Utrecht/'
        `);
        const listed = await places.getByRole('listitem').getByRole('link').allTextContents();
        expect(listed.length).toBeGreaterThan(1);
        const said = await places.getByRole('img').ariaSnapshot();
        for (const place of listed.slice(0, NAMED_ON_MAP)) expect(said).toContain(place);
        await expect(places.getByRole('figure').locator('a, button, [tabindex]')).toHaveCount(0);
        await expect(places.getByRole('listitem').filter({ hasText: 'Utrecht' })).toHaveText(/\d jobs?$/);
        await expectNoAxeViolation(page);
        await goTo(page, places.getByRole('link', { name: /^Utrecht/ }));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/job-list\?.*city=Utrecht/);
        await expect(main(page).getByRole('region', { name: 'Search results' })).toBeVisible();
        await expect(main(page)).toBeFocused();
      });

      await test.step('Back leads to the company, and a job from there to its page', async () => {
        await page.goBack();
        await expectPage(page, name);
        await pressOn(page, jobCards(page).getByRole('heading').getByRole('link').first(), 'Enter');
        await expect(page).toHaveURL(/\/job\//);
        await expect(main(page)).toBeFocused();
      });
    });
  });
