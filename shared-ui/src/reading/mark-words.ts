import type { ReadingFocus } from '@hirehq/shared-contracts/reading';
import { createHighlights } from './highlights.ts';
import { createIdleQueue } from './idle-queue.ts';
import { leadingParts } from './leading-parts.ts';
import { createTextColours } from './text-colour.ts';
import { everyTextIn, isContinuation, textsIn } from './texts-in.ts';
import { createUnits } from './units.ts';

/** The emphasised words of a root. */
export interface WordMarks {
  wear(focus: ReadingFocus): void;
  stop(): void;
}

interface Marked {
  highlight: Highlight;
  ranges: readonly StaticRange[];
}

/** What may change the background of text without changing the text. */
const BACKGROUND_ATTRIBUTES = ['class', 'data-mantine-color-scheme', 'data-reading-contrast', 'data-active', 'aria-selected'];

/** A subtree with more elements than this is not scanned at once. */
const MANY = 100;

/** With forced colours, browsers paint every highlight like selected text, whatever its styles say. */
const FORCED_COLOURS = '(forced-colors: active)';

/**
 * Emphasises the leading part of every word in a root, also of text that appears later, without changing the document: the parts
 * are ranges that the browser paints (CSS Custom Highlight API), so text nodes stay as their renderer made them. Only text near
 * the viewport has ranges.
 */
export function markWords(root: Element, first: ReadingFocus): WordMarks {
  let focus = first;
  const marked = new Map<Text, Marked>();
  const forced = window.matchMedia(FORCED_COLOURS);
  // Read once: Chromium sends no event for a change that `matches` has already shown.
  let isForced = forced.matches;
  const tree = root.getRootNode();
  const shadow = tree instanceof ShadowRoot ? tree : undefined;
  const highlights = createHighlights(first.bionicSelect, shadow ?? document);
  const colours = createTextColours();
  const queue = createIdleQueue<Node>(
    (node) => (node instanceof Text && units.has(node) ? mark(node) : scan(node)),
    colours.forget,
  );
  const units = createUnits(root, {
    onNear: (texts) => texts.forEach(queue.add),
    onFar: (texts) => texts.forEach(unmark),
  });

  function unmark(text: Text): void {
    queue.remove(text);
    const found = marked.get(text);
    if (!found) return;
    for (const range of found.ranges) found.highlight.delete(range);
    marked.delete(text);
  }

  function mark(text: Text): void {
    unmark(text);
    const { parentElement } = text;
    if (isForced || !parentElement || !text.isConnected || !units.isNear(text)) return;
    const parts = leadingParts(text.data, focus.fixation, isContinuation(text));
    if (parts.length === 0) return;
    const highlight = highlights.of(colours.of(parentElement, focus.color));
    // Static, because the document would have to update live ranges at each of its changes.
    const ranges = parts.map(
      ([startOffset, endOffset]) => new StaticRange({ startContainer: text, startOffset, endContainer: text, endOffset }),
    );
    for (const range of ranges) highlight.add(range);
    marked.set(text, { highlight, ranges });
  }

  function scan(node: Node): void {
    if (!node.isConnected) return;
    if (node instanceof Element && node.getElementsByTagName('*').length > MANY) {
      // In parts, so that other work of the page comes in between.
      node.childNodes.forEach(queue.add);
      return;
    }
    for (const text of textsIn(node)) if (units.add(text)) queue.add(text);
  }

  function forget(node: Node): void {
    queue.remove(node);
    for (const text of everyTextIn(node)) {
      unmark(text);
      units.remove(text);
    }
  }

  function changed(text: Text): void {
    if (!units.has(text) || units.isNear(text)) queue.add(text);
    // A word may reach into the next text.
    if (text.nextSibling instanceof Text && marked.has(text.nextSibling)) queue.add(text.nextSibling);
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'childList') {
        removedNodes.forEach(forget);
        addedNodes.forEach(queue.add);
      } else if (target instanceof Text) changed(target);
      else for (const text of everyTextIn(target)) if (marked.has(text)) queue.add(text);
    }
  });
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: BACKGROUND_ATTRIBUTES,
  });
  // The colours of the whole page depend on attributes of the root element, which may be outside this root.
  const page = new MutationObserver(() => [...marked.keys()].forEach(queue.add));
  if (!shadow) page.observe(document.documentElement, { attributeFilter: BACKGROUND_ATTRIBUTES });
  const markAgain = () => units.near().forEach(queue.add);
  const onForced = ({ matches }: MediaQueryListEvent) => {
    isForced = matches;
    markAgain();
  };
  forced.addEventListener('change', onForced);
  queue.add(root);

  return {
    wear(next) {
      focus = next;
      highlights.wear(next.bionicSelect);
      markAgain();
    },
    stop() {
      forced.removeEventListener('change', onForced);
      observer.disconnect();
      page.disconnect();
      queue.clear();
      units.stop();
      marked.clear();
      highlights.remove();
    },
  };
}
