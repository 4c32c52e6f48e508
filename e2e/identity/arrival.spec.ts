import { accountMenu, sendSignIn } from '../platform/account.ts';
import { claimsOf, EITHER_PROVIDER, expect, registrationOf, test, tokensIn } from './identity-test.ts';

const QUESTION = 'This platform has been designed just for neurotypical candidates. Are you sure you want to log in?';

test.describe('a candidate the brand was not made for', () => {
  test.beforeEach(async ({ page, person, signIn, seen, request, context }) => {
    async function headersBySigningIn(): Promise<Record<string, string>> {
      await signIn(page, person);
      // The question about cookies is a dialog too.
      await context.clearCookies({ name: /^(?!cookieConsent$)/ });
      await page.evaluate(() => localStorage.clear());
      const { access_token: access, id_token: id } = tokensIn(seen);
      return { authorization: `Bearer ${access}`, 'x-access-token': id };
    }
    const headers = registrationOf(person)?.headers ?? (await headersBySigningIn());
    const response = await request.put('/api/v1/candidates/', { headers, data: { neuroClassification: 'ND' } });
    expect(response.status()).toBe(200);
    await page.goto('/signin');
    await sendSignIn(page, person);
    await expect(page.getByRole('dialog')).toContainText(QUESTION, { timeout: 20_000 });
  });

  test('SH-37 says yes: the classification is changed, in the tokens too, and not asked for again', async ({ page, seen }) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL('/candidate/create-profile');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => claimsOf(tokensIn(seen).id_token)['neuro_classification'], { timeout: 20_000 }).toBe('NT');
    await page.goto('/candidate/my-jobs');
    await expect(accountMenu(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('SH-37 says no: is signed out', EITHER_PROVIDER, async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'No' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => localStorage.getItem('token')).catch(() => null)).toBeNull();
  });

  test.describe('and nothing can be saved', () => {
    test.use({ expectedProblems: [/status of 500/] });

    test('SH-37 is told that something went wrong, and asked again', EITHER_PROVIDER, async ({ page }) => {
      await page.route('**/api/v1/candidates/', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { statusCode: 500 } }) : route.continue(),
      );
      await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });
});

test.describe('links', () => {
  // The employer of a made-up domain is not there.
  test.use({ expectedProblems: [/status of 404/] });

  test('SH-08 a link into a talent pool leads to registration, and the pool is kept', async ({ page }) => {
    const pool = '1f6a1c1e-0000-4000-8000-0000000000aa';
    await page.goto(`/candidate/find-jobs?pool_id=${pool}&validDomainName=nobody.example`);
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await page.goto('/privacypolicy');
    const kept = await page.evaluate(() => [localStorage.getItem('pool_id'), localStorage.getItem('redirect_uri')]);
    expect(kept).toEqual([pool, `/candidate/find-jobs?pool_id=${pool}&validDomainName=nobody.example`]);
  });
});

test(
  'SH-15 a refusal because the address is missing leads to registration, which says why',
  EITHER_PROVIDER,
  async ({ page, identity }) => {
    await page.goto('/sso/callback#error=access_denied&error_description=EMAIL_NOT_FOUND_EXCEPTION&state=x');
    await expect(page.getByText(/does not tell us your name and email/)).toBeVisible();
    if (identity.kind === 'keycloak')
      await page.getByRole('button', { name: 'Sign Up' }).and(page.locator('main button')).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  },
);
