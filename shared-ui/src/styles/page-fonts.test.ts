import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LATE_FONT, PAGE_FONTS } from '@hirehq/shared-contracts/page-fonts';

const sheetOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const SHEETS = ['font.css', 'reading/fonts.css'].map(sheetOf).join('\n');

/** The faces that a sheet declares, as the page's script has them. */
const declared = [...SHEETS.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => ({
  family: /font-family: '([^']+)'/.exec(face)?.[1],
  file: /files\/([\w-]+)\.woff2/.exec(face)?.[1],
  weight: /font-weight: ([\d ]+)/.exec(face)?.[1],
}));

test('PF-01 the page’s script loads faces that the style sheets declare', () => {
  for (const { family, faces } of Object.values(PAGE_FONTS))
    for (const { file, weight } of faces) expect(declared).toContainEqual({ family, file, weight });
});

test('PF-01 each font of the page stays away while it is late', () => {
  expect(sheetOf('font.css')).toContain(`[${LATE_FONT.attribute}] {\n  --hq-late-font: `);
  const uses = [sheetOf('reading/text.css'), sheetOf('../theme/brand-theme.ts')].join('\n');
  for (const { family } of Object.values(PAGE_FONTS)) {
    expect(uses).toContain(`var(--hq-late-font, '${family}')`);
    expect(uses.replaceAll(`var(--hq-late-font, '${family}')`, '')).not.toContain(`'${family}'`);
  }
});
