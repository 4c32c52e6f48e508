import { RecordError } from '../../../../platform/feed-source/feed-error.ts';
import { parseXml } from '../formats/xml-parser.ts';

const LOOKED_AT = 512 * 1024;
const LEAST_FIELDS = 3;

interface Seen {
  depth: number;
  count: number;
  /** Elements in it that have a text, of all of them together. */
  fields: number;
}

/** An element that is open: its name, and which elements with a text it has. */
interface Open {
  name: string;
  fields: Set<string>;
  hasText: boolean;
}

/**
 * The name of the outermost elements that a text has several of, each with some fields: its postings, if it calls them like nobody else.
 * Undefined if it has none. The text may end anywhere.
 */
export function repeatedElement(text: string): string | undefined {
  const seen = new Map<string, Seen>();
  const open: Open[] = [];
  try {
    parseXml(text.slice(0, LOOKED_AT), {
      open: ({ name, attributes }) =>
        void open.push({
          name,
          fields: new Set(Object.keys(attributes).filter((key) => !key.startsWith('xmlns'))),
          hasText: false,
        }),
      close() {
        const closed = open.pop();
        if (!closed) return;
        if (closed.hasText) open.at(-1)?.fields.add(closed.name);
        const known = seen.get(closed.name) ?? { depth: open.length, count: 0, fields: 0 };
        known.count++;
        known.fields += closed.fields.size;
        seen.set(closed.name, known);
      },
      text(piece) {
        const last = open.at(-1);
        if (last && piece.trim() !== '') last.hasText = true;
      },
    });
  } catch (error) {
    // The text ends within a posting, or has a mistake in one.
    if (!(error instanceof RecordError)) throw error;
  }
  const [outermost] = [...seen]
    .filter(([, { count, fields, depth }]) => count > 1 && depth > 0 && fields >= LEAST_FIELDS * count)
    .toSorted(([, one], [, other]) => one.depth - other.depth || other.count - one.count);
  return outermost?.[0];
}
