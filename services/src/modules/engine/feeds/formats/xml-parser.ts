import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { RecordError } from '../../../../platform/feed-source/feed-error.ts';
import { NAMED_ENTITIES } from '../fields/named-entities.ts';

/** Sections in which `&` is text, and every other `&` that begins no entity. */
const BARE_AMPERSAND = /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|&(?!#\d+;|#x[\da-f]+;|[a-z][a-z\d]*;)/gi;

/** The XML with `&amp;` where an `&` is meant as itself. */
const withAmpersands = (xml: string): string => xml.replaceAll(BARE_AMPERSAND, (found) => (found === '&' ? '&amp;' : found));
const DEEPEST = 100;
/** Most text nodes and elements per posting: many small ones cost more than their length. */
const MOST_PIECES = 200_000;

interface XmlEvents {
  open: (tag: SaxesTagPlain) => void;
  close: (name: string) => void;
  text: (text: string) => void;
}

/** Parses the XML of one posting. Throws RecordError if it is not valid, nested too deeply or has too many elements. */
export function parseXml(xml: string, { open, close, text }: XmlEvents): void {
  const parser = new SaxesParser({ xmlns: false });
  // Entities declared in a document are never expanded.
  Object.assign(parser.ENTITIES, NAMED_ENTITIES);
  let depth = 0;
  let pieces = 0;
  const counted = () => {
    if (++pieces > MOST_PIECES) throw new RecordError('it has too many elements');
  };
  const add = (piece: string) => {
    counted();
    text(piece);
  };
  parser.on('opentag', (tag) => {
    counted();
    if (++depth > DEEPEST) throw new RecordError(`elements are nested more than ${DEEPEST} levels deep`);
    open(tag);
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    close(name);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('error', (error) => {
    throw new RecordError(`is not valid XML (${error.message.replace(/^\d+:\d+:\s*/, '').slice(0, 160)})`);
  });
  parser.write(withAmpersands(xml)).close();
}
