import { linesOf, type Arranged, type PageBlock } from './blocks.ts';

const inOrder = ({ pageHeader, pageFooter, side, blocks }: Arranged): PageBlock[] => [
  ...(pageHeader === undefined ? [] : [{ as: 'text' as const, text: pageHeader }]),
  ...(side?.at === 'left' ? side.blocks : []),
  ...blocks,
  ...(side?.at === 'right' ? side.blocks : []),
  ...(pageFooter === undefined ? [] : [{ as: 'text' as const, text: pageFooter }]),
];

/** A résumé as somebody saves it as text: an empty line before each heading. */
export const resumeText = (arranged: Arranged): string =>
  inOrder(arranged)
    .flatMap((block) => (block.as === 'heading' ? ['', ...linesOf(block)] : linesOf(block)))
    .join('\r\n');

/** Characters outside ASCII as RTF has them: their UTF-16 units, with a question mark for readers that know none. */
const rtfText = (text: string): string =>
  text
    .replaceAll(/[\\{}]/g, String.raw`\$&`)
    .replaceAll('\t', String.raw`\tab `)
    .replaceAll(/[^\x20-\x7e]/g, (unit) => {
      const code = unit.charCodeAt(0);
      return String.raw`\u${code > 32_767 ? code - 65_536 : code}?`;
    });

export function resumeRtf(arranged: Arranged): string {
  const looks: Partial<Record<PageBlock['as'], string>> = {
    name: String.raw`\b\fs36 `,
    heading: String.raw`\b\fs26 `,
    strong: String.raw`\b\fs20 `,
  };
  const paragraphs = inOrder(arranged).flatMap((block) =>
    linesOf(block).map((line) => String.raw`{\pard${looks[block.as] ?? String.raw`\fs20 `}${rtfText(line)}\par}`),
  );
  return String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0 Arial;}}` + `\n${paragraphs.join('\n')}\n}`;
}
