import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { JOB_PICTURE } from '@hirehq/shared-contracts/page-head';
import sharp, { type OverlayOptions } from 'sharp';
import { FAMILY, openFontsFor } from './picture-fonts.ts';
import { beginsRightToLeft } from './picture-text.ts';

const { width: WIDTH, height: HEIGHT } = JOB_PICTURE;
const MARGIN = 72;
const INNER = WIDTH - 2 * MARGIN;
const MAX_SECONDS = 5;

const TITLE = { top: 66, height: 262, sizes: [76, 64, 54, 44] } as const;
const LINES = { top: 346, apart: 58, height: 50, sizes: [38, 32, 27] } as const;
const BRAND = { top: 549, height: 44, sizes: [32] } as const;

/** What a picture shows, each a line that can be drawn. */
export interface PictureWords {
  title: string;
  /** Employer, location, pay: those that are known. */
  lines: readonly string[];
  variant: BrandVariant;
  isRightToLeft: boolean;
}

interface Drawn {
  data: Buffer;
  width: number;
  height: number;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function drawText(text: string, size: number, isBold: boolean, fromRight: boolean): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="#ffffff">${escaped(text)}</span>`,
      font: `${FAMILY} ${isBold ? 'Bold ' : ''}${size}`,
      width: INNER,
      wrap: 'word-char',
      // Lines of a text in its own direction begin at its side by themselves.
      align: fromRight && !beginsRightToLeft(text) ? 'right' : 'left',
      rgba: true,
      dpi: 72,
    },
  })
    .timeout({ seconds: MAX_SECONDS })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The text in the largest size that fits; if none does, its beginning in the smallest one. */
async function drawFitting(
  text: string,
  { height, sizes }: { height: number; sizes: readonly number[] },
  isBold: boolean,
  fromRight: boolean,
): Promise<Drawn | undefined> {
  const fits = (drawn: Drawn) => drawn.height <= height && drawn.width <= INNER;
  for (const size of sizes) {
    const drawn = await drawText(text, size, isBold, fromRight);
    if (fits(drawn)) return drawn;
  }
  const smallest = sizes.at(-1) ?? 0;
  for (let length = Math.floor(text.length / 2); length > 0; length = Math.floor(length / 2)) {
    const drawn = await drawText(`${text.slice(0, length).toWellFormed().trimEnd()}…`, smallest, isBold, fromRight);
    if (fits(drawn)) return drawn;
  }
  return undefined;
}

const band = (top: number, height: number, background: string): OverlayOptions => ({
  input: { create: { width: WIDTH, height, channels: 3, background } },
  top,
  left: 0,
});

/** A picture of a job for previews of its page: PNG on the ground of the brand. */
export async function drawPicture({ title, lines, variant, isRightToLeft: fromRight }: PictureWords): Promise<Buffer> {
  const { name, primary, accent } = BRANDS[variant];
  await openFontsFor([title, ...lines].join(' '));
  const overlays = [band(HEIGHT - 22, 22, accent)];
  const place = (drawn: Drawn | undefined, top: number) => {
    if (drawn) overlays.push({ input: drawn.data, top, left: fromRight ? WIDTH - MARGIN - drawn.width : MARGIN });
  };
  place(await drawFitting(title, TITLE, true, fromRight), TITLE.top);
  for (const [index, line] of lines.entries())
    place(await drawFitting(line, LINES, false, fromRight), LINES.top + index * LINES.apart);
  place(await drawFitting(name, BRAND, true, fromRight), BRAND.top);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: primary } })
    .composite(overlays)
    .timeout({ seconds: MAX_SECONDS })
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer();
}
