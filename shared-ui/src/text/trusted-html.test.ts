import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HTML = '<p>Care at <strong>night</strong> &amp; day.</p><ul><li>Six people</li></ul><br>';

const parse = async () => (await import('./trusted-html.ts')).parseInert(HTML);
const forbidding = {
  createPolicy: (): never => {
    throw new TypeError('not allowed');
  },
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.resetModules());

test('job text is parsed with the policy of our pages', async () => {
  const createPolicy = vi.fn<(name: string, rules: object) => object>((_, rules) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect((await parse()).querySelector('strong')?.textContent).toBe('night');
  expect(createPolicy.mock.calls[0]?.[0]).toBe('hirehq-html');
});

test('PF-05 a page that forbids the policy has the text by the sanitizer of the browser, and is asked once', async () => {
  const createPolicy = vi.fn<() => never>(forbidding.createPolicy);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const parseHTML = vi.fn<(html: string) => Document>((html) => new DOMParser().parseFromString(html, 'text/html'));
  Object.assign(Document, { parseHTML });
  try {
    expect((await parse()).querySelector('li')?.textContent).toBe('Six people');
    await parse();
  } finally {
    Reflect.deleteProperty(Document, 'parseHTML');
  }
  expect([createPolicy.mock.calls.length, parseHTML.mock.calls.length]).toEqual([1, 2]);
});

test('PF-05 without either, the text has paragraphs and no markup', async () => {
  vi.stubGlobal('trustedTypes', forbidding);
  const paragraphs = [...(await parse()).children].map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(['Care at night & day.', 'Six people']);
});
