import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { RecordError } from '../../../../platform/feed-source/feed-error.ts';
import { TYPOGRAPHIC_ENTITIES } from '../fields/typographic-entities.ts';

/** HTML's names of the characters from U+00A0 on, in order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );
const FIRST_OF_LATIN_1 = 0xa0;
// Besides XML's five predefined entities, those that feeds use without declaring them. Entities declared in a document are never expanded.
const ENTITIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LATIN_1.map((name, index) => [name, String.fromCharCode(FIRST_OF_LATIN_1 + index)])),
  ...TYPOGRAPHIC_ENTITIES,
};
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
  Object.assign(parser.ENTITIES, ENTITIES);
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
