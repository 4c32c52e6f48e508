import vm from 'node:vm';
import { fixClock } from './fixed-clock.ts';
import { setUpRealm, type RealmEntry, type RealmTools } from './set-up-realm.ts';
import { makeTextCoding } from './text-coding.ts';
import { makeUrlClasses } from './url-classes.ts';
import { urlParts } from './url-parts.ts';

/** The functions as text: they are evaluated in each realm, so that nothing there belongs to this one. */
const SET_UP = new vm.Script(
  `'use strict'; (urlParts) => (${setUpRealm.toString()})({
    urlParts,
    fixClock: ${fixClock.toString()},
    makeTextCoding: ${makeTextCoding.toString()},
    makeUrlClasses: ${makeUrlClasses.toString()},
  })`,
  { filename: 'set-up-realm.js' },
);
const NOTHING = new vm.Script('0', { filename: 'nothing.js' });

interface RealmPart {
  /** The text of the script. */
  script: string;
  /** The name that it sets. */
  global: string;
  /** Most that it may return, in UTF-16 units. */
  mostBytes: number;
}

/** Takes JSON of a ServedPartInput. Returns `+` and JSON of a ServedPartOutput, or `-` and what went wrong. */
export type PartInRealm = (input: string) => string;

/**
 * Evaluates a served part in a realm of its own, which has the language, addresses and text coding, and nothing else. Only texts pass in
 * and out. Undefined if the script throws, or sets no function.
 */
export function partInRealm({ script, global, mostBytes }: RealmPart): PartInRealm | undefined {
  const realm = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
    // Promises of the part run while its script does, never between the requests of others.
    microtaskMode: 'afterEvaluate',
  });
  const runHere = { displayErrors: false };
  const setUp = SET_UP.runInContext(realm, runHere) as (outer: RealmTools['urlParts']) => RealmEntry;
  const entry = setUp(urlParts);
  try {
    new vm.Script(script, { filename: 'served-part.js' }).runInContext(realm, runHere);
  } catch {
    // An object of the part, which is not looked at.
    return undefined;
  }
  if (!entry.take(global)) return undefined;
  return (input) => {
    const result = entry.render(input, mostBytes);
    NOTHING.runInContext(realm, runHere);
    return typeof result === 'string' ? result : '-returned no text';
  };
}
