import { publicProfile } from '../platform/public-profile.ts';
import { meterLayoutShift } from '../platform/layout-shift.ts';
import { isServed, LANGUAGES, openServed, partOf } from '../platform/served-part.ts';
import { expect, test } from '../platform/test.ts';

const HOSTILE = `"></article></main><script>broken=1</script><img src=x onerror="broken=1">`;

for (const { language, locale } of LANGUAGES) {
  test.describe(`in ${language} without scripts`, () => {
    test.use({ javaScriptEnabled: false, locale });

    test(`PF-01 PR-08 a public profile is read as it is served, in ${language}`, async ({ page, request, newcomer }) => {
      const { path, words } = await publicProfile(request, await newcomer());
      await isServed(request, path, locale);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      for (const word of words) await expect(main.getByText(word).first()).toBeVisible();
      await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(main.locator('img')).toHaveAttribute('src', /^\/files\//);
      // What needs scripts is not offered.
      await expect(main.locator('button:visible')).toHaveCount(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  });
}

test.describe('where pages move', () => {
  // What a transition would show between the painted page and the shell's must not be hidden by a preference.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const width of [412, 1280])
    test(`PF-01 PR-08 at ${width} px nothing moves when the shell takes over a public profile, and nothing is requested again`, async ({
      page,
      request,
      newcomer,
    }) => {
      const { path } = await publicProfile(request, await newcomer());
      await page.setViewportSize({ width, height: 800 });
      await meterLayoutShift(page);
      const asked: string[] = [];
      page.on('request', (sent) => {
        if (new URL(sent.url()).pathname === '/graphql') asked.push(sent.postData() ?? '');
      });
      const takeOver = await openServed(page, path);
      const painted = await page.getByRole('main').getByRole('article').innerText();
      await takeOver();
      expect(await page.getByRole('main').getByRole('article').innerText()).toBe(painted);
      await expect(page.getByRole('main').getByRole('button', { name: /Print/ })).toBeVisible();
      expect(await page.evaluate(() => globalThis.layoutShifts)).toEqual([]);
      expect(asked.filter((body) => body.includes('PublicProfile'))).toEqual([]);
    });
});

test('PR-08 hostile texts of a profile are text, before and after the shell takes over', async ({ page, request, newcomer }) => {
  const { path } = await publicProfile(request, await newcomer(), HOSTILE);
  const takeOver = await openServed(page, path);
  const article = page.getByRole('main').getByRole('article');
  for (const step of [async () => {}, takeOver]) {
    await step();
    await expect(article.getByText(HOSTILE)).toBeVisible();
    expect(await article.locator('script, img[src="x"]').count()).toBe(0);
    expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false);
  }
});

test('PR-07 PR-08 what is hidden is gone from the next page, and so is a profile that is no longer shared', async ({
  request,
  newcomer,
}) => {
  const { path, words, city, change } = await publicProfile(request, await newcomer());
  await isServed(request, path);
  expect(await partOf(request, path, 'en')).toContain(city);
  await change('setProfileVisibility(section: LOCATION, audience: EMPLOYERS)');
  const whole = async () => request.get(path, { headers: { accept: 'text/html' } });
  expect(await (await whole()).text()).not.toContain(city);
  await change('revokePublicKey');
  const gone = await whole();
  expect([gone.status(), (await gone.text()).includes(words[0] ?? '')]).toEqual([404, false]);
});
