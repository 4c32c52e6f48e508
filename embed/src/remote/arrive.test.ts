import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrive } from './arrive.ts';

const scrolled = vi.fn<(element: Element, options: ScrollIntoViewOptions) => void>();
const tops = new Map<Element, number>();

/** jsdom has no layout. */
function at(element: Element, top: number): void {
  tops.set(element, top);
}

function part(html: string) {
  document.body.innerHTML = `<div class="place"><div class="part">${html}</div></div>`;
  const [place, view] = ['.place', '.part'].map((name) => document.querySelector(name) as HTMLElement) as [
    HTMLElement,
    HTMLElement,
  ];
  return { place, view, link: document.querySelector('a'), heading: document.querySelector('h2') };
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return new DOMRect(0, tops.get(this) ?? 0, 100, 20);
  });
  Element.prototype.scrollIntoView = function scroll(this: Element, options) {
    scrolled(this, options as ScrollIntoViewOptions);
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  scrolled.mockClear();
  tops.clear();
});

describe('PF-05 where a visitor arrives', () => {
  const JOB = '<h2>Night Nurse</h2><a href="/job-list">Back</a>';
  const LIST = '<h2>Jobs at Acme</h2><h3><a href="/job/a">Night Nurse</a></h3>';

  it('is the start of what is opened, if that is above the window, and its heading', () => {
    const { place, view, heading } = part(JOB);
    at(place, -900);
    arrive(view, { place, from: '/job-list', hadFocus: true });
    expect(scrolled.mock.calls).toEqual([[place, { block: 'start' }]]);
    expect(document.activeElement).toBe(heading);
  });

  it('is the link of what was open, on the way back', () => {
    const { place, view, link } = part(LIST);
    at(place, -900);
    if (link) at(link, 5000);
    arrive(view, { place, from: '/job/a', hadFocus: true });
    expect(scrolled.mock.calls).toEqual([[link, { block: 'center' }]]);
    expect(document.activeElement).toBe(link);
  });

  it('changes nothing of the page where the start is in sight and the focus was elsewhere', () => {
    const { place, view } = part(JOB);
    arrive(view, { place, from: '/other', hadFocus: false });
    expect([scrolled.mock.calls, document.activeElement]).toEqual([[], document.body]);
  });
});
