import type { Fields } from '@hirehq/shared-contracts/delivery';
import { member, type Origin, type Scope } from './scope.ts';
import { argumentsOf, bare, calledName, isFunction, keyOf, partOf, textOf, type Syntax } from './syntax.ts';

/** Functions that take the key of a call and return its response, or a promise of it. */
const SENDING = new Set(['rest', 'send', 'ask', 'askApi']);
/** The hook whose result has the response as `data`. */
const QUERY = 'useApiQuery';
const QUERY_ORIGIN = 'query ';

/** Methods of a promise that leave its value as it is. */
const SAME_PROMISE = new Set(['catch', 'finally']);
/** Methods of an array that call their argument with each item. */
const EACH = new Set(['map', 'flatMap', 'forEach', 'some', 'every', 'find', 'filter']);
/** The name of the items of an array among the members of a value. */
export const ITEM = '[]';

/** Knows which expressions are responses of calls, or promises of them. */
export class CallReader {
  readonly #keys: ReadonlySet<string>;
  readonly #onFollowed: (key: Syntax) => void;
  readonly #originOf: (expression: Syntax | undefined, scope: Scope) => Origin | undefined;

  constructor(
    keys: ReadonlySet<string>,
    onFollowed: (key: Syntax) => void,
    originOf: (expression: Syntax | undefined, scope: Scope) => Origin | undefined,
  ) {
    this.#keys = keys;
    this.#onFollowed = onFollowed;
    this.#originOf = originOf;
  }

  isOfResponse(origin: Origin | undefined): boolean {
    return origin !== undefined && this.#keys.has(origin.of.replace(QUERY_ORIGIN, ''));
  }

  /** The response that a method is called of, with the name of the method. */
  #methodOf(call: Syntax, scope: Scope): { name: string; origin: Origin } | undefined {
    const callee = bare(partOf(call, 'callee'));
    if (callee?.type !== 'MemberExpression') return undefined;
    const origin = this.#originOf(partOf(callee, 'object'), scope);
    return origin && this.isOfResponse(origin) ? { name: keyOf(partOf(callee, 'property')) ?? '', origin } : undefined;
  }

  /** The origin of what a call returns. */
  originOf(call: Syntax, scope: Scope): Origin | undefined {
    const [key, second] = argumentsOf(call);
    const text = textOf(key) ?? '';
    const name = calledName(call) ?? '';
    if (key && this.#keys.has(text) && (SENDING.has(name) || name === QUERY)) {
      this.#onFollowed(key);
      return { of: name === QUERY ? QUERY_ORIGIN + text : text, path: [] };
    }
    const method = this.#methodOf(call, scope);
    if (!method) return undefined;
    if (SAME_PROMISE.has(method.name) && method.origin.path.length === 0) return method.origin;
    const item = second === undefined ? this.takenBy(call, scope) : undefined;
    if (item && method.name === 'filter') return method.origin;
    return method.name === 'find' ? item : undefined;
  }

  /** What the code is called with that is handed to a method of a response: the response of a promise, or an item of an array. */
  takenBy(call: Syntax, scope: Scope): Origin | undefined {
    const method = this.#methodOf(call, scope);
    const [code] = argumentsOf(call);
    if (!method || !isFunction(code)) return undefined;
    if (method.name === 'then' && method.origin.path.length === 0) return method.origin;
    // A third parameter is the array itself.
    return EACH.has(method.name) && code.params.length <= 2 ? member(method.origin, ITEM) : undefined;
  }
}

/** The members that are taken of the response of a call, if the value is one; undefined for what else `useApiQuery` returns. */
export function responseUse({ of, path }: Origin): { key: string; path: readonly string[] } | undefined {
  if (!of.startsWith(QUERY_ORIGIN)) return { key: of, path };
  const key = of.slice(QUERY_ORIGIN.length);
  const [part, ...rest] = path;
  if (part === undefined) return { key, path: [] };
  return part === 'data' ? { key, path: rest } : undefined;
}

/** The members of a response that are read, as fields of it: each with what is around it and all that is in it. */
export function readOfResponse(all: Fields, paths: readonly (readonly string[])[]): Fields {
  const chosen = new Set<string>();
  for (const path of paths) {
    let whole = '';
    for (const name of path) {
      const next = name === ITEM ? whole + ITEM : whole === '' ? name : `${whole}.${name}`;
      if (!Object.hasOwn(all, next)) break;
      whole = next;
      chosen.add(next);
    }
    for (const field of Object.keys(all))
      if (whole === '' || field === '' || field === whole || field.startsWith(`${whole}.`) || field.startsWith(`${whole}${ITEM}`))
        chosen.add(field);
  }
  return Object.fromEntries(Object.entries(all).filter(([field]) => chosen.has(field)));
}
