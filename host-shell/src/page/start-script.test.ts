import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import { START_POLICY, startScript } from '@hirehq/shared-contracts/start-watch';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Browser packages have no types of Node. */
const { runInNewContext } = await vi.importActual<{ runInNewContext: (script: string, world: object) => void }>('node:vm');

const ENTRY = { url: '/shell/1/main.js', integrity: 'sha384-a' };
const FAILED = 'hirehq:start-failed';

interface Rules {
  createScriptURL: (address: string) => string;
}

const failed = vi.fn<() => void>();
beforeEach(() => {
  failed.mockClear();
  document.addEventListener(FAILED, failed);
  document.body.innerHTML = `<div id="${PAGE_IDS.root}"></div>`;
});
afterEach(() => {
  document.removeEventListener(FAILED, failed);
  for (const element of document.head.querySelectorAll('script')) element.remove();
});

/** Runs the script as a page does that permits its scripts by their hashes; the element is added, and loads nothing. */
function start(world: object = {}) {
  const added: HTMLScriptElement[] = [];
  const head = { append: (element: HTMLScriptElement) => void added.push(element) };
  const page = {
    createElement: (tag: string) => document.createElement(tag),
    dispatchEvent: (event: Event) => document.dispatchEvent(event),
    documentElement: document.documentElement,
    head,
  };
  const globals: Record<string, unknown> = { document: page, Event, ...world };
  globals['self'] = globals;
  runInNewContext(startScript(ENTRY, { isPainted: false, isByHash: true }), globals);
  return added;
}

it('PF-01 a page that caches may keep adds the entry of the shell as an element, with its hash', () => {
  const [element, ...others] = start();
  expect(others).toEqual([]);
  expect([element?.type, element?.getAttribute('src'), element?.integrity, element?.crossOrigin]).toEqual([
    'module',
    ENTRY.url,
    ENTRY.integrity,
    'anonymous',
  ]);
  expect(failed).not.toHaveBeenCalled();
});

it('PF-01 its policy returns the address of the entry, whatever it is asked for', () => {
  const policies: [string, Rules][] = [];
  const createPolicy = (name: string, rules: Rules) => {
    policies.push([name, rules]);
    return rules;
  };
  const [element] = start({ trustedTypes: { createPolicy } });
  expect(element?.getAttribute('src')).toBe(ENTRY.url);
  expect(policies.map(([name, { createScriptURL }]) => [name, createScriptURL('https://evil.example/x.js')])).toEqual([
    [START_POLICY, ENTRY.url],
  ]);
});

it('PF-03 an entry that does not arrive is a start that failed', () => {
  start()[0]?.dispatchEvent(new Event('error'));
  expect(failed).toHaveBeenCalledTimes(1);
});

it('PF-03 an entry that arrives and throws is a start that failed', async () => {
  // Here, every import is refused.
  start()[0]?.dispatchEvent(new Event('load'));
  await expect.poll(() => failed.mock.calls.length).toBe(1);
});
