import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followWayBack, markCallback, noteDeparture } from './way-back.ts';

const steps = vi.fn<(delta?: number) => void>();
const otherwise = vi.fn<() => void>();
/** The navigations the router would see. */
const navigated = vi.fn<() => void>();
let length = 5;

/** From a page at the end of the history, over this many entries of the provider, to the callback page. */
function signInFrom(path: string, providerPages: number): void {
  window.history.replaceState({ idx: 0 }, '', path);
  vi.spyOn(window.history, 'length', 'get').mockImplementation(() => length);
  // The entry that the provider's first page replaces.
  length += 1;
  noteDeparture();
  length += providerPages;
  window.history.replaceState({ idx: 0 }, '', '/sso/callback');
}

/** The candidate continues, then goes back. */
function goOnAndBack(to: string): void {
  markCallback(to);
  const callback: unknown = window.history.state;
  length += 1;
  window.dispatchEvent(new PopStateEvent('popstate', { state: callback }));
}

followWayBack(otherwise);

beforeEach(() => {
  length = 5;
  sessionStorage.clear();
  vi.spyOn(window.history, 'go').mockImplementation(steps);
  window.addEventListener('popstate', navigated);
});

afterEach(() => {
  window.removeEventListener('popstate', navigated);
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('back after a sign-in', () => {
  it('PR-04 skips the pages of the provider', () => {
    signInFrom('/job/7', 3);
    goOnAndBack('/candidate/create-profile');
    expect(steps.mock.calls).toEqual([[-4]]);
    expect(navigated).not.toHaveBeenCalled();
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['/signup', '/candidate/create-profile'],
    ['/candidate/my-jobs?tab=SAVED#main', '/candidate/my-jobs?tab=SAVED#main'],
  ])('PR-04 skips %s, which leads to %s', (from, to) => {
    signInFrom(from, 1);
    goOnAndBack(to);
    expect(steps.mock.calls).toEqual([[-3]]);
  });

  it('PR-04 opens one of our pages if there was none before', () => {
    length = 1;
    signInFrom('/signup', 2);
    goOnAndBack('/candidate/create-profile');
    expect(steps).not.toHaveBeenCalled();
    expect(otherwise).toHaveBeenCalledTimes(1);
  });

  it('PR-04 opens one of our pages if the departure is unknown, or the history is truncated', () => {
    signInFrom('/job/7', 1);
    sessionStorage.clear();
    goOnAndBack('/candidate/create-profile');
    signInFrom('/job/7', 60);
    goOnAndBack('/candidate/create-profile');
    sessionStorage.setItem('departure', '{"place":-1}');
    goOnAndBack('/candidate/create-profile');
    expect(steps).not.toHaveBeenCalled();
    expect(otherwise).toHaveBeenCalledTimes(3);
  });

  it('PR-04 changes nothing on any other page', () => {
    window.history.replaceState({ idx: 0, stepsToBefore: -4 }, '', '/job-list');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
    expect(steps).not.toHaveBeenCalled();
    expect(navigated).toHaveBeenCalledTimes(1);
  });
});
