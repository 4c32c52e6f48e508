import { URL, URLSearchParams } from 'node:url';
import { TextDecoder, TextEncoder } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { SERVED_PART_GLOBAL, type ServedPart } from '@hirehq/shared-contracts/served-part';
import { buildServedPart } from './build-served-part.ts';

/** Makes the clock of a realm stand at a time that the returned function sets. */
const CLOCK = `(() => {
  let now = 0;
  globalThis.Date = class extends Date {
    constructor(...at) { if (at.length > 0) super(...at); else super(now); }
    static now() { return now; }
  };
  return (time) => { now = time; };
})()`;

/** Evaluates a served part in a realm of its own that has what the contract says (served-part.ts), for tests: it is no protection. */
export function loadServedPart(script: string): ServedPart {
  const quiet = () => {};
  const console = { debug: quiet, error: quiet, info: quiet, log: quiet, warn: quiet };
  const realm = createContext({ URL, URLSearchParams, TextEncoder, TextDecoder, console });
  const setClock = runInContext(CLOCK, realm) as (time: number) => void;
  runInContext(script, realm);
  const part = (realm as Record<string, unknown>)[SERVED_PART_GLOBAL] as ServedPart;
  return (input) => {
    setClock(input.now);
    return part(input);
  };
}

/** Builds the served part of a package, and evaluates it. */
export async function servedPartOf(packageFolder: string): Promise<ServedPart> {
  const { script } = await buildServedPart(packageFolder, 'mfe_test');
  return loadServedPart(script);
}
