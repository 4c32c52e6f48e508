import { act, cleanup, screen, within } from '@testing-library/react';
import { REPLACED_EVENT, TAKEN_OVER_EVENT } from '@hirehq/shared-contracts/first-paint';
import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadFailure } from '../remotes/load-failure.ts';
import type { PartComponent } from '../remotes/load-version.ts';
import { openShell } from '../routing/testing/open-shell.tsx';

const SERVED =
  '<p class="frame">Frame</p><main><template data-part="begin"></template><style>[data-served="0"]{top:0}</style><article>Night nurse</article><a href="/job/7">More</a><template data-part="end"></template></main>';

let settle: { ready: (part?: PartComponent) => Promise<void>; failed: (failure: LoadFailure) => Promise<void> };
/** What the elements on the page were at each change of it. */
let seen: string[];

function Part() {
  return (
    <article>
      Night nurse <button type="button">Save</button>
    </article>
  );
}

/** Serves a page, and opens the shell in its place; its part loads when the test says so. */
async function open(html = SERVED, path = '/job-list') {
  const painted = document.createElement('div');
  painted.id = PAGE_IDS.root;
  painted.innerHTML = html;
  document.body.append(painted);
  window.history.replaceState(null, '', path);
  seen = [];
  const watched = new MutationObserver(() =>
    seen.push(
      [
        painted.querySelector('.frame') ? 'painted frame' : 'frame',
        painted.querySelector('article') ? 'article' : 'no article',
        painted.textContent.includes('Loading page') ? 'skeleton' : '',
      ]
        .filter(Boolean)
        .join(', '),
    ),
  );
  watched.observe(painted, { childList: true, subtree: true });
  const events: string[] = [];
  for (const name of [REPLACED_EVENT, TAKEN_OVER_EVENT]) painted.addEventListener(name, () => void events.push(name));
  const article = painted.querySelector('article');
  const loads: { resolve: (part: PartComponent) => void; reject: (failure: LoadFailure) => void }[] = [];
  const loadPart = () => new Promise<PartComponent>((resolve, reject) => loads.push({ resolve, reject }));
  const shell = await act(async () => openShell(path, { status: 'signed-out' }, { painted, limitMs: 5_000, loadPart }));
  settle = {
    ready: (part = Part) => settled(() => loads.at(-1)?.resolve(part)),
    failed: (failure) => settled(() => loads.at(-1)?.reject(failure)),
  };
  return { ...shell, painted, article, events };
}

/** Does something, and lets everything that follows of it happen. */
async function settled(work: () => void): Promise<void> {
  for (let step = 0; step < 5; step += 1) {
    await act(async () => {
      work();
      await vi.advanceTimersByTimeAsync(0);
    });
  }
}

const late = () => act(async () => void (await vi.advanceTimersByTimeAsync(5_000)));
const lost = new LoadFailure('entry', 'not-found', 'gone');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

it('PF-01 frame and part replace what is painted in one commit, without a skeleton between', async () => {
  const { painted, article, events } = await open();
  await act(async () => void (await vi.advanceTimersByTimeAsync(4_000)));
  expect(painted).toContainElement(article);
  expect([events, seen]).toEqual([[], []]);
  await settle.ready();
  expect(painted).not.toContainElement(article);
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(new Set(seen)).toEqual(new Set(['frame, article']));
  expect(events).toEqual([REPLACED_EVENT, TAKEN_OVER_EVENT]);
});

it('PF-01 a part that is late: what is painted is moved into the page, with one line, until the part is there', async () => {
  const { painted, article, events } = await open();
  const style = painted.querySelector('style');
  await late();
  const main = screen.getByRole('main');
  expect(main).toContainElement(article);
  expect(main).toContainElement(style);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(within(main).getAllByRole('status')).toHaveLength(1);
  expect(within(main).getByRole('status')).toHaveTextContent('You can read this page. Its buttons work once it has loaded.');
  expect(within(main).getByRole('link', { name: 'More' })).toHaveAttribute('href', '/job/7');
  await settle.ready();
  expect(painted).not.toContainElement(article);
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
  expect(within(main).queryByRole('status')).not.toBeInTheDocument();
  expect(events).toEqual([REPLACED_EVENT, TAKEN_OVER_EVENT, REPLACED_EVENT, TAKEN_OVER_EVENT]);
  expect(new Set(seen)).toEqual(new Set(['frame, article']));
});

it('PF-03 a part that fails: the page stays readable, says so in one line, and tries again', async () => {
  const { article, retried } = await open();
  await settle.failed(lost);
  const main = screen.getByRole('main');
  expect(main).toContainElement(article);
  const line = within(main).getByRole('status');
  expect(line).toHaveTextContent('You can read this page, but its buttons do not work: part of it could not be loaded.');
  expect(line).toHaveAttribute('data-fallback', 'primary');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await act(async () => within(line).getByRole('button', { name: 'Try again' }).click());
  expect(retried).toEqual(['jobList']);
  expect(main).toContainElement(article);
  await settle.ready();
  expect(main).not.toContainElement(article);
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
});

it('PF-03 a part that throws while it is mounted leaves the page readable', async () => {
  const { article } = await open();
  vi.spyOn(console, 'error').mockReturnValue();
  await settle.ready(() => {
    throw new Error('broken');
  });
  const main = screen.getByRole('main');
  expect(main).toContainElement(article);
  expect(within(main).getByRole('status')).toHaveTextContent('could not be loaded');
});

it('PF-01 another address has nothing of what the page came with', async () => {
  const { article, navigator } = await open();
  await late();
  await act(async () => navigator.navigate('/job-list?keyword=nurse'));
  expect(screen.getByRole('main')).not.toContainElement(article);
  expect(screen.getByText('Loading page')).toBeInTheDocument();
  await settle.ready();
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
});

it.each([
  ['a skeleton', '<main><i>skeleton</i></main>'],
  ['nothing between', '<main><template data-part="begin"></template><template data-part="end"></template></main>'],
  ['no end', '<main><template data-part="begin"></template><article>x</article></main>'],
])('PF-01 the shell waits for nothing in a page with %s', async (_, html) => {
  const { events } = await open(html);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(events).toEqual([REPLACED_EVENT, TAKEN_OVER_EVENT]);
  await settle.ready();
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
});
