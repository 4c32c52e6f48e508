import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LATE_STYLES_SCRIPT } from '@hirehq/shared-contracts/late-styles';
import { ownStyles } from './late-styles.ts';

/** Browser packages have no types of Node. */
const { runInNewContext } = await vi.importActual<{ runInNewContext: (script: string, world: object) => void }>('node:vm');

const link = (href: string, more = '') =>
  `<style data-critical></style><link rel="stylesheet" href="${href}" media="print" data-late ${more}>`;
const sheetOf = (href: string) => {
  const found = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (!found) throw new Error(`There is no ${href}`);
  return found;
};
/** jsdom loads no style sheets. */
function load(href: string, cssRules: object[] = [{}]): void {
  Object.defineProperty(sheetOf(href), 'sheet', { value: { cssRules }, configurable: true });
  sheetOf(href).dispatchEvent(new Event('load'));
}
const standIns = () => document.querySelectorAll('style[data-critical]').length;

beforeAll(() => {
  runInNewContext(LATE_STYLES_SCRIPT, { document, HTMLLinkElement });
});
beforeEach(() => {
  document.head.innerHTML = link('/main.css') + link('/a.css', 'data-with-part data-release="jobs_1"');
});

it('PF-01 a style sheet that has loaded is put to use, and the rules that stood in for it go', () => {
  load('/main.css');
  expect(sheetOf('/main.css').media).toBe('all');
  expect(sheetOf('/a.css').media).toBe('print');
  expect(sheetOf('/a.css').previousElementSibling?.tagName).toBe('STYLE');
  expect(standIns()).toBe(1);
});

it('PF-01 rules stay if the style sheet they stand in for does not load, or is empty', () => {
  load('/main.css', []);
  expect(sheetOf('/main.css').media).toBe('print');
  sheetOf('/a.css').dispatchEvent(new Event('error'));
  expect(document.querySelector('link[href="/a.css"]')).toBeNull();
  sheetOf('/main.css').dispatchEvent(new Event('error'));
  expect(sheetOf('/main.css').isConnected).toBe(true);
  expect(standIns()).toBe(2);
});

it('PF-01 the shell waits for its own style sheets, not for those of the part', async () => {
  const isDone = vi.fn<() => void>();
  const waiting = ownStyles().then(isDone);
  await Promise.resolve();
  expect(isDone).not.toHaveBeenCalled();
  load('/main.css');
  await waiting;
  await ownStyles();
});

it('PF-01 the shell does not wait on a page without late style sheets', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/main.css">';
  await ownStyles();
});
