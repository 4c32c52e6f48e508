import type { PaintedText } from './painted-text.ts';

/** A run of text as the reader of a format found it. */
export interface FoundText {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
}

const bare = (text: string) => text.normalize('NFKC').replaceAll(/\s+/gu, '');
const isOnLine = (run: FoundText, painted: PaintedText) =>
  Math.abs(run.baseline - painted.baseline) <= Math.max(1, Math.min(run.size, painted.size) * 0.3);
const sharedWidth = (run: FoundText, painted: PaintedText) =>
  Math.min(run.right, painted.right) - Math.max(run.left, painted.left);
const overlaps = (run: FoundText, painted: PaintedText) =>
  isOnLine(run, painted) && sharedWidth(run, painted) >= Math.min(run.right - run.left, painted.right - painted.left) * 0.5;

/** A text without its first occurrence of another one, whatever spaces are between the letters. */
function withoutText(text: string, unseen: string): string {
  const letters = Array.from(bare(unseen), (letter) => letter.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return letters.length === 0 ? text : text.replace(new RegExp(letters.join(String.raw`\s*`), 'u'), ' ');
}

/**
 * What somebody who looks at the page sees of a run of text: all, a part or nothing. A run that was joined from several
 * paintings loses those that are not seen.
 */
export function seenPartOf(run: FoundText, painted: readonly PaintedText[]): string {
  const here = painted.filter((each) => overlaps(run, each));
  const unseen = here.filter((each) => each.unseen !== null);
  if (unseen.length === 0) return run.text;
  const seen = here.filter((each) => each.unseen === null);
  const written = bare(run.text);
  const seenText = bare(seen.map(({ text }) => text).join(''));
  // Written twice in one place, of which one is seen.
  if (seenText !== '' && seenText === written) return run.text;
  if (seen.length === 0 || bare(unseen.map(({ text }) => text).join('')) === written) return '';
  return unseen.reduce((text, each) => withoutText(text, each.text), run.text).trim();
}
