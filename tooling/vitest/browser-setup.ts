/// <reference lib="dom" />
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/vitest';

// How long something may take to appear on a machine that is busy; it is looked at every 50 ms, so nothing waits for it.
configure({ asyncUtilTimeout: 20_000 });

// What Mantine asks of a browser and jsdom has not.

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

Object.assign(globalThis, { ResizeObserver: QuietObserver, IntersectionObserver: QuietObserver });
window.matchMedia = quietMediaQuery;
window.scrollTo = () => {};
Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
