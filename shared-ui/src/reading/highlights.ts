import type { ReadingFocus } from '@hirehq/shared-contracts/reading';

/** The highlights of one root: one for each painted colour, and one for text that keeps its own. */
export interface Highlights {
  of(colour: string | undefined): Highlight;
  /** Changes how all of them look. */
  wear(style: ReadingFocus['bionicSelect']): void;
  remove(): void;
}

/**
 * ::highlight() ignores font-weight. Shadows beside the letters look like a bolder weight and move nothing; the stroke is for
 * browsers that paint no shadows there (Chromium 156 paints shadows and no stroke).
 */
const LOOKS: Readonly<Record<ReadingFocus['bionicSelect'], string>> = {
  bold: 'text-shadow:0.03em 0 currentcolor,-0.03em 0 currentcolor;-webkit-text-stroke:0.02em currentcolor',
  underline: 'text-decoration:underline 0.08em',
};

const ruleOf = (name: string, colour: string | undefined, style: ReadingFocus['bionicSelect']): string =>
  `::highlight(${name}){${LOOKS[style]}${colour === undefined ? '' : `;color:${colour}`}}`;

function freeName(): string {
  let number = 0;
  while (CSS.highlights.has(`hq-reading-${number}`)) number += 1;
  return `hq-reading-${number}`;
}

/** `tree` has the text: the document, or a shadow tree, to which rules of the document do not apply. */
export function createHighlights(first: ReadingFocus['bionicSelect'], tree: DocumentOrShadowRoot): Highlights {
  const sheet = new CSSStyleSheet();
  const made = new Map<string | undefined, { name: string; highlight: Highlight }>();
  let style = first;
  tree.adoptedStyleSheets.push(sheet);

  const write = () => sheet.replaceSync([...made].map(([colour, { name }]) => ruleOf(name, colour, style)).join(''));

  return {
    of(colour) {
      const known = made.get(colour);
      if (known) return known.highlight;
      const name = freeName();
      const highlight = new Highlight();
      CSS.highlights.set(name, highlight);
      made.set(colour, { name, highlight });
      write();
      return highlight;
    },
    wear(next) {
      if (next === style) return;
      style = next;
      write();
    },
    remove() {
      for (const { name } of made.values()) CSS.highlights.delete(name);
      made.clear();
      tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}
