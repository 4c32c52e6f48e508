import { parseXml } from './xml-parser.ts';

/** Elements of a text; others are fields. */
const MARKUP = new Set(
  'p br ul ol li dl dt dd div span strong b em i u a h1 h2 h3 h4 h5 h6 table thead tbody tr th td hr font blockquote pre sub sup'.split(
    ' ',
  ),
);

interface Node {
  name: string;
  attributes: Readonly<Record<string, string>>;
  fields: Record<string, unknown>;
  text: string[];
}

function addTo(fields: Record<string, unknown>, name: string, value: unknown): void {
  const there = Object.hasOwn(fields, name) ? fields[name] : undefined;
  // Defined, so that a name like __proto__ is a name.
  const all = there === undefined ? value : [there, value].flat();
  Object.defineProperty(fields, name, { value: all, enumerable: true, configurable: true, writable: true });
}

/**
 * The element of one posting as an object: an element with elements is an object, one with text or markup a string, several of the same name
 * are a list. An attribute is `@name` of its object, or `element@name` for an element with text. Throws RecordError for invalid XML.
 */
export function xmlObject(xml: string): Record<string, unknown> {
  const root: Node = { name: '', attributes: {}, fields: {}, text: [] };
  const open: Node[] = [root];
  let markup = 0;
  const top = () => open.at(-1) ?? root;
  parseXml(xml, {
    open({ name, attributes }) {
      if (markup > 0 || (open.length > 2 && MARKUP.has(name.toLowerCase()))) {
        markup++;
        top().text.push(`<${name}>`);
      } else open.push({ name, attributes, fields: {}, text: [] });
    },
    close(name) {
      if (markup > 0) {
        markup--;
        top().text.push(`</${name}>`);
        return;
      }
      const node = open.pop() ?? root;
      const isObject = Object.keys(node.fields).length > 0 || open.length === 1;
      const given = Object.entries(node.attributes);
      for (const [key, value] of given)
        addTo(isObject ? node.fields : top().fields, isObject ? `@${key}` : `${node.name}@${key}`, value);
      addTo(top().fields, node.name, isObject ? node.fields : node.text.join('').trim());
    },
    text: (text) => top().text.push(text),
  });
  const [posting] = Object.values(root.fields);
  return posting as Record<string, unknown>;
}
