/** Named entities that feeds write in text and in XML, whether they declare them or not. */
export const TYPOGRAPHIC_ENTITIES = {
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  eacute: 'é',
  euro: '€',
  pound: '£',
};
