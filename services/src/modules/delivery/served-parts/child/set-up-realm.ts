import type { fixClock } from './fixed-clock.ts';
import type { makeTextCoding } from './text-coding.ts';
import type { makeUrlClasses } from './url-classes.ts';
import type { urlParts } from './url-parts.ts';

export interface RealmTools {
  urlParts: typeof urlParts;
  fixClock: typeof fixClock;
  makeTextCoding: typeof makeTextCoding;
  makeUrlClasses: typeof makeUrlClasses;
}

export interface RealmEntry {
  /** Takes the part from the global that it has set; false if there is none. */
  take(name: string): boolean;
  /** Takes JSON of a ServedPartInput. Returns `+` and JSON of a ServedPartOutput, or `-` and what went wrong. Never throws. */
  render(input: string, mostBytes: number): string;
}

/**
 * Makes a new realm what served parts are promised, before a part is evaluated in it. It is evaluated there from its text, so it uses
 * nothing from outside of itself. What it returns is never reachable for the part.
 */
export function setUpRealm({ urlParts, fixClock, makeTextCoding, makeUrlClasses }: RealmTools): RealmEntry {
  // `Atomics` and `WeakRef` wait for other code; what is new in a later version of Node stays out until somebody has looked at it.
  const kept = new Set(
    [
      'Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp globalThis',
      'Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError',
      'JSON Math Intl Map Set WeakMap WeakSet Proxy Reflect Iterator BigInt ArrayBuffer DataView DisposableStack AsyncDisposableStack',
      'Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array BigUint64Array BigInt64Array Uint8ClampedArray',
      'Float16Array Float32Array Float64Array decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape eval isFinite isNaN',
    ].flatMap((names) => names.split(' ')),
  );
  for (const name of Object.getOwnPropertyNames(globalThis)) if (!kept.has(name)) Reflect.deleteProperty(globalThis, name);
  // V8 then collects no stacks: for those, it would call a function of the outer realm, whose errors could be caught in here.
  Object.defineProperty(Error, 'stackTraceLimit', { value: undefined, writable: false, configurable: false });

  const clock = fixClock();
  const coding = makeTextCoding();
  const { parse, stringify } = JSON;
  const { apply } = Reflect;
  const { slice } = String.prototype;
  const silent = () => undefined;
  const console = Object.fromEntries(
    'log info warn error debug trace dir table group groupCollapsed groupEnd time timeLog timeEnd count countReset assert clear'
      .split(' ')
      .map((name) => [name, silent]),
  );
  const { TextEncoder, TextDecoder } = coding;
  const given: Record<string, unknown> = { console, TextEncoder, TextDecoder, ...makeUrlClasses({ urlParts, coding }) };
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(globalThis, name, { value, writable: true, enumerable: false, configurable: true });

  let part: unknown;
  return {
    take(name) {
      part = (globalThis as Record<string, unknown>)[name];
      return typeof part === 'function';
    },
    render(text, mostBytes) {
      try {
        const input = parse(text) as { now: number };
        clock.begin(input.now);
        const { html, rules } = apply(part as () => { html: unknown; rules: unknown }, undefined, [input]);
        if (typeof html !== 'string' || typeof rules !== 'string') return '-returned no html and rules';
        if (html.length + rules.length > mostBytes) return '-returned too much';
        return `+${stringify({ html, rules })}`;
      } catch (error) {
        try {
          return `-threw ${apply(slice, `${error as Error}`, [0, 300])}`;
        } catch {
          return '-threw';
        }
      }
    },
  };
}
