import { defaultTreeAdapter, html as names, parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { InertNode } from './trusted-html.ts';

type ParsedNode = DefaultTreeAdapterTypes.ChildNode;
type ParsedElement = DefaultTreeAdapterTypes.Element;

const { isElementNode, isTextNode } = defaultTreeAdapter;
const BODIES: ReadonlySet<string> = new Set([names.TAG_NAMES.BODY, names.TAG_NAMES.FRAMESET]);
/** Of nodes that are neither elements nor text: comments. */
const COMMENT_NODE = 8;

function inertElement(element: ParsedElement): InertNode {
  return {
    nodeType: 1,
    textContent: null,
    tagName: element.tagName,
    getAttribute: (wanted) => element.attrs.find(({ name }) => name === wanted)?.value ?? null,
    childNodes: element.childNodes.map(inertNode),
  };
}

function inertNode(node: ParsedNode): InertNode {
  if (isElementNode(node)) return inertElement(node);
  if (isTextNode(node)) return { nodeType: 3, textContent: node.value, childNodes: [] };
  return { nodeType: COMMENT_NODE, textContent: null, childNodes: [] };
}

/** Parses HTML as `DOMParser` does, where there is no document: the body that a browser would make of it. */
export function parseInert(html: string): InertNode {
  const page = parse(html, { scriptingEnabled: false });
  const root = page.childNodes.find(isElementNode);
  const body = root?.childNodes.find((node): node is ParsedElement => isElementNode(node) && BODIES.has(node.tagName));
  return body ? inertElement(body) : { nodeType: 1, textContent: null, childNodes: [] };
}
