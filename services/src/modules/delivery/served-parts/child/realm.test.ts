import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { partInRealm } from './realm.ts';

const NOW = Date.UTC(2026, 4, 1, 10, 30);

/** What a part returns that evaluates this code for each request, as a text. */
function evaluated(code: string, input: object = {}): string {
  const render = partInRealm({
    script: `globalThis.part = (input) => ({ html: String((() => { ${code} })()), rules: '' })`,
    global: 'part',
    mostBytes: 100_000,
  });
  const result = render?.(JSON.stringify({ now: NOW, ...input })) ?? '';
  return result.startsWith('+') ? (JSON.parse(result.slice(1)) as { html: string }).html : result;
}

/** The same code, evaluated here. */
const here = (code: string) => String(vm.runInThisContext(`(() => { ${code} })()`));

describe('addresses and text coding are those of Node', () => {
  test.each([
    [
      "const u = new URL('/a b?x=1&y=%C3%A9+z&bad=%zz%ff#h', 'https://ex.example:8080'); return [u, u.host, u.origin, u.searchParams.get('y'), u.searchParams.get('bad')]",
    ],
    [
      "const u = new URL('https://ex.example/?a=1'); u.searchParams.append('q', \"a&b ñ!'()~* \\ud800\"); u.hash = 'k'; u.pathname = '/p q'; return [u, JSON.stringify({ u })]",
    ],
    [
      "const u = new URL('https://ex.example/?a=1'); const { searchParams } = u; u.search = '?b=2'; return [u.searchParams.get('b'), u.href, searchParams.size]",
    ],
    [
      "const p = new URLSearchParams([['b', '2'], ['a', '1'], ['b', '3']]); p.set('b', '4'); p.sort(); p.delete('none'); return [p, p.size, p.has('b', '4'), p.getAll('b'), [...p.keys()], [...p.values()], [...p].join('|')]",
    ],
    [
      "const p = new URLSearchParams({ a: 'x y', b: '' }); const all = []; p.forEach((value, name) => all.push(name, value)); return [all, new URLSearchParams(p), new URLSearchParams('?a=1&&b'), p.get('none')]",
    ],
    ["return [URL.canParse('x'), URL.canParse('x', 'https://ex.example'), URL.parse('nothing')]"],
    ["try { new URL('x') } catch (error) { return [error instanceof TypeError, error.message] }"],
    ["return [...new TextEncoder().encode('añ€😀\\ud800')]"],
    [
      'return new TextDecoder().decode(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61, 0xc3, 0xb1, 0xf0, 0x9f, 0x98, 0x80, 0xe2, 0x82, 0x41, 0xff, 0xed, 0xa0, 0x80, 0xf5, 0xc0, 0x80))',
    ],
    [
      "try { new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.of(0xff)) } catch (error) { return error instanceof TypeError }",
    ],
  ])('%s', (code) => {
    expect(evaluated(code)).toBe(here(code));
  });
});

test('the time is that of the input, and chance is the same each time', () => {
  const code = `return [Date.now(), new Date().getTime(), Date(), new Intl.DateTimeFormat('en').format(),
    new Intl.DateTimeFormat('en').formatToParts().length, new Date(5).getTime(), new Date(5) instanceof Date, new Date(5).constructor === Date,
    new (class extends Date {})().getTime(), new Date(2020, 1).getFullYear()]`;
  expect(evaluated(code)).toBe([NOW, NOW, new Date(NOW).toString(), '5/1/2026', 5, 5, true, true, NOW, 2020].join(','));
  const chance = 'return [Math.random(), Math.random(), Math.random()]';
  expect(evaluated(chance)).toBe(evaluated(chance));
  expect(new Set(evaluated(chance).split(',')).size).toBe(3);
});

test('there is nothing but the language and what is promised', () => {
  const names =
    'process require fetch setTimeout queueMicrotask WebAssembly SharedArrayBuffer Atomics WeakRef FinalizationRegistry performance document';
  expect(evaluated(`return '${names}'.split(' ').filter((name) => name in globalThis)`)).toBe('');
  expect(
    evaluated("return Object.keys(console).length > 5 && console.log('x') === undefined && console.log instanceof Function"),
  ).toBe('true');
});

describe('no object of another realm is reachable', () => {
  /** Follows prototypes and constructors of everything given, and everything that is thrown at the end of the stack. */
  const SEARCH = `
    const seen = new Set(), foreign = [];
    const own = (value) => value === null || value === Object.prototype || value instanceof Object || Object.getPrototypeOf(value) === null;
    const visit = (value, path) => {
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
      seen.add(value);
      if (!own(value)) foreign.push(path);
      visit(Object.getPrototypeOf(value), path + '.__proto__');
      for (const key of Reflect.ownKeys(value)) {
        const { value: held, get, set } = Object.getOwnPropertyDescriptor(value, key);
        for (const next of [held, get, set]) visit(next, path + '.' + String(key));
      }
    };
    visit(globalThis, 'globalThis');
    visit(input, 'input');
    visit(new URL('https://ex.example/?a=1').searchParams, 'searchParams');
    const acts = [() => new URL('x'), () => new URL('https://ex.example').searchParams.get('a'), () => new Error('x').stack, () => Error.captureStackTrace({}),
      () => new TextDecoder().decode(new TextEncoder().encode('ñ')), () => console.log('x'), () => eval('1'), () => new Function('1'),
      () => new Intl.DateTimeFormat('en').format(), () => JSON.parse('{'), () => null.x, () => new Proxy({}, { get() { return null.x } }).x];
    for (const act of acts) {
      const deep = () => { try { deep() } catch (error) { visit(error, 'overflow'); try { act() } catch (error) { visit(error, String(act)) } throw error } };
      try { deep() } catch (error) { visit(error, 'overflow') }
      try { act() } catch (error) { visit(error, String(act)) }
    }
    return seen.size > 500 ? foreign : 'nothing was seen';`;

  test('by what is given, its constructors, and what is thrown where the stack ends', () => {
    expect(evaluated(SEARCH)).toBe('');
  });

  test.each([
    ["eval('1')"],
    ["new Function('return 1')()"],
    ["(async () => {}).constructor('return 1')()"],
    ["console.log.constructor('return 1')()"],
    ["URL.constructor('return 1')()"],
    ["input.constructor.constructor('return 1')()"],
  ])('text becomes no code: %s', (code) => {
    expect(evaluated(`return ${code}`)).toMatch(/^-threw EvalError/);
  });
});

test('what a part throws or returns is told as a text', () => {
  expect(evaluated("throw new Error('x')")).toBe('-threw Error: x');
  expect(evaluated('throw { toString() { throw 1 } }')).toBe('-threw');
  expect(evaluated("return 'x'.repeat(200000)")).toBe('-returned too much');
  const render = partInRealm({ script: 'globalThis.part = () => ({ html: 1, rules: {} })', global: 'part', mostBytes: 10 });
  expect(render?.('{"now":1}')).toBe('-returned no html and rules');
});

test('a script that throws or sets no part is none', () => {
  for (const script of ['throw new Error()', 'const', 'globalThis.part = 1', ''])
    expect(partInRealm({ script, global: 'part', mostBytes: 10 })).toBeUndefined();
});

test('promises of a part run before its render ends', () => {
  const script =
    'let runs = 0; globalThis.part = () => { Promise.resolve().then(() => (runs += 1)); return { html: `${runs}`, rules: "" } }';
  const render = partInRealm({ script, global: 'part', mostBytes: 10 });
  expect([render?.('{"now":1}'), render?.('{"now":1}')]).toEqual(['+{"html":"0","rules":""}', '+{"html":"1","rules":""}']);
});
