import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { BrandVariant } from '../codes.ts';
import { FOCUS_ROWS, TOOL_ROWS } from './reading-attributes.ts';
import {
  ASSISTIVE_TOOLS_DEFAULTS,
  ASSISTIVE_TOOLS_TEXT_MAX,
  READING_ATTRIBUTES,
  READING_DEFAULTS,
  READING_FOCUS_DEFAULTS,
  assistiveText,
  assistiveToolsSchema,
  isAssistiveText,
  isReadingFocusText,
  parseAssistive,
  parseReadingFocus,
  readingAttributes,
  readingFocusSchema,
  readingScript,
  type AssistiveTools,
  type ReadingSettings,
} from './index.ts';

const EVERY_TOOL: AssistiveTools = {
  zoom: 1.3,
  contrast: 'dark',
  lineSpacing: 'wider',
  letterSpacing: 'wide',
  font: 'lexend',
  highlightLinks: true,
  highlightTitles: true,
  bigCursor: true,
  readingGuide: true,
  stopMotion: true,
};
const FOCUS = { ...READING_FOCUS_DEFAULTS, bionicSelect: 'underline', fontSize: 18 } as const;

const SETTINGS: readonly [string, ReadingSettings][] = [
  ['the defaults', READING_DEFAULTS],
  ['reading focus as it is after a reset', { ...READING_DEFAULTS, focus: READING_FOCUS_DEFAULTS }],
  ['reading focus with larger text', { ...READING_DEFAULTS, focus: FOCUS }],
  ['a toolbar that changes nothing yet', { ...READING_DEFAULTS, toolbar: true }],
  ['every tool', { focus: FOCUS, toolbar: true, tools: EVERY_TOOL, simplified: true, density: 'compact' }],
  ['compact cards', { ...READING_DEFAULTS, density: 'compact' }],
  ['tools of a toolbar that is off', { ...READING_DEFAULTS, tools: EVERY_TOOL }],
  ['no simplified view', { ...READING_DEFAULTS, simplified: false }],
];

type Stored = Readonly<Record<string, string>>;

const stored = ({ focus, ...assistive }: ReadingSettings): Stored => ({
  ...(focus && { isBionic: 'true', bionic: JSON.stringify(focus) }),
  reading: JSON.stringify(assistive),
});

/** What the script of the served page sets in a browser that stores this. */
function painted(variant: BrandVariant, texts: Stored | 'blocked'): Record<string, string> {
  const set: Record<string, string> = {};
  const documentElement = { setAttribute: (name: string, value: unknown) => void (set[name] = String(value)) };
  runInNewContext(readingScript(variant), {
    document: { documentElement },
    get localStorage() {
      if (texts === 'blocked') throw new Error('blocked');
      return { getItem: (key: string) => texts[key] ?? null };
    },
  });
  return set;
}

describe('the attributes of reading settings', () => {
  test('AX-02 AX-08 show what differs from the usual look, and tools only while the toolbar is on', () => {
    expect(readingAttributes(READING_DEFAULTS, 'D')).toEqual({});
    expect(readingAttributes({ ...READING_DEFAULTS, tools: EVERY_TOOL }, 'D')).toEqual({});
    expect(
      readingAttributes({ focus: FOCUS, toolbar: true, tools: EVERY_TOOL, simplified: true, density: 'compact' }, 'D'),
    ).toEqual({
      'data-reading-focus': 'underline',
      'data-reading-size': '18',
      'data-reading-toolbar': 'on',
      'data-reading-zoom': '1.3',
      'data-reading-contrast': 'dark',
      'data-reading-line-spacing': 'wider',
      'data-reading-letter-spacing': 'wide',
      'data-reading-font': 'lexend',
      'data-reading-links': 'on',
      'data-reading-titles': 'on',
      'data-reading-cursor': 'on',
      'data-reading-guide': 'on',
      'data-reading-stop-motion': 'on',
      'data-reading-simplified': 'on',
      'data-reading-density': 'compact',
    });
  });

  test('AX-01 simplified view is as chosen, else on for variant N', () => {
    const shown = (variant: BrandVariant, simplified: boolean | null) =>
      READING_ATTRIBUTES.simplified in readingAttributes({ ...READING_DEFAULTS, simplified }, variant);
    expect([shown('N', null), shown('N', false), shown('D', null), shown('D', true)]).toEqual([true, false, false, true]);
  });

  test('AX-08 have a row for every setting, with the values of its schema', () => {
    for (const [rows, shape] of [
      [FOCUS_ROWS, readingFocusSchema.shape],
      [TOOL_ROWS, assistiveToolsSchema.shape],
    ] as const) {
      expect(rows.map(({ field }) => field).toSorted()).toEqual(Object.keys(shape).toSorted());
      for (const { field, values } of rows)
        for (const value of values)
          expect(
            Object.entries(shape)
              .find(([name]) => name === field)?.[1]
              .safeParse(value).success,
          ).toBe(true);
    }
  });
});

describe('the script before the first paint', () => {
  test.each(SETTINGS)('AX-09 sets the attributes the shell will set, of %s', (_, settings) => {
    for (const variant of ['D', 'N', 'H'] as const)
      expect(painted(variant, stored(settings))).toEqual(readingAttributes(settings, variant));
  });

  test.each([
    '',
    'null',
    '[]',
    '{',
    '"x"',
    '7',
    '{"__proto__":{"zoom":1.3},"toolbar":true,"tools":{"zoom":9}}',
    '{"toolbar":true,"tools":{"contrast":"x\\" onload=\\"y"}}',
    '{"toolbar":"true"}',
    '{"density":"tight"}',
    '{"toolbar":true,"tools":[]}',
    '{"toolbar":true,"tools":{"bigCursor":"on"}}',
    '{"bionicSelect":"bold","color":"red","fontSize":18,"fixation":3}',
    '{"bionicSelect":"bold","color":"#101828","fontSize":99,"fixation":3}',
  ])('SH-43 AX-09 %j in storage has no effect', (text) => {
    expect(painted('D', { isBionic: 'true', bionic: text, reading: text })).toEqual({});
    expect(painted('D', { isBionic: text, bionic: JSON.stringify(FOCUS) })).toEqual({});
    expect([parseReadingFocus(text), parseAssistive(text)?.toolbar ?? false]).toEqual([undefined, false]);
  });

  test('AX-03 reading focus that was turned off leaves no trace', () => {
    expect(painted('D', { bionic: JSON.stringify(FOCUS) })).toEqual({});
  });

  test('AX-09 a text from before a tool existed keeps the other tools', () => {
    const { stopMotion: _, ...older } = EVERY_TOOL;
    const reading = JSON.stringify({ toolbar: true, tools: older });
    expect(painted('D', { reading })).toMatchObject({ 'data-reading-zoom': '1.3' });
    expect(parseAssistive(reading)?.tools).toEqual({ ...EVERY_TOOL, stopMotion: false });
  });

  test('AX-09 works in a browser that blocks storage', () => {
    expect(painted('N', 'blocked')).toEqual({ 'data-reading-simplified': 'on' });
  });

  test('AX-09 cannot end its script element', () => {
    expect(readingScript('D')).not.toMatch(/<\/|<!--/);
  });
});

describe('the texts of an account', () => {
  test('AX-06 are read as they were written, within their length', () => {
    expect(parseReadingFocus(JSON.stringify(FOCUS))).toEqual(FOCUS);
    const assistive = { tools: EVERY_TOOL, simplified: false, density: 'compact' } as const;
    const text = assistiveText(assistive);
    expect(parseAssistive(text)).toEqual({ toolbar: false, ...assistive });
    expect(text.length).toBeLessThan(ASSISTIVE_TOOLS_TEXT_MAX);
  });

  test('AX-06 numbers may be texts, as other clients store them', () => {
    expect(parseReadingFocus(JSON.stringify({ ...FOCUS, fontSize: '18', fixation: '3' }))).toEqual(FOCUS);
  });

  test('AX-02 AX-06 outside their limits, or with anything else, are refused', () => {
    expect(['', JSON.stringify(FOCUS)].map(isReadingFocusText)).toEqual([true, true]);
    for (const wrong of ['{', '{}', '[]', JSON.stringify({ ...FOCUS, fixation: 6 }), JSON.stringify({ ...FOCUS, note: 'x' })])
      expect(isReadingFocusText(wrong)).toBe(false);
    const tools = ASSISTIVE_TOOLS_DEFAULTS;
    expect(isAssistiveText(JSON.stringify({ tools, simplified: null }))).toBe(true);
    for (const wrong of [
      '',
      '{',
      'null',
      JSON.stringify({ tools: { ...tools, zoom: 2 } }),
      JSON.stringify({ tools: { ...tools, note: 'x' } }),
      JSON.stringify({ tools, note: 'x' }),
      JSON.stringify({ tools, density: 'tight' }),
      JSON.stringify({ tools: [], simplified: null }),
    ])
      expect(isAssistiveText(wrong)).toBe(false);
  });
});
