/** Uses of a text that are compared; later ones take turns. */
const COMPARED = 64;

/**
 * Returns a function that picks one of some texts for a posting: the one whose other postings are furthest away in time, so that
 * those on one page of a list have different texts.
 */
export function createSpread(): (texts: readonly string[], at: number) => string {
  const uses = new Map<string, number[]>();
  let turn = 0;
  return (texts, at) => {
    let [furthest] = texts;
    if (furthest === undefined) throw new Error('Nothing to pick from.');
    if ((uses.get(furthest)?.length ?? 0) >= COMPARED) return texts[turn++ % texts.length] ?? furthest;
    let distance = -1;
    for (const text of texts) {
      const nearest = Math.min(...(uses.get(text) ?? []).map((other) => Math.abs(other - at)));
      if (nearest > distance) [furthest, distance] = [text, nearest];
    }
    uses.set(furthest, [...(uses.get(furthest) ?? []), at]);
    return furthest;
  };
}
