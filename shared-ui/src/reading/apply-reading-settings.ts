import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { LATE_FONT } from '@hirehq/shared-contracts/page-fonts';
import { READING_ATTRIBUTES, readingAttributes, type ReadingFocus, type ReadingSettings } from '@hirehq/shared-contracts/reading';
import type { WordMarks } from './mark-words.ts';

const loadMarks = () => import(/* webpackChunkName: "reading-focus" */ './mark-words.ts');

/** Reading focus of one root; its code loads when it is first turned on. */
interface FocusOfRoot {
  wanted: ReadingFocus | null;
  marks?: WordMarks | undefined;
  isLoading: boolean;
}

const roots = new WeakMap<Element, FocusOfRoot>();

/** Whether this browser can emphasise parts of words without changing the page (CSS Custom Highlight API). */
export const canMarkWords = (): boolean => typeof CSS !== 'undefined' && 'highlights' in CSS;

function load(root: Element, state: FocusOfRoot): void {
  state.isLoading = true;
  loadMarks()
    .then(({ markWords }) => {
      if (state.wanted) state.marks = markWords(root === document.documentElement ? document.body : root, state.wanted);
    })
    // The page stays readable; the shell, which listens to window errors, offers to reload it.
    .catch(reportError)
    .finally(() => (state.isLoading = false));
}

function emphasise(root: Element, focus: ReadingFocus | null): void {
  const state = roots.get(root) ?? { wanted: null, isLoading: false };
  roots.set(root, state);
  state.wanted = focus;
  if (!focus) {
    state.marks?.stop();
    state.marks = undefined;
  } else if (state.marks) state.marks.wear(focus);
  else if (!state.isLoading && canMarkWords()) load(root, state);
}

/**
 * Applies reading settings to a page by its root element, or to one remote by the element it is mounted in: by attributes, which
 * the styles follow, and by emphasising words. Nothing inside the root changes.
 */
export function applyReadingSettings(root: HTMLElement, settings: ReadingSettings, variant: BrandVariant): void {
  const attributes = readingAttributes(settings, variant);
  // Another font was chosen: the one that was late for the first paint no longer matters.
  if ((attributes[READING_ATTRIBUTES.font] ?? null) !== root.getAttribute(READING_ATTRIBUTES.font))
    root.removeAttribute(LATE_FONT.attribute);
  for (const name of Object.values(READING_ATTRIBUTES)) {
    const value = attributes[name];
    if (value === undefined) root.removeAttribute(name);
    else if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  emphasise(root, settings.focus);
}
