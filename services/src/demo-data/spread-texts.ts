/** As many uses of a text are remembered. */
const REMEMBERED = 64;

/**
 * Returns a function that picks one of some texts for a posting: the one whose other postings are furthest away in time, so that
 * those on one page of a list have different texts.
 */
export function createSpread(): (texts: readonly string[], at: number) => string {
  const uses = new Map<string, number[]>();
  const distanceOf = (text: string, at: number) => Math.min(...(uses.get(text) ?? []).map((other) => Math.abs(other - at)));
  return (texts, at) => {
    const [furthest] = texts
      .map((text) => ({ text, distance: distanceOf(text, at) }))
      .toSorted((one, other) => (one.distance === other.distance ? 0 : other.distance - one.distance));
    if (!furthest) throw new Error('Nothing to pick from.');
    uses.set(furthest.text, [...(uses.get(furthest.text) ?? []).slice(1 - REMEMBERED), at]);
    return furthest.text;
  };
}
