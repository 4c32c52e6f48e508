import { expect, test } from 'vitest';
import { contrastRatio } from '@hirehq/shared-contracts/contrast';
import { READING_COLORS } from '@hirehq/shared-contracts/reading';
import { backgroundOver, paintedColour } from './painted-colour.ts';

const LIGHT = ['#ffffff', '#faf9f7', '#f4f2ef', '#eeeeee', '#ffe08a', '#cde8ff'];
const DARK = ['#151412', '#1e1d1b', '#262421', '#000000', '#101040'];
const MIDDLE = ['#7c2d12', '#6941c6', '#808080', '#b42318', '#1a7fae'];

test.each([...LIGHT, ...DARK, ...MIDDLE])('A6 AX-02 every colour can be read on %s', (background) => {
  for (const colour of READING_COLORS)
    expect(contrastRatio(paintedColour(colour, background), background)).toBeGreaterThanOrEqual(4.5);
});

test('A6 AX-02 a colour with enough contrast is painted as chosen; #1A7FAE is painted darker', () => {
  for (const colour of READING_COLORS.filter((each) => each !== '#1A7FAE'))
    expect(paintedColour(colour, '#ffffff')).toBe(colour.toLowerCase());
  const painted = paintedColour('#1A7FAE', '#ffffff');
  expect(painted).not.toBe('#1a7fae');
  expect(contrastRatio(painted, '#1a7fae')).toBeLessThan(1.3);
});

test('AX-02 on a dark background a colour has about the contrast that it has on white', () => {
  for (const colour of READING_COLORS) {
    const onDark = contrastRatio(paintedColour(colour, '#151412'), '#151412');
    expect(onDark).toBeGreaterThanOrEqual(Math.min(14, contrastRatio(colour, '#ffffff')) - 0.01);
  }
});

test('AX-02 a transparent background is that of what is below it', () => {
  expect(backgroundOver('rgb(255, 0, 10)', () => '#000000')).toBe('#ff000a');
  expect(backgroundOver('rgba(0, 0, 0, 0)', () => '#123456')).toBe('#123456');
  expect(backgroundOver('rgba(0, 0, 0, 0.5)', () => '#ffffff')).toBe('#808080');
  expect(backgroundOver('color(srgb 1 0.5 0 / 0.5)', () => '#000000')).toBe('#804000');
  expect(backgroundOver('rgba(0, 0, 0, 0.5)', () => undefined)).toBeUndefined();
  expect(backgroundOver('oklch(0.5 0.1 20)', () => '#ffffff')).toBeUndefined();
});
