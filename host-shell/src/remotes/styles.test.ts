import { afterEach, expect, it, vi } from 'vitest';
import type { ReleaseFile } from './probe-file.ts';
import { attachStyles, removeStyles } from './styles.ts';

// webpack declares it where it bundles.
vi.hoisted(() => Object.assign(globalThis, { __webpack_nonce__: undefined }));

const FILE: ReleaseFile = { url: '/remotes/jobs/1.0.0/styles.css', integrity: 'sha384-x', kind: 'style' };

const links = () => [...document.head.querySelectorAll('link')];
/** jsdom loads no style sheets. */
function finish(event: 'load' | 'error'): void {
  for (const link of links()) {
    if (event === 'load') Object.defineProperty(link, 'sheet', { value: { cssRules: [{}] }, configurable: true });
    link.dispatchEvent(new Event(event));
  }
}
const attach = () => attachStyles([FILE], 'jobs_1', 60_000);

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('PF-03 parts that load at the same time wait for the same file', async () => {
  const parts = [attach(), attach()];
  expect(links()).toHaveLength(1);
  finish('load');
  await Promise.all(parts);
  await attach();
  expect(links()).toHaveLength(1);
});

it('PF-03 a file that did not load fails each part that waits for it, and is tried again by the next', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  const parts = [attach(), attach()];
  finish('error');
  for (const part of parts) await expect(part).rejects.toMatchObject({ phase: 'css', cause: 'not-found', url: FILE.url });
  expect(links()).toEqual([]);
  const again = attach();
  expect(links()).toHaveLength(1);
  finish('load');
  await again;
});

it('PF-03 a file of a release that was discarded while it loaded is loaded again', async () => {
  void attach();
  removeStyles('jobs_1');
  const again = attach();
  expect(links()).toHaveLength(1);
  finish('load');
  await again;
});

it('PF-01 a file that came with the page is not loaded again, and stays while the page shows what it is for', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${FILE.url}" integrity="sha384-x" crossorigin="anonymous" data-release="jobs_1">`;
  document.body.innerHTML =
    '<main><template data-part="begin"></template><p>Jobs</p><template data-part="end"></template></main>';
  const [served] = links();
  finish('load');
  await attach();
  void attachStyles([{ ...FILE, url: '/remotes/jobs/1.0.0/later.css' }], 'jobs_1', 60_000);
  expect(links()).toHaveLength(2);
  removeStyles('jobs_1');
  expect(links()).toEqual([served]);
  document.body.innerHTML = '<main><div data-adopted=""><p>Jobs</p></div></main>';
  removeStyles('jobs_1');
  expect(links()).toEqual([served]);
  document.body.innerHTML = '<main></main>';
  removeStyles('jobs_1');
  expect(links()).toEqual([]);
});

it.each([
  ['is missing, so that its style sheet is empty', { value: { cssRules: [] } }],
  [
    'may not be read',
    {
      value: {
        get cssRules(): never {
          throw new DOMException('not allowed', 'SecurityError');
        },
      },
    },
  ],
])('PF-03 a file that came with the page and %s is loaded again', async (_, sheet) => {
  document.head.innerHTML = `<link rel="stylesheet" href="${FILE.url}" data-release="jobs_1">`;
  const [served] = links();
  if (served) Object.defineProperty(served, 'sheet', sheet);
  const again = attach();
  expect(links()).toHaveLength(1);
  expect(links()).not.toContain(served);
  finish('load');
  await again;
});

const LATE = `<link rel="stylesheet" href="${FILE.url}" data-release="jobs_1" media="print" data-late>`;

it('PF-01 a file for which the page did not wait is waited for, and not requested again', async () => {
  document.head.innerHTML = LATE;
  const [served] = links();
  const parts = [attach(), attach()];
  const isDone = vi.fn<() => void>();
  void Promise.all(parts).then(isDone);
  await Promise.resolve();
  expect(isDone).not.toHaveBeenCalled();
  finish('load');
  await Promise.all(parts);
  expect(links()).toEqual([served]);
});

it('PF-01 a file for which the page did not wait fails the part if it does not load', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 500 })));
  document.head.innerHTML = LATE;
  const part = attach();
  finish('error');
  await expect(part).rejects.toMatchObject({ phase: 'css', cause: 'server-error', url: FILE.url });
  expect(links()).toEqual([]);
});
