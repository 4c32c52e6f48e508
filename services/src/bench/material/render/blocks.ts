/** A résumé as it is set: what every writer of a file format can put on a page. */
export type PageBlock =
  | { as: 'name' | 'headline' | 'contact' | 'heading' | 'strong' | 'text' | 'small'; text: string }
  /** A narrow cell and a wide one. */
  | { as: 'pair'; left: string; right: PageBlock[] }
  /** The two ends of one line. */
  | { as: 'split'; left: string; right: string }
  | { as: 'bullets'; items: string[] };

export interface Arranged {
  language: string;
  /** Repeated on every page, above or below the text. */
  pageHeader?: string;
  pageFooter?: string;
  side?: { at: 'left' | 'right'; blocks: PageBlock[] };
  blocks: PageBlock[];
}

/** The texts of a block in reading order, for formats that have no columns. */
export function linesOf(block: PageBlock): string[] {
  switch (block.as) {
    case 'pair':
      return [block.left, ...block.right.flatMap(linesOf)];
    case 'split':
      return [`${block.left}\t${block.right}`];
    case 'bullets':
      return block.items.map((item) => `• ${item}`);
    default:
      return [block.text];
  }
}

export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
