import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PAGE_COLORS } from '@hirehq/shared-contracts/design-tokens';

const css = readFileSync(join(import.meta.dirname, '../../shared-ui/src/styles/tokens.css'), 'utf8');
const [light = '', dark = ''] = css.split(":root[data-mantine-color-scheme='dark']");
const NAMES = { page: 'page', surface: 'surface', border: 'border', text: 'text', textMuted: 'text-muted' } as const;

it.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s colours outside the pages are those of the pages', (scheme, block) => {
  for (const [token, name] of Object.entries(NAMES))
    expect(block).toContain(`--hq-${name}: ${PAGE_COLORS[scheme][token as keyof typeof NAMES]};`);
});
