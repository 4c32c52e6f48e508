import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isShadowStyles, shadowStyles } from '@hirehq/shared-contracts/release';
import { SURFACE_ROOT, SURFACE_VIEW, surfaceValue } from '@hirehq/shared-contracts/shadow-styles';
import postcss, { type AtRule, type Rule } from 'postcss';

/**
 * `:root`, `html`, `body` and `:host` in a selector, and not the same letters in a class or an id. What is not the root of our pages
 * stays that: rules for parts in other pages.
 */
const ROOT = /(?<![\w.#\\-])(?<!:not\([^)]*)(?::root|:host|html|body)(?![\w-])/g;
const HOST_WITH = /:host\(([^()]*)\)/g;
const WINDOW_ONLY = /^(?:html|body)$/;
/** What the root of a page does for the window. */
const OF_WINDOW = /^(?:overflow|scroll-|scrollbar-|min-height$|padding-block-end$)/;

const WIDTH = String.raw`\((?:(?:min-|max-)?width\s*[:<>]=?\s*[\d.]+[a-z]+|[\d.]+[a-z]+\s*[<>]=?\s*width(?:\s*[<>]=?\s*[\d.]+[a-z]+)?)\)`;
const WIDTH_ONLY = new RegExp(`^(?:(?:only )?(?:all|screen) and )?(${WIDTH}(?: and ${WIDTH})*)$`);

function ofRoot(selector: string): string {
  return selector.replaceAll(HOST_WITH, `.${SURFACE_ROOT}$1`).replaceAll(ROOT, `.${SURFACE_ROOT}`);
}

function changeRule(rule: Rule): void {
  if (rule.selector.includes('::view-transition')) {
    rule.remove();
    return;
  }
  if (rule.selectors.every((selector) => WINDOW_ONLY.test(selector.trim())))
    rule.walkDecls(OF_WINDOW, (declaration) => void declaration.remove());
  rule.selectors = [...new Set(rule.selectors.map(ofRoot))];
}

/** A view is as wide as its element, whatever the width of the window. */
function changeMedia(media: AtRule): void {
  const condition = WIDTH_ONLY.exec(media.params)?.[1];
  if (condition === undefined) return;
  media.name = 'container';
  media.params = `${SURFACE_VIEW} ${condition}`;
}

const isFrame = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** A style sheet of pages as a shadow tree in a page of somebody else has it. */
export function forShadowTrees(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => (isFrame(rule) ? undefined : changeRule(rule)));
  root.walkAtRules('media', changeMedia);
  root.walkDecls((declaration) => {
    declaration.value = surfaceValue(declaration.value);
  });
  return root.toString();
}

/** Writes the second form of each style sheet in a folder. */
export function writeShadowStyles(folder: string): void {
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.css') || isShadowStyles(file)) continue;
    writeFileSync(join(folder, shadowStyles(file)), forShadowTrees(readFileSync(join(folder, file), 'utf8')));
  }
}
