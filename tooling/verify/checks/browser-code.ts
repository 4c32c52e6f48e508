import type { Finding } from '../check.ts';
import { filesBelow, packagesOf } from '../tree.ts';
import { brokenRules, type CodeRule } from './code-rules.ts';

const RULES: readonly CodeRule[] = [
  {
    found: /\b(api|own)\.(rest|graphql)\b/,
    lookedForIn: /^host-shell\/src\/((consent|feedback|layout|pages|routing)\/.*|.*\.tsx)$/,
    belongsIn: /\.(query|mutation)\.ts$/,
    remedy: 'call the API in a *.query.ts or *.mutation.ts file, as the remotes do',
  },
  {
    // Of functions that return nothing: `new Set<() => void>()`, `new Set<(session: Session) => void>()`.
    found: /\bnew Set<\([^>]*\) => (void|unknown)>/,
    // Those of the loader and the event bus, and pending responses of a tab.
    belongsIn: /^host-shell\/src\/(remotes\/part-load|events\/event-bus|session\/session-tabs)\.ts$/,
    remedy: 'is a custom set of listeners: use createState of @hirehq/shared-ui, which notifies of changes',
  },
  {
    found: /\bcrypto\.randomUUID\b/,
    belongsIn: /^host-shell\/src\/session\/web-crypto\.ts$/,
    remedy: 'crypto.randomUUID is missing on pages without TLS: use newRequestId of shared-contracts/request-id',
  },
  {
    found: /\bcrypto\.subtle\b/,
    belongsIn: /^host-shell\/src\/page\/digest\.ts$/,
    remedy: 'crypto.subtle is missing on pages without TLS: use digest of host-shell/src/page',
  },
  {
    found: /\bnavigator\.(locks|clipboard)\./,
    belongsIn: /^host-shell\/src\/(stream\/run-as-leader|session\/one-at-a-time)\.ts$/,
    remedy: 'is missing on pages without TLS: handle its absence, or make it optional',
  },
  {
    found: /(?<![-\w.])(?:html|body|:root)\)?:has\((?!>)/,
    lookedForIn: /\.css$/,
    remedy:
      'makes browsers look at the whole page at each change of it: name the elements on the way with `>`, or set an attribute of the root element',
  },
];

const BROWSER_CODE = /^(mfe-[^/]+|host-shell|shared-ui|shared-contracts|embed)\/src\/.*\.(?:tsx?|css)$/;
const FOR_TESTS = /\.test\.tsx?$|\/testing\//;

/** Checks that shared state is held in one way, and that APIs which may be missing in a browser are used only where their absence is handled. */
export function browserCode(tree: string): Finding[] {
  const files = packagesOf(tree)
    .flatMap((folder) => filesBelow(tree, folder))
    .filter((file) => BROWSER_CODE.test(file) && !FOR_TESTS.test(file));
  return brokenRules(tree, files, RULES);
}
