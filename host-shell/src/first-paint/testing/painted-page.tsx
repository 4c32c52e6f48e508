import { createRoot, type Root } from 'react-dom/client';
import { act, useLayoutEffect, type ReactNode } from 'react';
import { FIRST_PAINT_KEEP_SCRIPT, REPLACED_EVENT, TAKEN_OVER_EVENT } from '@hirehq/shared-contracts/first-paint';
import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import { vi } from 'vitest';

/** Browser packages have no types of Node. */
const { runInNewContext } = await vi.importActual<{ runInNewContext: (script: string, world: object) => void }>('node:vm');

let react: Root | undefined;
let stops: (() => void)[] = [];
/** Where the page was sent to. */
export const assign = vi.fn<(url: string) => void>();
/** Where the page was scrolled to. */
export const scrollTo = vi.fn<(to: object) => void>();
/** Where the page is. */
export const root = () => document.getElementById(PAGE_IDS.root) as HTMLElement;
/** The first element that matches; it has to be there. */
export const element = (selector: string) => document.querySelector(selector) as HTMLElement;
/** The same of a field. */
export const field = (selector: string) => document.querySelector(selector) as HTMLInputElement;

/** Paints a page as the server does, and runs the script as the page would. */
export function paint(html: string) {
  document.body.innerHTML = `<div id="${PAGE_IDS.root}">${html}</div>`;
  const listen =
    (target: EventTarget) =>
    (...listener: Parameters<EventTarget['addEventListener']>) => {
      target.addEventListener(...listener);
      stops.push(() => target.removeEventListener(...listener));
    };
  runInNewContext(FIRST_PAINT_KEEP_SCRIPT, {
    document,
    location: { assign },
    window: { addEventListener: listen(window), removeEventListener: window.removeEventListener.bind(window) },
    addEventListener: listen(window),
    getSelection: () => window.getSelection(),
    Element,
    Node,
    Event,
    MutationObserver,
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
    scrollTo,
    scrollX: 0,
    get scrollY() {
      return window.scrollY;
    },
  });
}

function Replaced() {
  useLayoutEffect(() => void root().dispatchEvent(new Event(REPLACED_EVENT)), []);
  return null;
}
let rendered = 0;

/** Renders a page that has taken over. */
export const render = (page: ReactNode): Promise<void> => act(async () => react?.render(page));

/** Renders a page in place of what is painted, as the shell does; it responds to input when it has taken over. */
export function replace(page: ReactNode): Promise<void> {
  react ??= createRoot(root());
  rendered += 1;
  return render(
    <>
      {page}
      <Replaced key={rendered} />
    </>,
  );
}
/** The page that was rendered responds from now on. */
export async function takeOver(): Promise<void> {
  await act(async () => void root().dispatchEvent(new Event(TAKEN_OVER_EVENT)));
  // What was changed is repeated one after the other, when the page is idle.
  for (let step = 0; step < 5; step += 1) await act(async () => void (await vi.advanceTimersByTimeAsync(200)));
}

/** Types a text as a person does, in place of what is there. */
export function type(selector: string, text: string): void {
  const input = field(selector);
  input.focus();
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Before each test. */
export function beginPainting(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** After each test: nothing of its page is left. */
export async function endPainting(): Promise<void> {
  for (const stop of stops) stop();
  stops = [];
  await act(async () => react?.unmount());
  react = undefined;
  vi.useRealTimers();
  vi.clearAllMocks();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
}
