/** Text a person edits, text read letter by letter, logos and initials. */
const LEFT_OUT = [
  'input',
  'textarea',
  'select',
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

/** Of these only sentences are emphasised: the name of a control is read at once. */
const CONTROLS = 'button,[role="button"]';

const HAS_LETTER = /\p{L}/u;
const MIN_WORDS = 5;
const ENDS_AS_SENTENCE = /\S\s+\S.*[.!?…؟。][\p{Pe}\p{Pf}"']*$/su;

/** Elements that are a part of a sentence, such as a name in it. */
const IN_SENTENCE = 'bdi,b,strong,i,em,mark,time';

/** Whether the element of a text says a sentence, or is inside one: it ends as one, or has as many words. */
function isOfSentence({ parentElement }: Text): boolean {
  for (let each = parentElement; each; each = each.matches(IN_SENTENCE) ? each.parentElement : null) {
    // With other parts beside each other, it says no sentence itself.
    if (![...each.children].every((child) => child.matches(IN_SENTENCE))) return false;
    const said = each.textContent.trim();
    if (ENDS_AS_SENTENCE.test(said) || said.split(/\s+/).length >= MIN_WORDS) return true;
  }
  return false;
}

const isLeftOut = (text: Text, around: Element | null) =>
  !HAS_LETTER.test(text.data) || (Boolean(around?.closest(CONTROLS)) && !isOfSentence(text));

/** The texts inside a node whose words can be emphasised. */
export function* textsIn(node: Node): Generator<Text> {
  const around = node instanceof Element ? node : node.parentElement;
  if (!around || around.closest(LEFT_OUT)) return;
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (each) => {
    if (each instanceof Element) return each.matches(LEFT_OUT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    return NodeFilter.FILTER_ACCEPT;
  });
  if (node instanceof Text && !isLeftOut(node, around)) yield node;
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!isLeftOut(text, text.parentElement)) yield text;
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
