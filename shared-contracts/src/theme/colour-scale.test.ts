import { expect, test } from 'vitest';
import { BRANDS } from '../design-tokens.ts';
import { colourScale } from './colour-scale.ts';
import { contrastRatio, readableOn } from './contrast.ts';

const AA = 4.5;

test.each(Object.values(BRANDS))(
  '$name: the seventh shade is the brand’s own colour, and shades go from light to dark',
  ({ primary }) => {
    const scale = colourScale(primary);
    expect(scale[6]).toBe(primary.toLowerCase());
    const onWhite = scale.map((shade) => contrastRatio(shade, '#ffffff'));
    expect(onWhite).toEqual(onWhite.toSorted((a, b) => a - b));
  },
);

test.each(Object.values(BRANDS))(
  '$name: text in the colours of the theme is readable in light and dark (AA)',
  ({ primary, accent }) => {
    const [brand, second] = [colourScale(primary), colourScale(accent)];
    expect(contrastRatio(brand[7], brand[0])).toBeGreaterThanOrEqual(AA);
    expect(contrastRatio(second[8], second[0])).toBeGreaterThanOrEqual(AA);
    expect(contrastRatio(brand[3], '#1e1d1b')).toBeGreaterThanOrEqual(AA);
    expect(contrastRatio(second[3], '#1e1d1b')).toBeGreaterThanOrEqual(AA);
    expect(contrastRatio(brand[6], readableOn(brand[6]))).toBeGreaterThanOrEqual(AA);
  },
);

test('contrast is WCAG’s', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#1a7fae', '#ffffff')).toBeCloseTo(4.4, 0);
});
