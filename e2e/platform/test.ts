import { expect, test as base, type BrowserContext } from '@playwright/test';
import { ORIGIN } from './addresses.ts';
import { acceptCookies } from './consent.ts';
import { COST, countIn, takeCost } from './cost.ts';
import { newCandidate, type SignedUp } from './sign-up-by-form.ts';

interface Options {
  /** Signed in as the candidate all tests of a worker share, or as one of the test's own with nothing in their history. */
  signedIn: boolean | 'new';
  /** The visitor has accepted cookies before; true by default. */
  cookiesAccepted: boolean;
  /** Messages of the console and of the page a test expects; any other makes it fail. */
  expectedProblems: RegExp[];
}

interface Fixtures {
  /** Everything the browser complained of so far. */
  problems: string[];
  /** The test's own candidate, registered when first asked for; with `signedIn: 'new'` it is signed in as them. */
  newcomer: () => Promise<SignedUp>;
  /** Tells the reporter what the test cost. */
  cost: void;
}

interface WorkerFixtures {
  /** The candidate a worker's tests share, registered when first asked for. */
  candidate: () => Promise<SignedUp>;
  /** Counts what the browser does in whatever context a test opens. */
  counter: void;
}

const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

/** Reports violations of the content policy where the console would be silent (report-only, or reported once). */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    // eslint-disable-next-line no-console -- the console is how a page talks to the test
    console.error(`securitypolicyviolation ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`);
  });
}

/** Chromium's word that the test typed into a page before its autofocus was due: a person is not that fast. */
const TYPED_BEFORE_AUTOFOCUS = /^console info: Autofocus processing was blocked because a document already has a focused element/;

/** How long is too long between preloading and use is a matter of the machine; first-pages.spec.ts proves that all of it is used. */
const USED_LATE = /^console warning: The resource \S+ was preloaded using link preload but not used within a few seconds/;

/** Playwright's word that it kept the service worker away (playwright.config.ts). */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Collects whatever a browser complains of, on all pages of a context. */
export async function watchProblems(context: BrowserContext, problems: string[]): Promise<void> {
  await context.addInitScript(reportViolations);
  context.on('console', (message) => {
    if (message.text() === WORKER_BLOCKED) return;
    problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (problem) => {
    const { name, message, stack } = problem.error();
    problems.push(`page error: ${stack || `${name} ${message}`} (${problem.page()?.url() ?? 'no page'})`);
  });
}

/** Every test of the platform: it fails when the browser's console is not empty, unless it expected what is there. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  signedIn: [false, { option: true }],
  cookiesAccepted: [true, { option: true }],
  expectedProblems: [[], { option: true }],

  candidate: [async ({}, use) => use(once(() => newCandidate(ORIGIN))), { scope: 'worker' }],

  counter: [
    async ({ browser }, use) => {
      browser.on('context', countIn);
      await use();
    },
    { scope: 'worker', auto: true },
  ],

  newcomer: async ({ baseURL }, use) => use(once(() => newCandidate(baseURL ?? ORIGIN))),

  storageState: async ({ signedIn, candidate, newcomer }, use) => {
    if (signedIn === false) return use(undefined);
    const { state } = await (signedIn === 'new' ? newcomer() : candidate());
    return use(state);
  },

  cost: [
    async ({}, use, testInfo) => {
      await use();
      testInfo.annotations.push({ type: COST, description: JSON.stringify(takeCost()) });
    },
    { auto: true },
  ],

  problems: async ({}, use) => use([]),

  context: async ({ context, baseURL, cookiesAccepted, problems, expectedProblems }, use) => {
    if (cookiesAccepted) await acceptCookies(context, baseURL ?? ORIGIN);
    await watchProblems(context, problems);
    await use(context);
    const expectedHere = [TYPED_BEFORE_AUTOFOCUS, USED_LATE, ...expectedProblems];
    const unexpected = problems.filter((problem) => !expectedHere.some((expected) => expected.test(problem)));
    expect(unexpected, 'the console of the browser is empty').toEqual([]);
  },
});

export { expect };
