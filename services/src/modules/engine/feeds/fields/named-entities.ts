/** HTML's names of the characters from U+00A0 on, in order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );
const FIRST_OF_LATIN_1 = 0xa0;

/** Named entities that feeds write in text and in XML, whether they declare them or not, besides the five of XML. */
export const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LATIN_1.map((name, index) => [name, String.fromCodePoint(FIRST_OF_LATIN_1 + index)])),
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  euro: '€',
};
