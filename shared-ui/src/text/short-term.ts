const LONGEST = 9;
const CUT_TO = 8;

/** A search term as labels show it: cut to 8 characters if longer than 9 (SH-47). */
export function shortTerm(term: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(term), ({ segment }) => segment);
  return characters.length > LONGEST ? `${characters.slice(0, CUT_TO).join('')}…` : term;
}
