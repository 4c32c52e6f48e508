/// <reference lib="dom" />
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/vitest';
import { beforeEach } from 'vitest';

// How long something may take to appear on a machine that is busy; it is looked at every 50 ms, so nothing waits for it.
configure({ asyncUtilTimeout: 20_000 });

// What pages ask of a browser and jsdom has not.

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const quietMediaQuery = (media: string) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

/** Of a screen that paints 60 times a second. */
const FRAME_MS = 16;

Object.assign(globalThis, {
  // jsdom's own frames never come again once one of them was asked for under fake timers that are gone.
  requestAnimationFrame: (callback: FrameRequestCallback) => setTimeout(() => callback(performance.now()), FRAME_MS),
  cancelAnimationFrame: (frame: ReturnType<typeof setTimeout>) => clearTimeout(frame),
  ResizeObserver: QuietObserver,
  IntersectionObserver: QuietObserver,
  requestIdleCallback: (work: () => void) => setTimeout(work),
  cancelIdleCallback: clearTimeout,
});
window.matchMedia = quietMediaQuery;
window.scrollTo = () => {};
Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

// A page begins with each test: what it brought is fresh, however long the worker has been running.
beforeEach(() => void Object.defineProperty(performance, 'timeOrigin', { value: Date.now(), configurable: true }));

// The files of a worker share a window: each finds it as the first one did.
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; '))
  document.cookie = `${cookie.split('=')[0]}=; expires=${new Date(0).toUTCString()}; path=/`;
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();
history.replaceState(null, '', '/');
