/** What a page is about, such as a job, as its head says it before any script runs. */
export interface PageSubject {
  title: string;
  description: string;
  /** Path of an image. */
  image: string | null;
  /** Path of a picture made for previews, of the size `JOB_PICTURE`. */
  picture?: string | undefined;
  /** False for a page that search engines must not list. */
  isIndexed: boolean;
}

const LONGEST = 160;

/** The start of a text, as long as search engines show it, cut at a word. */
export function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST) return plain;
  const cut = plain.slice(0, LONGEST - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).replace(/[\s,;:.–-]+$/u, '')}…`;
}
