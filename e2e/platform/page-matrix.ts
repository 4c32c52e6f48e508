import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { BRAND_VARIANTS, designedFor, type BrandVariant } from '@hirehq/shared-contracts/codes';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@hirehq/shared-contracts/demo';
import { routes } from '@hirehq/shared-contracts/routes';
import { demoAccount, sendSignIn, type StorageState } from './account.ts';
import { PORTS } from './addresses.ts';
import { candidateHeaders } from './apply-by-api.ts';
import { axeViolations } from './axe.ts';
import { builtReleases } from './built-releases.ts';
import { combinations, IS_FULL_RUN, type Combination } from './combinations.ts';
import { acceptCookies } from './consent.ts';
import { createDataFolder, removeDataFolder } from './data-folder.ts';
import { cutOff, hiddenFocus, spaceOut } from './fits.ts';
import { searchJobs } from './jobs.ts';
import { layoutShifts, meterLayoutShift } from './layout-shift.ts';
import { PAGES, READERS, type PageUnderTest, type Reader, type Subjects } from './pages.ts';
import { emphasisedIn, setReadingFocus, textsOf } from './reading.ts';
import { settled } from './settled.ts';
import { START_WITHIN_MS, startPlatform, type DemoAccount, type Platform } from './start-platform.ts';
import { expect, test } from './test.ts';

/** What a page is looked at under; the pages of one platform in one language are opened in one browser, one after the other. */
const FACTORS = {
  page: PAGES.map(({ name }) => name),
  variant: BRAND_VARIANTS,
  locale: ['en', 'es', 'ar'],
  colours: ['light', 'dark', 'high contrast'],
  /** 320 px is what WCAG asks for (1.4.10). */
  width: [320, 1280],
  readingFocus: [false, true],
} as const;
type Look = Combination<typeof FACTORS>;

/** Pages that are built alike are of one kind; in a full run no two are. */
const kindOf = ({ kind, name }: PageUnderTest) => (IS_FULL_RUN ? name : (kind ?? name));

/** The combinations of each kind of page; its pages are looked at in turn, each at least once. */
function looksOfPages(): Look[] {
  const pages = Map.groupBy(PAGES, kindOf);
  const rows = Map.groupBy(combinations({ ...FACTORS, page: [...pages.keys()] }), ({ page }) => page);
  return [...rows].flatMap(([kind, ofKind]) => {
    const names = pages.get(kind)?.map(({ name }) => name) ?? [];
    return Array.from({ length: Math.max(names.length, ofKind.length) }, (_, turn) => ({
      ...(ofKind[turn % ofKind.length] as Look),
      page: names[turn % names.length] ?? kind,
    }));
  });
}
const LOOKS = looksOfPages();

/** Besides its own width each look has a small one: a narrow look what 1280 × 900 leaves at 200 %, a wide one the narrow window. */
const SMALL = { 320: { width: 640, height: 450 }, 1280: { width: 320, height: 640 } } as const satisfies Record<
  Look['width'],
  object
>;

const byName = new Map(PAGES.map((page) => [page.name, page]));

type Ask = <Data>(query: string) => Promise<Data>;

/** What the pages show of the signed-in candidate, who has an interview. */
async function subjectsOf(request: APIRequestContext, headers: Record<string, string>): Promise<Subjects> {
  const ask: Ask = async <Data>(query: string) => {
    const response = await request.post('/graphql', { headers, data: { query } });
    return ((await response.json()) as { data: Data }).data;
  };
  const [job] = await searchJobs(request, {});
  const { interviews } = await ask<{ interviews: { id: string; job: { id: string; enterprise: { id: string } } }[] }>(
    '{ interviews { id job { id enterprise { id } } } }',
  );
  const { createPublicKey } = await ask<{ createPublicKey: { publicKey: string } }>(
    'mutation { createPublicKey { ... on CreatePublicKeyDone { publicKey } } }',
  );
  const [interview] = interviews;
  if (!job || !interview) throw new Error('the demo data have no job or no interview');
  const enterpriseId = interview.job.enterprise.id;
  return {
    job: job.id,
    trackedJob: interview.job.id,
    interview: interview.id,
    conversation: { candidateId: enterpriseId, enterpriseId },
    candidateKey: createPublicKey.publicKey,
  };
}

/** Everything that could be wrong with an open page in one look, each finding with where it was. */
async function findingsOf(
  page: Page,
  keepsTexts: boolean,
  { colours, width, readingFocus }: Look,
): Promise<Record<string, unknown[]>> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({
    colorScheme: colours === 'dark' ? 'dark' : 'light',
    contrast: colours === 'high contrast' ? 'more' : 'no-preference',
    reducedMotion: 'reduce',
  });
  if (readingFocus && keepsTexts) await expectTextsToStay(page);
  else if (readingFocus) await setReadingFocus(page);
  // Where the look before ended, a sticky header may cover half of a control, which axe calls a target that is too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await settled(page);
  const findings: Record<string, unknown[]> = {
    axe: await axeViolations(page),
    cut: await cutOff(page),
    'focus nobody sees': await hiddenFocus(page),
  };
  await page.setViewportSize(SMALL[width]);
  await settled(page);
  findings[`cut at ${SMALL[width].width} px`] = await cutOff(page);
  findings[`focus nobody sees at ${SMALL[width].width} px`] = await hiddenFocus(page);
  const setBack = await spaceOut(page);
  findings['cut with wide text'] = await cutOff(page);
  await setBack();
  return findings;
}

/** Turns reading focus on: no text of the page changes. Repeated, because parts of the page may still be loading the first time. */
const expectTextsToStay = (page: Page) =>
  expect(async () => {
    await setReadingFocus(page, null);
    await expect.poll(() => emphasisedIn(page, 'body')).toEqual([]);
    const texts = await textsOf(page);
    await setReadingFocus(page);
    await expect.poll(() => emphasisedIn(page, 'body')).not.toEqual([]);
    expect(await textsOf(page)).toEqual(texts);
  }).toPass({ timeout: 30_000 });

/** Opens a page, and looks at it in each of the given looks. */
async function visit(page: Page, subjects: Subjects, looks: readonly Look[]): Promise<void> {
  const [first] = looks;
  const shown = byName.get(first?.page ?? '');
  if (!first || !shown) return;
  // Opened as on a phone of today; made narrower afterwards.
  await page.setViewportSize({ width: Math.max(first.width, 360), height: 800 });
  await page.goto(shown.path(subjects));
  await expect(shown.content?.(page) ?? page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await settled(page);
  const all: unknown[] = (await layoutShifts(page)).map((shift) => ({ look: 'when it was opened', moves: shift }));
  await shown.open?.(page);
  for (const how of looks) {
    const look = `${how.colours}, ${how.width} px${how.readingFocus ? ', reading focus' : ''}`;
    const found = Object.entries(await findingsOf(page, shown.keepsTexts ?? true, how)).filter(([, of]) => of.length > 0);
    if (found.length > 0) all.push({ look, ...Object.fromEntries(found) });
    if (how.readingFocus) await setReadingFocus(page, null);
  }
  expect.soft(all, shown.name).toEqual([]);
}

const PORT_OF = { D: PORTS.shared, N: PORTS.neurodiversity, H: PORTS.healthcare } as const satisfies Record<BrandVariant, number>;
/** How many pages a test opens: enough to spare browsers, few enough to be run again. */
const PAGES_A_TEST = 8;

interface SignIn {
  /** The page for which they sign in. */
  path: string;
  account: Pick<DemoAccount, 'email' | 'password'>;
  /** The brand is for others: they are asked whether they want to sign in. */
  isAsked: boolean;
}

/** The storage of somebody who is signed in on a platform, and what `look` finds there. */
async function signInAt<Found>(
  browser: Browser,
  origin: string,
  { path, account, isAsked }: SignIn,
  look: (page: Page) => Promise<Found>,
): Promise<{ state: StorageState; found: Found }> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US' });
  await acceptCookies(context, origin);
  const page = await context.newPage();
  await page.goto(path);
  await sendSignIn(page, account);
  if (isAsked) await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(path);
  const found = await look(page);
  const state = await context.storageState();
  await context.close();
  return { state, found };
}

/** Tests of every page on a platform of one brand: in all looks in a full run, otherwise so that any two values meet. */
export function describeEveryPage(variant: BrandVariant): void {
  const origin = `http://localhost:${PORT_OF[variant]}`;
  let platform: Platform | undefined;
  const states: Partial<Record<Reader, StorageState>> = {};
  let subjects: Subjects;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(START_WITHIN_MS);
    if (variant !== 'D')
      platform = await startPlatform({
        port: PORT_OF[variant],
        data: await createDataFolder(),
        releases: builtReleases(),
        environment: { HIREHQ_VARIANT: variant },
      });
    const account = platform ? platform.demoAccounts[0] : demoAccount();
    if (!account) throw new Error('the platform has no demo data');
    const isAsked = designedFor(variant) === 'ND';
    const candidate = await signInAt(browser, origin, { path: routes.dashboard(), account, isAsked }, async (page) =>
      subjectsOf(page.request, await candidateHeaders(page, () => page.reload())),
    );
    const operator = { path: routes.platform(), account: { email: DEMO_PEOPLE.olga, password: DEMO_PASSWORD }, isAsked: false };
    const { state } = await signInAt(browser, origin, operator, async () => undefined);
    Object.assign(states, { candidate: candidate.state, operator: state });
    subjects = candidate.found;
  });

  test.afterAll(async () => {
    if (!platform) return;
    await platform.stop();
    await removeDataFolder(platform.data);
  });

  for (const locale of FACTORS.locale)
    for (const reader of READERS)
      test.describe(`${locale}, ${reader}`, () => {
        test.use({
          baseURL: origin,
          locale,
          storageState: ({}, use) => use(states[reader]),
          actionTimeout: 20_000,
          // A page says that something is not there; its status is 404, which Chromium reports.
          expectedProblems: [/404 \(Not Found\)/],
        });

        const looks = LOOKS.filter(
          (row) => row.variant === variant && row.locale === locale && byName.get(row.page)?.reader === reader,
        );
        const visits = Object.values(Object.groupBy(looks, ({ page }) => page));
        for (let at = 0; at < visits.length; at += PAGES_A_TEST) {
          const here = visits.slice(at, at + PAGES_A_TEST);
          test(`SH-24 SH-30 PF-09 AX-01 AX-02 A19 A42 variant ${variant} in ${locale}: ${here.map((of) => of?.[0]?.page).join(', ')}`, async ({
            page,
          }) => {
            test.slow();
            await meterLayoutShift(page);
            for (const of of here) await test.step(of?.[0]?.page ?? '', () => visit(page, subjects, of ?? []));
          });
        }
      });
}
