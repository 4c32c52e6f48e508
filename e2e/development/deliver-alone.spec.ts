import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import type { Canary, DeliveryStatus, HistoryEntry, ReleaseRecord, SetRecord } from '@hirehq/shared-contracts/delivery';
import type { LoadReport } from '@hirehq/shared-contracts/release';
import type { StorageState } from '../platform/account.ts';
import { ORIGIN, PORTS } from '../platform/addresses.ts';
import { builtReleases } from '../platform/built-releases.ts';
import { acceptCookies } from '../platform/consent.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { useOutboxOf } from '../platform/mails.ts';
import { newCandidate } from '../platform/sign-up-by-form.ts';
import { START_WITHIN_MS, startPlatform, type Platform } from '../platform/start-platform.ts';
import { allBut, type Others } from '../platform/stranger/others.ts';
import { PLANTED, plantLeaks } from '../platform/stranger/plant-leaks.ts';
import { createStranger, type Stranger } from '../platform/stranger/stranger.ts';
import type { Ran } from '../platform/stranger/terminal.ts';
import { tutorialCommands } from '../platform/stranger/tutorial.ts';
import { visitAsNewcomer, type Visited } from '../platform/stranger/visitors.ts';
import { expect, test } from '../platform/test.ts';

/** The whole path of a team: its commands build four times and test twice. */
const WITHIN_MS = 30 * 60_000;

test.use({ expectedProblems: [/.*/] });
test.describe.configure({ mode: 'serial', timeout: WITHIN_MS });

/** Far more than it takes until a tenth of the visitors, all with broken loads, have shown it. */
const MOST_VISITORS = 500;

let platform: Platform;
let stranger: Stranger;
let candidate: StorageState;
let visited: Visited;
let before: Others;
/** What takes the place of words of the page. */
const values: Record<string, string> = {};

test.beforeAll(async () => {
  test.setTimeout(2 * START_WITHIN_MS);
  const data = await createDataFolder();
  platform = await startPlatform({ port: PORTS.stranger, data, releases: builtReleases() });
  stranger = createStranger(data);
  useOutboxOf(platform.origin);
  candidate = (await newCandidate(platform.origin)).state;
  visited = {
    origin: platform.origin,
    path: '/candidate/learning',
    remote: 'learning',
    part: 'learning',
    headings: /^(Learning|Courses)$/,
  };
  before = await allBut('learning', platform);
  Object.assign(values, {
    FOLDER: stranger.kit,
    'KEY.json': join(stranger.home, 'KEY.json'),
    'https://dev.example.com': platform.origin,
    'https://jobs.example.com': platform.origin,
  });
});

test.afterAll(async () => {
  // Other files run in the same worker.
  useOutboxOf(ORIGIN);
  stranger.remove();
  await platform.stop();
  await removeDataFolder(platform.data);
});

/** A line of the page with what its reader puts in place of examples. */
const filledIn = (line: string) => Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, value), line);

/** Runs a line of the team; fails unless it succeeds. */
async function team(line: string): Promise<string> {
  const { code, text, said } = await stranger.terminal.run(line);
  expect(code, said).toBe(0);
  return text;
}

const asked = async <Payload>(line: string): Promise<Payload> => JSON.parse(await team(`${line} --json`)) as Payload;
const status = () => asked<DeliveryStatus>('npx hirehq-remote status');
const canaryNow = async () => (await asked<Canary[]>('npx hirehq-remote canary list'))[0];

async function liveVersion(): Promise<string | undefined> {
  return (await status()).remotes.find(({ remote }) => remote === 'learning')?.version;
}

async function inSignedInBrowser(browser: Browser, use: (context: BrowserContext) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ storageState: candidate, locale: 'en-US' });
  await acceptCookies(context, platform.origin);
  try {
    await use(context);
  } finally {
    await context.close();
  }
}

/** Candidates find this heading at the page of the remote. */
async function seesHeading(browser: Browser, name: string): Promise<void> {
  await inSignedInBrowser(browser, async (context) => {
    const page = await context.newPage();
    await page.goto(platform.origin + visited.path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
}

/** Visitors come until the canary has ended, or until some of them had it. Returns what those reported. */
async function visitorsCome(
  browser: Browser,
  until: (reports: readonly LoadReport[]) => Promise<boolean>,
): Promise<LoadReport[]> {
  const tried = (await canaryNow())?.version ?? '';
  const reports: LoadReport[] = [];
  for (let count = 0; count < MOST_VISITORS; count += 1) {
    const reported = await visitAsNewcomer(browser, visited, { candidate, tried });
    reports.push(...reported);
    // A canary is ended a moment after the report that decides it, and nobody reports it from then on.
    const isTimeToLook = reported.length > 0 || count % 20 === 0;
    if (reports.length > 0 && isTimeToLook && (await until(reports))) return reports;
  }
  throw new Error(`${MOST_VISITORS} visitors came, and ${reports.length} reported ${tried}`);
}

/** By the beginning of a line that serves until it is ended: what it says once it is ready, and what is to be seen then. */
const SERVES: Readonly<Record<string, { ready: RegExp; see: (browser: Browser, said: string) => Promise<void> }>> = {
  'npm run dev -- --shell': {
    ready: /Open (http\S+)/,
    see: (browser, said) =>
      inSignedInBrowser(browser, async (context) => {
        const page = await context.newPage();
        await page.goto(/Open (http\S+)/.exec(said)?.[1] ?? '');
        await page.goto(platform.origin + visited.path);
        await expect(page.getByRole('heading', { level: 1, name: 'Learning' })).toBeVisible();
      }),
  },
  'npm run dev': {
    ready: /runs alone at (http\S+)/,
    see: async (browser, said) => {
      const page = await browser.newPage();
      await page.goto(`${/runs alone at (http\S+)/.exec(said)?.[1] ?? ''}${visited.path}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Learning' })).toBeVisible();
      await page.close();
    },
  },
};

/** Versions of the remote in the order in which they were published. */
const published: string[] = [];

/** By the beginning of a line: what is true after it, and who comes then. */
const AFTER: Readonly<Record<string, (browser: Browser, ran: Ran) => Promise<void>>> = {
  'npx hirehq-remote check': async (_, { said }) => {
    expect(said).toContain('✓ tests and contract');
    expect(said).toContain('✓ leaks');
    expect(said).toContain('All checks pass; not checked: what others use');
  },
  'npm run team-key -- add': async (_, { text }) => {
    values['HIREHQ_TEAM_KEY=…'] = `HIREHQ_TEAM_KEY=${text.trim().split('\n').at(-1) ?? ''}`;
  },
  'npx hirehq-remote publish': async () => {
    const [newest] = await asked<ReleaseRecord[]>('npx hirehq-remote publish').then((record) => [record].flat());
    published.push(newest?.version ?? '');
    expect(await liveVersion()).toBe(published.at(-2));
  },
  'npx hirehq-remote promote': async (browser) => {
    expect(await liveVersion()).toBe(published[0]);
    await seesHeading(browser, 'Learning');
  },
  "npx hirehq-remote canary start --share 10 --why 'a better title'": async (browser) => {
    const [report] = await visitorsCome(browser, async () => true);
    expect(report).toMatchObject({ outcome: 'ok', attempts: [{ version: published[1], outcome: 'ok' }] });
    expect(await canaryNow()).toMatchObject({ state: 'RUNNING', version: published[1], against: published[0], share: 10 });
  },
  'npx hirehq-remote canary promote': async (browser) => {
    expect(await liveVersion()).toBe(published[1]);
    await seesHeading(browser, 'Courses');
  },
  "npx hirehq-remote canary start --share 10 --why 'to see it reverted'": async (browser) => {
    const reports = await visitorsCome(browser, async () => (await canaryNow())?.state === 'REVERTED');
    for (const { outcome, attempts } of reports) {
      expect(outcome).toBe('stepped-back');
      expect(attempts[0]).toMatchObject({ version: published[2], outcome: 'failed', cause: 'threw' });
      expect(attempts[0]?.message).toContain('broken on purpose');
      expect(attempts.at(-1)).toMatchObject({ version: published[1], outcome: 'ok' });
    }
  },
  'npx hirehq-remote canary list': async (browser, { said }) => {
    if (published.length < 3) return;
    expect(said).toContain('reverted');
    expect(said).toMatch(new RegExp(`Reverted: learning .* with ${published[2]} and in 0 of`));
    expect(await liveVersion()).toBe(published[1]);
    await seesHeading(browser, 'Courses');
  },
  'npx hirehq-remote history --sets': async (browser) => {
    const { items } = await asked<{ items: SetRecord[] }>('npx hirehq-remote history --sets');
    const versions = items.map(({ members }) => members.find(({ remote }) => remote === 'learning')?.version);
    expect(versions.slice(0, 4)).toEqual([published[0], published[1], published[0], undefined]);
    await seesHeading(browser, 'Learning');
  },
  'npx hirehq-remote history': async () => {
    const { items } = await asked<{ items: HistoryEntry[] }>('npx hirehq-remote history');
    const ofTeam = items.filter(({ remote }) => remote === 'learning').map(({ action, by }) => `${action} by ${by}`);
    expect(ofTeam).toEqual([
      'CANARY_REVERT by platform',
      'CANARY_START by learning',
      'PUBLISH by learning',
      'CANARY_PROMOTE by learning',
      'CANARY_START by learning',
      'PUBLISH by learning',
      'PROMOTE by learning',
      'PUBLISH by learning',
    ]);
  },
};

const rowOf = <Row>(rows: Readonly<Record<string, Row>>, line: string) => {
  const start = Object.keys(rows).find((each) => line.startsWith(each));
  return start === undefined ? undefined : { start, row: rows[start] };
};

test('PF-02 PF-03 PF-08 every command of the tutorial works as written, and releases nothing but one remote', async ({
  browser,
}) => {
  const used = new Set<string>();
  for (const { line, isOfOperator } of tutorialCommands())
    await test.step(line, async () => {
      const serves = rowOf(SERVES, line);
      if (!isOfOperator && serves?.row) {
        used.add(serves.start);
        const { said, stop } = await stranger.terminal.serve(filledIn(line), serves.row.ready);
        try {
          await serves.row.see(browser, said);
        } finally {
          await stop();
        }
        return;
      }
      const ran = await (isOfOperator ? stranger.operator : stranger.terminal).run(filledIn(line));
      expect(ran.code, ran.said).toBe(0);
      const after = rowOf(AFTER, line);
      if (after) used.add(after.start);
      await after?.row?.(browser, ran);
    });
  expect([...used].toSorted()).toEqual([...Object.keys(SERVES), ...Object.keys(AFTER)].toSorted());
  expect(await allBut('learning', platform)).toEqual(before);
});

test('PF-03 check of a project outside of the tree names a planted leak of each kind', async () => {
  plantLeaks(join(stranger.home, 'mfe-learning'));
  const { code, text, said } = await stranger.terminal.run('npx hirehq-remote check');
  expect(said).toContain('✗ leaks');
  for (const planted of PLANTED) expect(text).toMatch(planted);
  expect(code).toBe(1);
});

test('PF-03 check says when it looks for no leaks, and fails where it cannot', async () => {
  await team('git checkout src && rm -f src/leaks.ts');
  const without = await stranger.terminal.run('npx hirehq-remote check --no-leaks');
  expect(without.said).toContain('– leaks: not checked, because of --no-leaks');
  expect(without.text).toContain('All checks pass; not checked: leaks');
  expect(without.code).toBe(0);
  const missing = await stranger.terminal.run('npx hirehq-remote check', { CHROME_PATH: '/nowhere/chromium' });
  expect(missing.said).toContain('CHROME_PATH is /nowhere/chromium, and there is no such file');
  expect(missing.code).toBe(1);
});
