import { describe, expect, test } from 'vitest';
import type { ThemeEntry } from '@hirehq/shared-contracts/rest';
import { colourScale } from './colour-scale.ts';
import { contrastRatio, readableOn } from './contrast.ts';
import { employerTheme, selectedEntry } from './employer-theme.ts';

const good: ThemeEntry = {
  isSelected: true,
  primaryColor: '7A1FA2',
  secondaryColor: '00695C',
  hoverButtonColor: '4A148C',
  hoverButtonTextColor: 'FFFFFF',
  headingTextColor: '2A0845',
  mainTextColor: '1F1D1A',
  listHoverColor: 'F3E5F5',
};
const AA = 4.5;

describe('an employer’s theme', () => {
  test('SH-30 that reads is painted as it is', () => {
    expect(employerTheme(good)).toEqual({
      theme: {
        primary: '#7a1fa2',
        accent: '#00695c',
        text: '#1f1d1a',
        heading: '#2a0845',
        listHover: '#f3e5f5',
        hoverButton: '#4a148c',
        hoverButtonText: '#ffffff',
      },
      corrections: [],
    });
  });

  test.each(['FFFFFF', 'FFFF00', 'F5F5F5', '00FFFF', '000000', '808080', 'FF0000', '00FF00', '0000FF'])(
    'SH-30 with %s for everything still reads, and what was changed is told',
    (colour) => {
      const all = Object.fromEntries(Object.keys(good).map((name) => [name, colour])) as unknown as ThemeEntry;
      const { theme, corrections } = employerTheme({ ...all, isSelected: true });
      if (!theme) throw new Error('no theme');
      const scale = colourScale(theme.primary);
      const pairs: [string, string][] = [
        [scale[7], '#ffffff'],
        [scale[7], '#faf9f7'],
        [scale[7], scale[0]],
        [scale[3], '#1e1d1b'],
        [readableOn(scale[6]) === '#ffffff' ? '#ffffff' : '#1f1d1a', scale[6]],
        [theme.text ?? '#1f1d1a', '#ffffff'],
        [theme.heading ?? '#1f1d1a', '#faf9f7'],
        [theme.text ?? '#1f1d1a', theme.listHover ?? scale[0]],
        [theme.hoverButtonText, theme.hoverButton],
      ];
      for (const [front, back] of pairs) expect(contrastRatio(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(AA);
      expect(corrections.length).toBeGreaterThan(0);
    },
  );

  test.each(['red;}body{display:none', 'url(https://evil.example)', 'var(--x)', '', 'GGGGGG', 'fff'])(
    'SH-30 takes no %s for a colour',
    (colour) => {
      expect(employerTheme({ ...good, primaryColor: colour }).theme).toBeUndefined();
      const { theme, corrections } = employerTheme({ ...good, mainTextColor: colour });
      expect(theme?.text).toBeUndefined();
      expect(corrections).toEqual([{ name: 'mainTextColor', given: colour, used: null }]);
    },
  );
});

describe('the entry to paint', () => {
  test('SH-30 is the first that is selected; without one there is none', () => {
    const [one, two] = [
      { ...good, primaryColor: '111111' },
      { ...good, primaryColor: '222222' },
    ];
    expect(selectedEntry([{ ...good, isSelected: false }, one, two])).toBe(one);
    expect(selectedEntry([{ ...good, isSelected: false }])).toBeUndefined();
  });

  test.each([null, undefined, 'text', 7, {}, [null], [{ isSelected: true }], [{ isSelected: 'true', primaryColor: '111111' }]])(
    'SH-30 %o holds none',
    (theme) => {
      expect(selectedEntry(theme)).toBeUndefined();
    },
  );
});
