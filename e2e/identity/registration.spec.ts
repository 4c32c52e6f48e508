import { fillRegistration, newPerson, sendRegistration, sendSignIn } from '../platform/account.ts';
import { mailsTo, newestMail, passMailCheck, proofIn } from '../platform/mails.ts';
import { claimsOf, expect, test, tokensIn } from './identity-test.ts';

// The response to a refused form is a 4xx, which the browser reports.
test.use({ expectedProblems: [/status of 4\d\d/] });

test('ID-01 ID-02 ID-03 SH-11 registers, confirms by mail, lands on create-profile; the tokens name the candidate', async ({
  page,
  seen,
  request,
}) => {
  const person = newPerson();
  await page.goto('/signup');
  await sendRegistration(page, person);
  await expect(page).toHaveURL('/candidate/create-profile', { timeout: 20_000 });

  const tokens = tokensIn(seen);
  const claims = claimsOf(tokens.id_token);
  expect(claims).toMatchObject({
    aud: 'hirehq-candidate',
    name: person.name,
    email: person.email,
    username: person.email,
    preferred_username: person.email,
    email_verified: true,
    emailVerified: true,
    dsaascandidateid: claims['sub'],
    neuro_classification: 'NT',
    'custom:neuro_classification': 'NT',
    wasUserInactive: false,
  });
  expect(claimsOf(tokens.access_token)['nonce']).toBeUndefined();
  const headers = { authorization: `Bearer ${tokens.access_token}`, 'x-access-token': tokens.id_token };
  const candidate = (await (await request.get('/api/v1/candidates/', { headers })).json()) as { responsePayload: { id: string } };
  expect(candidate.responsePayload).toMatchObject({ id: claims['dsaascandidateid'], emailAddress: person.email, origin: 'P' });
});

test('ID-03 sends another mail when asked, and takes nothing that was made up', async ({ page, seen }) => {
  const person = newPerson();
  await page.goto('/signup');
  await fillRegistration(page, person);
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await newestMail(person.email);
  // Keycloak sends one mail in thirty seconds, and says so.
  await expect(async () => {
    await page.getByRole('button', { name: /^Send a new (code|link)$/ }).click();
    await expect.poll(async () => (await mailsTo(person.email)).length, { timeout: 5_000 }).toBeGreaterThanOrEqual(2);
  }).toPass({ timeout: 60_000, intervals: [5_000] });
  const proof = proofIn(await newestMail(person.email));

  const other = await page.context().newPage();
  if ('code' in proof) {
    const wrong = proof.code === '000000' ? '000001' : '000000';
    await page.getByLabel('Code').fill(wrong);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.locator('[data-error="CodeMismatchException"]')).toBeVisible();
  } else {
    await other.goto(proof.link.replace(/key=([\w-]+)\.([\w-]+)\./, 'key=$1.$2x.'));
    await expect(other.locator('[data-error]')).toBeVisible();
  }
  await other.close();
  expect(seen.tokens).toEqual([]);

  await passMailCheck(page, person.email);
  await expect(page).toHaveURL('/candidate/create-profile', { timeout: 20_000 });
});

test('ID-05 an account that is not confirmed gets no further than the mail', async ({ page, seen }) => {
  const person = newPerson();
  await page.goto('/signup');
  await fillRegistration(page, person);
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  const before = (await newestMail(person.email), await mailsTo(person.email)).length;

  await page.context().clearCookies();
  await page.goto('/signin');
  await sendSignIn(page, person);
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  expect(seen.tokens).toEqual([]);
  await passMailCheck(page, person.email, before + 1);
  await expect(page).toHaveURL('/candidate/create-profile', { timeout: 20_000 });
});

test('ID-03 an address in use makes no second account', async ({ page, person, seen }) => {
  await page.goto('/signup');
  await fillRegistration(page, { ...newPerson(), email: person.email.toUpperCase() });
  // Either the very page a new address gets, or one sentence that leads to signing in.
  await expect(
    page.getByRole('heading', { name: 'Confirm your email' }).or(page.locator('[data-error="UsernameExistsException"]').first()),
  ).toBeVisible();
  expect(seen.tokens).toEqual([]);
  await page.goto('/signin');
  await sendSignIn(page, person);
  await expect(page).toHaveURL('/candidate/create-profile', { timeout: 20_000 });
});

test('ID-04 the pages wear the brand of the view tag', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.locator('html')).toHaveAttribute('data-variant', 'D');
  const asked = new URL(page.url());
  const first = asked.searchParams;
  // The embedded provider has moved on to a page of its own; the request that led there carried the tag.
  expect(first.get('view_tag') ?? 'GENERAL_CANDIDATE_VIEW').toBe('GENERAL_CANDIDATE_VIEW');
});
