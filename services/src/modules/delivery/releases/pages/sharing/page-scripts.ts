import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Writes the inline scripts of one page, in the way its policy permits them. */
export interface PageScripts {
  isByHash: boolean;
  /** The element of a script; its text is not escaped. */
  element(text: string, type?: 'importmap'): string;
  /** What `script-src` says of the elements written so far. */
  sources(): readonly string[];
}

/** Characters of the texts whose hashes are kept: those of all routes in all languages of some sets. */
const KEPT_LENGTH = 8 * 1024 * 1024;
/** Most scripts are the same in many pages, and an import map is long. */
const hashes = new LRUCache<string, string>({ maxSize: KEPT_LENGTH, sizeCalculation: (_, text) => text.length + 1 });

function sourceOf(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, source);
  return source;
}

const opened = (type: string | undefined) => (type === undefined ? '<script' : `<script type="${type}"`);

/** `mark` stands for the nonce in the page. */
export const scriptsByNonce = ({ nonce, mark }: { nonce: string; mark: string }): PageScripts => ({
  isByHash: false,
  element: (text, type) => `${opened(type)} nonce="${mark}">${text}</script>`,
  sources: () => [`'nonce-${nonce}'`],
});

/** For a page that is sent to many visitors: each script is permitted by its hash. */
export function scriptsByHash(): PageScripts {
  const sources = new Set<string>();
  return {
    isByHash: true,
    element(text, type) {
      sources.add(sourceOf(text));
      return `${opened(type)}>${text}</script>`;
    },
    sources: () => [...sources],
  };
}
