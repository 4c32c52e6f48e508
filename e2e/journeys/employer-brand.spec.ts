import type { Page, Route } from '@playwright/test';
import { purpleTheme } from '@hirehq/shared-contracts/testing';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { jobCards } from '../platform/jobs.ts';
import { expect, test } from '../platform/test.ts';

const PURPLE = 'rgb(122, 31, 162)';

type Entry = Partial<Record<keyof typeof purpleTheme, unknown>>;

/** The services as they would respond for an employer with this theme. */
async function employerWith(page: Page, theme: readonly Entry[]): Promise<void> {
  await page.route('**/public/api/v1/candidates/enterprise/details/*', (route: Route) =>
    route.fulfill({
      json: {
        responsePayload: {
          enterpriseId: '1f6a1c1e-0000-4000-8000-0000000000ee',
          establishmentName: 'Acme',
          theme,
          exclusiveCandidateTheme: null,
          exclusiveCandidateLogoFileSignedUrl: null,
          navBarLogoSignedUrl: null,
          careerPortalFavIcon: null,
          validDomainNames: 'jobs.acme.example',
        },
      },
    }),
  );
}

const signUp = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign Up' });
const search = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
const backgroundOf = (page: Page, which: 'shell' | 'remote') => (which === 'shell' ? signUp(page) : search(page));

test('SH-29 SH-30 a link of an employer dresses shell and remotes at once, and the next page from the start', async ({
  page,
}) => {
  await employerWith(page, [{ ...purpleTheme, isSelected: false, primaryColor: '00695C' }, purpleTheme]);
  await page.goto('/job-list?validDomainName=jobs.acme.example');
  for (const which of ['shell', 'remote'] as const) await expect(backgroundOf(page, which)).toHaveCSS('background-color', PURPLE);
  await page.goto('/job-list');
  await expect(signUp(page)).toHaveCSS('background-color', PURPLE);
  await expect(jobCards(page).first()).toBeVisible();
  await expectNoAxeViolation(page);
});
