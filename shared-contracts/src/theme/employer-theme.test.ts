import { describe, expect, test } from 'vitest';
import type { ThemeEntry } from '../rest/enterprises.ts';
import { colourScale } from './colour-scale.ts';
import { contrastRatio, readableOn } from './contrast.ts';
import { employerTheme, selectedEntry } from './employer-theme.ts';
import { purpleTheme } from '../testing/purple-theme.ts';

const AA = 4.5;

describe('an employer’s theme', () => {
  test('SH-30 with enough contrast is used unchanged', () => {
    expect(employerTheme(purpleTheme)).toEqual({
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
    'SH-30 with %s for everything is readable, and the corrections are reported',
    (colour) => {
      const all = Object.fromEntries(Object.keys(purpleTheme).map((name) => [name, colour])) as unknown as ThemeEntry;
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
        [scale[7], '#f4f2ef'],
        [scale[3], '#151412'],
        [scale[3], '#262421'],
        [theme.text ?? '#1f1d1a', '#f4f2ef'],
        [theme.text ?? '#1f1d1a', scale[0]],
        [theme.heading ?? '#1f1d1a', scale[0]],
        ['#5f5a53', theme.listHover ?? scale[0]],
      ];
      for (const [front, back] of pairs) expect(contrastRatio(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(AA);
      expect(corrections.length).toBeGreaterThan(0);
    },
  );

  test.each([
    'red;}body{display:none',
    'url(https://evil.example)',
    'url(//evil)',
    'expression(alert(1))',
    'var(--x)',
    '',
    'GGGGGG',
    'fff',
    'FFFFFF80',
    '#12345',
    '111111\n',
    ' 111111',
    '1111११',
    'x'.repeat(41).slice(0, 40),
  ])('SH-30 does not accept %s as a colour', (colour) => {
    expect(employerTheme({ ...purpleTheme, primaryColor: colour }).theme).toBeUndefined();
    const { theme, corrections } = employerTheme({ ...purpleTheme, mainTextColor: colour });
    expect(theme?.text).toBeUndefined();
    expect(corrections).toEqual([{ name: 'mainTextColor', given: colour, used: null }]);
  });
});

describe('a colour that is no text', () => {
  test.each([
    [null, 'null'],
    [undefined, 'undefined'],
    [111_111, 'number'],
    [['111111'], 'object'],
    [{ toString: 1, valueOf: 1 }, 'object'],
    [Object.create(null), 'object'],
    [true, 'boolean'],
  ])('SH-30 %j is refused, and reported by its type', (given, name) => {
    const entry: ThemeEntry = { ...purpleTheme, mainTextColor: given };
    expect(employerTheme(entry).corrections).toEqual([{ name: 'mainTextColor', given: name, used: null }]);
    expect(selectedEntry([{ ...purpleTheme, primaryColor: given }])).toBeUndefined();
  });

  test('SH-30 upper and lower case and a # are the same colour', () => {
    for (const primaryColor of ['7A1FA2', '7a1fa2', '#7A1fa2'])
      expect(employerTheme({ ...purpleTheme, primaryColor }).theme?.primary).toBe('#7a1fa2');
  });

  test('A43 SH-30 is readable for every colour', () => {
    let state = 5;
    const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
    const colour = () => (next() >>> 8).toString(16).padStart(6, '0');
    for (let round = 0; round < 400; round += 1) {
      const entry = Object.fromEntries(Object.keys(purpleTheme).map((name) => [name, colour()])) as unknown as ThemeEntry;
      const { theme } = employerTheme({ ...entry, isSelected: true });
      if (!theme) continue;
      const scale = colourScale(theme.primary);
      for (const [front, back] of [
        [scale[7], '#f4f2ef'],
        [scale[3], '#262421'],
        [theme.text ?? '#1f1d1a', '#f4f2ef'],
        [theme.text ?? '#1f1d1a', theme.listHover ?? scale[0]],
        [theme.heading ?? '#1f1d1a', scale[0]],
        [theme.hoverButtonText, theme.hoverButton],
      ] as const)
        expect(contrastRatio(front, back), `${front} on ${back} of ${JSON.stringify(entry)}`).toBeGreaterThanOrEqual(AA);
      for (const painted of Object.values(theme)) expect(painted).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

describe('the entry in use', () => {
  test('SH-30 is the first selected one; without one there is none', () => {
    const [one, two] = [
      { ...purpleTheme, primaryColor: '111111' },
      { ...purpleTheme, primaryColor: '222222' },
    ];
    expect(selectedEntry([{ ...purpleTheme, isSelected: false }, one, two])).toBe(one);
    expect(selectedEntry([{ ...purpleTheme, isSelected: false }])).toBeUndefined();
  });

  test.each([
    null,
    undefined,
    'text',
    7,
    {},
    [null],
    [[{ isSelected: true, primaryColor: '111111' }]],
    [{ isSelected: true }],
    [{ isSelected: 'true', primaryColor: '111111' }],
    Array.from({ length: 10_000 }, () => ({ ...purpleTheme, isSelected: false })),
  ])('SH-30 %.60j holds none', (theme) => {
    expect(selectedEntry(theme)).toBeUndefined();
  });
});
