import { expect, test } from '../platform/test.ts';

test('SV-03 the API can be read and tried in a browser, within its content policy', async ({ page }) => {
  const response = await page.goto('/api/docs');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  const call = page.locator('.opblock', { hasText: '/public/api/v1/places/{text}' }).first();
  await call.locator('.opblock-summary').click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByPlaceholder('text').fill('Lon');
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table .response-col_status').last()).toContainText('200');
});

test('SV-03 the employers’ API can be read in a browser, within its content policy', async ({ page }) => {
  const response = await page.goto('/employer/v1/docs');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await page.getByText('GET', { exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'responsePayload' }).first()).toBeVisible();
});
