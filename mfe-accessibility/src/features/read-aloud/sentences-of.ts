/** A sentence as it is spoken, and where it is on the page. */
export interface Sentence {
  text: string;
  range: Range;
  /** Language of its text, as the page says. */
  lang: string;
}

/** What is not read: controls, what is hidden from somebody, and what is not text. */
const SKIPPED =
  'script, style, noscript, template, svg, button, input, select, textarea, nav, [aria-hidden="true"], .hq-visually-hidden, .mantine-VisuallyHidden-root';

interface Piece {
  node: Text;
  /** Part of the node that is read. */
  from: number;
  to: number;
  /** Where it begins in the text of its block. */
  at: number;
}

const isInline = (element: Element) => /^(inline|contents)/.test(getComputedStyle(element).display);

function blockOf(node: Node): Element | null {
  let block = node.parentElement;
  while (block && isInline(block)) block = block.parentElement;
  return block;
}

/** Older browsers and jsdom cannot say; then everything counts as visible. */
function isVisible(element: Element): boolean {
  return 'checkVisibility' in element ? element.checkVisibility({ visibilityProperty: true }) : true;
}

function readableTexts(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) => {
    const parent = node.parentElement;
    const isRead = parent && node.nodeValue?.trim() && !parent.closest(SKIPPED) && isVisible(parent);
    return isRead ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
  });
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

function rangeOf(pieces: readonly Piece[], start: number, end: number): Range {
  const range = document.createRange();
  const holding = (offset: number) => pieces.findLast(({ at }) => at <= offset);
  const [first, last] = [holding(start), holding(Math.max(start, end - 1))];
  if (first) range.setStart(first.node, first.from + start - first.at);
  if (last) range.setEnd(last.node, last.from + end - last.at);
  return range;
}

function sentencesOfBlock(pieces: readonly Piece[], lang: string): Sentence[] {
  // A line break in the source is a space on the page.
  const text = pieces.map(({ node, from, to }) => node.data.slice(from, to).replaceAll(/\s/g, ' ')).join('');
  const segments = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text);
  return [...segments].flatMap(({ segment, index }) => {
    const start = index + segment.length - segment.trimStart().length;
    const spoken = segment.trim();
    if (spoken === '') return [];
    return [{ text: spoken.replaceAll(/ +/g, ' '), range: rangeOf(pieces, start, start + spoken.length), lang }];
  });
}

/** The sentences of the text in an element, in order; with `selected`, those of the selection only. */
export function sentencesOf(root: Element, selected?: Range): Sentence[] {
  const sentences: Sentence[] = [];
  let pieces: Piece[] = [];
  let block: Element | null = null;

  function endBlock(): void {
    if (pieces.length === 0) return;
    const lang = block?.closest('[lang]')?.getAttribute('lang') || document.documentElement.lang || 'en';
    sentences.push(...sentencesOfBlock(pieces, lang));
    pieces = [];
  }

  for (const node of readableTexts(root)) {
    if (selected && !selected.intersectsNode(node)) continue;
    const own = blockOf(node);
    if (own !== block) endBlock();
    block = own;
    const from = node === selected?.startContainer ? selected.startOffset : 0;
    const to = node === selected?.endContainer ? selected.endOffset : node.length;
    const last = pieces.at(-1);
    pieces.push({ node, from, to, at: last ? last.at + last.to - last.from : 0 });
  }
  endBlock();
  return sentences;
}
