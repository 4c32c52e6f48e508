/** Text a person edits, text read letter by letter, names of controls, logos and initials. */
const LEFT_OUT = [
  'input',
  'textarea',
  'select',
  'button',
  '[role="button"]',
  '[role="textbox"]',
  '[contenteditable]:not([contenteditable="false"])',
  'code',
  'kbd',
  'pre',
  'samp',
  'svg',
  'math',
  'script',
  'style',
  'noscript',
  'template',
  '.hq-brand',
  '.hq-monogram',
].join(',');

const HAS_LETTER = /\p{L}/u;

/** The texts inside a node whose words can be emphasised. */
export function* textsIn(node: Node): Generator<Text> {
  const around = node instanceof Element ? node : node.parentElement;
  if (!around || around.closest(LEFT_OUT)) return;
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (each) => {
    if (each instanceof Element) return each.matches(LEFT_OUT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    return NodeFilter.FILTER_ACCEPT;
  });
  if (node instanceof Text && HAS_LETTER.test(node.data)) yield node;
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (HAS_LETTER.test(text.data)) yield text;
  }
}

/** All texts inside a node, or the node itself. */
export function* everyTextIn(node: Node): Generator<Text> {
  if (node instanceof Text) yield node;
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}]$/u;

/** Whether a text begins inside a word that the text before it has begun, as in `{count}th`. */
export function isContinuation({ previousSibling }: Text): boolean {
  return previousSibling instanceof Text && ENDS_IN_WORD.test(previousSibling.data);
}
