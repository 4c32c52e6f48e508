import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import { describe, expect, test, vi } from 'vitest';
import { scriptOf, startServedParts } from './testing/parts-under-test.ts';

/** Processes are killed and started again. */
const PATIENT = { timeout: 60_000 };
const SOON = { timeout: 30_000 };
const HEALTHY = scriptOf('');

const shows = (html: string) => `return { html: ${JSON.stringify(html)}, rules: '' };`;
const buffers = 'const kept = []; for (;;) kept.push(new Uint8Array(16e6).fill(1));';

describe('a page gets nothing of a part that fails, and after five failures it is switched off with one report', () => {
  test.each([
    ['throws', 'throw new Error("no");', /^threw Error: no$/],
    ['throws what cannot be read', 'throw { get message() { throw 1 }, toString() { throw 1 } };', /^threw$/],
    ['loops', 'for (;;);', /^took more than 300 ms$/],
    ['loops in a promise', 'const again = () => { Promise.resolve().then(again) }; again();', /^took more than 300 ms$/],
    ['takes 1 GB of buffers', buffers, /^(took \d+ MB|ended with \w+|threw RangeError.*)$/],
    [
      'takes 1 GB of objects',
      'const kept = []; for (;;) kept.push(new Array(10000).fill(kept));',
      /^(took more than 2000 ms|took \d+ MB|ended with \w+)$/,
    ],
    ['overflows the stack', 'const deep = () => deep() + 1; deep();', /^threw RangeError/],
    ['returns 5 MB', shows('x'.repeat(5e6)), /^returned too much$/],
    ['returns more bytes than letters', "return { html: '€'.repeat(400000), rules: '' };", /^1200000 bytes$/],
    ['returns no text', 'return { html: { toString: () => "" }, rules: "" };', /^returned no html and rules$/],
    ['returns nothing', 'return undefined;', /^threw TypeError/],
    ['returns a promise', 'return Promise.resolve({ html: "", rules: "" });', /^returned no html and rules$/],
    ['has a script', shows('<script>alert(1)</script>'), /^an element script$/],
    ['has a base', shows('<base href="https://evil.example/"/>'), /^an element base$/],
    ['has an event handler', shows('<p onclick="x()">a</p>'), /^p has onclick$/],
    ['has a style', shows('<p style="color:red">a</p>'), /^p has style$/],
    ['has an id of the page', shows(`<p id="${PAGE_IDS.config}">a</p>`), /^p has id=/],
    ['closes what is around it', shows('</div></main>'), /^an end tag of div/],
    ['leaves an element open', shows('<div>'), /^div has no end tag$/],
    ['has a link that runs', shows('<a href="javascript:x()">a</a>'), /^a has href=/],
    ['ends the style element', "return { html: '', rules: '</style><p>' };", /^rules with <$/],
    ['ends its process', 'process.exit();', /^threw ReferenceError: process/],
    ['kills its process', 'process.kill(process.pid);', /^threw ReferenceError: process/],
    ['reads a file', "require('node:fs').readFileSync('/etc/passwd');", /^threw ReferenceError: require/],
    ['reads the environment', 'return { html: process.env.PATH, rules: "" };', /^threw ReferenceError: process/],
    ['uses the network', "fetch('https://evil.example');", /^threw ReferenceError: fetch/],
    ['imports a module', "import('node:fs');", /^threw ReferenceError: unable/],
    ['makes code of text', "eval('1');", /^threw EvalError/],
    ['makes a function of text', "URL.constructor('return process')();", /^threw EvalError/],
  ])('%s', PATIENT, async (_, body, reason) => {
    // The clock ends only what says so.
    const hardMs = Number(/more than (\d+) ms/.exec(reason.source)?.[1] ?? 60_000);
    const { release, reports, warnings } = startServedParts({ processes: 1, memoryMb: 256, hardMs });
    const doctored = release('doctored', scriptOf(body));
    const healthy = release('healthy', HEALTHY);
    await doctored.ready();
    await healthy.ready();

    expect(await doctored.show('/bad')).toBeUndefined();
    // It works for other pages, also in the next process, and that takes the failure off.
    await vi.waitFor(async () => expect(await doctored.show('/good/2')).toBe('<p>/good/2</p>'), SOON);

    let asked = 0;
    await vi.waitFor(async () => {
      asked += 1;
      expect(await doctored.show(`/bad/${asked}`)).toBeUndefined();
      expect(reports).toHaveLength(1);
    }, SOON);
    expect(reports).toEqual([{ remote: 'doctored', version: '1.0.0-a', reason: expect.stringMatching(reason) as string }]);
    expect(warnings.filter(({ text }) => text === 'a served part has failed')).toHaveLength(1 + 5);

    expect(await doctored.show('/good/3')).toBeUndefined();
    await vi.waitFor(async () => expect(await healthy.show('/a')).toBe('<p>/a</p>'), SOON);
    expect(reports).toHaveLength(1);
  });
});

test('a page waits no longer than its budget for a part that loops', PATIENT, async () => {
  const { release, parts } = startServedParts({ budgetMs: 20 });
  const doctored = release('doctored', scriptOf('for (;;);'));
  await doctored.ready();
  const pids = parts.pids();
  expect(await doctored.show('/bad')).toBeUndefined();
  // Nothing has been killed yet: it was not the end of the process that gave the response.
  expect(parts.pids()).toEqual(expect.arrayContaining([...pids]));
});

test('a part that loops holds up no other release, once both are ready in two processes', PATIENT, async () => {
  const { release } = startServedParts({ processes: 2 });
  const doctored = release('doctored', scriptOf('for (;;);'));
  const healthy = release('healthy', HEALTHY);
  await doctored.ready();
  await healthy.ready();
  void doctored.show('/bad');
  await vi.waitFor(async () => expect(await healthy.show('/a')).toBe('<p>/a</p>'), SOON);
});

test('what a part does to prototypes and globals reaches no other release', PATIENT, async () => {
  const { release } = startServedParts({ processes: 1 });
  const doctored = release(
    'doctored',
    `for (const name of ['html', 'rules', 'id', 'done', 'failed', 'load', 'render', 'drop', 'get', 'set'])
      try { Object.prototype[name] = () => 'polluted' } catch {}
    for (const owner of [Array, String, Map, Promise, Function, RegExp, Uint8Array])
      for (const name of Object.getOwnPropertyNames(owner.prototype))
        try { if (name !== 'constructor') owner.prototype[name] = () => 'polluted' } catch {}
    JSON.parse = JSON.stringify = Reflect.apply = () => 'polluted';
    URL = Date = Object = undefined;
    globalThis.hirehqServedPart = () => ({ html: '<p>own</p>', rules: '' });`,
  );
  const healthy = release(
    'healthy',
    `globalThis.hirehqServedPart = (input) =>
      ({ html: '<p>' + [new URL(input.url, input.origin).pathname, {}.html, new Date().getTime()].map(String).join(' ') + '</p>', rules: '' })`,
  );
  await vi.waitFor(async () => expect(await doctored.show('/a')).toBe('<p>own</p>'), SOON);
  await vi.waitFor(async () => expect(await healthy.show('/b')).toBe('<p>/b undefined 1777631400000</p>'), SOON);
  expect(await doctored.show('/c')).toBe('<p>own</p>');
});

test('no input gets the response to another one', PATIENT, async () => {
  const { release } = startServedParts({ processes: 2, mostWaiting: 100 });
  const healthy = release('healthy', HEALTHY);
  const other = release('other', HEALTHY.replace("'<p>'", "'<p>other '"));
  await healthy.ready();
  await other.ready();
  const urls = Array.from({ length: 30 }, (_, index) => `/job/${index}`);
  await vi.waitFor(async () => expect(await other.show('/is-ready')).toBeDefined(), SOON);
  const shown = await Promise.all(urls.flatMap((url) => [healthy.show(url), other.show(url)]));
  expect(shown).toEqual(urls.flatMap((url) => [`<p>${url}</p>`, `<p>other ${url}</p>`]));
});
