import type { ServedPartOutput } from '@hirehq/shared-contracts/served-part';
import { withoutStyleAttributes } from './style-rules.ts';

/** React asks for pictures in advance, in front of what it rendered. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
/** A boundary that shows its fallback, because something in it loads later or threw. */
const UNFINISHED = /<!--\$[?!]-->/;
/** Marks of React between texts and around boundaries. Text of the page has no `<`. */
const MARKS = /<!--[^>]*-->/g;

/**
 * What `renderToString` returns, as a served part returns it. Throws if something of the page is missing. `attribute`: by which rules find
 * their elements (`servedAttribute` of the contract).
 */
export function servedHtml(rendered: string, attribute: `data-${string}`): ServedPartOutput {
  if (UNFINISHED.test(rendered))
    throw new Error(
      'a component of the page threw, or its code loads later. Give the file that loads it a .served file beside it',
    );
  if (/<style\b/.test(rendered))
    throw new Error('a component of the page renders a style element, which a served part cannot have');
  return withoutStyleAttributes(rendered.replace(PRELOADS, '').replaceAll(MARKS, ''), attribute);
}
