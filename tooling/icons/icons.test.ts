import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRAND_VARIANTS } from '@hirehq/shared-contracts/codes';
import { iconSvg } from './icon-svg.ts';

const FOLDER = join(import.meta.dirname, '../../host-shell/public/icons');
const WIDTH_AT = 16;
const ICO_ENTRIES_AT = 6;

describe.each(BRAND_VARIANTS)('the icons of brand %s', (variant) => {
  const read = (file: string) => readFileSync(join(FOLDER, variant, file));

  it('SH-28 match its colour and mark; `npm run icons` redraws them', () =>
    expect(read('favicon.svg').toString()).toBe(iconSvg(variant, 'tile')));

  it.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is as large as its name says', (file, size) => {
    const png = read(file);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(WIDTH_AT), png.readUInt32BE(WIDTH_AT + 4)]).toEqual([size, size]);
  });

  it('favicon.ico contains three sizes, each at its declared offset', () => {
    const ico = read('favicon.ico');
    const entries = [0, 1, 2].map((index) => ico.subarray(ICO_ENTRIES_AT + 16 * index));
    expect(ico.readUInt16LE(4)).toBe(3);
    expect(entries.map((entry) => entry.readUInt8(0))).toEqual([16, 32, 48]);
    for (const entry of entries) {
      const at = entry.readUInt32LE(12);
      expect(ico.subarray(at + 1, at + 4).toString()).toBe('PNG');
    }
  });
});
