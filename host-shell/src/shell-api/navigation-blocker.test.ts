import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigationBlocker, type NavigationBlocker } from './navigation-blocker.ts';
import { createQuestions, type Questions } from './questions.ts';

const QUESTION = { question: 'Leave?' };
const go = vi.fn<(path: string) => void>();
let questions: Questions;
let held: NavigationBlocker;
let release = () => {};

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
/** The navigations the router would see. */
const navigated = vi.fn<() => void>();

/** When the browser fires the event, it has already moved to another entry. */
async function pop(path: string, idx: number): Promise<void> {
  window.history.replaceState({ idx }, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));
  await settled();
}

async function click(html: string, init: MouseEventInit = {}): Promise<boolean> {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  // Following a link would leave the test's page.
  document.body.addEventListener('click', (reached) => reached.preventDefault(), { once: true });
  const target = document.body.firstElementChild;
  const reached = vi.fn<() => void>();
  target?.addEventListener('click', reached);
  target?.dispatchEvent(event);
  await settled();
  return reached.mock.calls.length > 0;
}

beforeEach(() => {
  window.history.replaceState({ idx: 3 }, '', '/candidate/create-profile');
  questions = createQuestions();
  held = createNavigationBlocker({ ask: questions.ask, go });
  release = held.hold(QUESTION);
  window.addEventListener('popstate', navigated);
});

afterEach(() => {
  release();
  window.removeEventListener('popstate', navigated);
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

describe('a held page', () => {
  it('SH-36 PR-04 is left by a link only after Yes', async () => {
    expect(await click('<a href="/job-list?a=b#top">jobs</a>')).toBe(false);
    expect(questions.current()).toEqual(QUESTION);
    questions.answer(false);
    await settled();
    expect(go).not.toHaveBeenCalled();
    await click('<a href="/job-list?a=b#top">jobs</a>');
    questions.answer(true);
    await settled();
    expect(go.mock.calls).toEqual([['/job-list?a=b#top']]);
  });

  it.each([
    ['<a href="#main">within the page</a>', {}],
    ['<a href="/termsofuse" target="_blank">another window</a>', {}],
    ['<a href="https://other.example/">another site</a>', {}],
    ['<a href="/job-list">in a new tab</a>', { ctrlKey: true }],
    ['<button>no link</button>', {}],
  ])('SH-36 does not ask about %s', async (html, init) => {
    expect(await click(html, init)).toBe(true);
    expect(questions.current()).toBeUndefined();
  });

  it('PR-04 is left by back only after Yes; the router does not see the undone navigation', async () => {
    const steps = vi.spyOn(window.history, 'go').mockImplementation(() => {});
    await pop('/job-list', 2);
    expect(steps.mock.calls).toEqual([[1]]);
    await pop('/candidate/create-profile', 3);
    expect(navigated).not.toHaveBeenCalled();
    questions.answer(false);
    await settled();
    expect(steps).toHaveBeenCalledTimes(1);

    await pop('/job-list', 2);
    await pop('/candidate/create-profile', 3);
    questions.answer(true);
    await settled();
    expect(steps.mock.calls).toEqual([[1], [1], [-1]]);
    await pop('/job-list', 2);
    expect(navigated).toHaveBeenCalledTimes(1);
  });

  it('PR-04 asks before the window is closed or reloaded', () => {
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });

  it('PR-04 does not ask before the window is closed if nothing would be lost', () => {
    release();
    expect(held.hasUnsaved()).toBe(false);
    const lettingGo = [held.hold(QUESTION, { unsaved: false }), held.hold(QUESTION)] as const;
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect([held.hasUnsaved(), isAsked()]).toEqual([true, true]);
    lettingGo[1]();
    expect([held.hasUnsaved(), isAsked()]).toEqual([false, false]);
    lettingGo[0]();
  });

  it('PR-04 asks once for several attempts, and not at all once it is released', async () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    held.leave(first);
    held.leave(second);
    questions.answer(true);
    await settled();
    expect([first.mock.calls.length, second.mock.calls.length, questions.current()]).toEqual([1, 0, undefined]);
    held.leave(second);
    expect(second).toHaveBeenCalledTimes(1);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(false);
  });
});

describe('questions', () => {
  it('SH-36 are shown one after another, each with its own answer', async () => {
    const [one, two] = [questions.ask({ question: 'One?' }), questions.ask({ question: 'Two?' })];
    expect(questions.current()?.question).toBe('One?');
    questions.answer(true);
    expect(questions.current()?.question).toBe('Two?');
    questions.answer(false);
    expect(await Promise.all([one, two])).toEqual([true, false]);
  });
});
