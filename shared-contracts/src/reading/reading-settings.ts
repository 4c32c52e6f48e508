import * as z from 'zod/mini';
import { CARD_DENSITIES } from '../card-density.ts';

/** Reading focus (bionic reading): the leading part of each word is emphasised. Names of the fields are the specification's. */
export const READING_STYLES = ['bold', 'underline'] as const;
/** Stored values; what is painted may be darker, so that it has contrast (AX-02). */
export const READING_COLORS = ['#101828', '#6941C6', '#150349', '#1A7FAE', '#027A48', '#B42318'] as const;
/** 1 emphasises the most letters of a word, 5 the fewest. */
export const FIXATIONS = [1, 2, 3, 4, 5] as const;
/** Pixels. */
export const READING_FONT_SIZES = [16, 17, 18, 19, 20] as const;

export const readingFocusSchema = z.object({
  bionicSelect: z.enum(READING_STYLES),
  color: z.enum(READING_COLORS),
  fontSize: z.literal(READING_FONT_SIZES),
  fixation: z.literal(FIXATIONS),
});
export type ReadingFocus = z.infer<typeof readingFocusSchema>;

/** AX-05. */
export const READING_FOCUS_DEFAULTS: ReadingFocus = { bionicSelect: 'bold', color: '#101828', fontSize: 16, fixation: 3 };

/** AX-07: zooming in ends at 1.3. */
export const ZOOMS = [1, 1.1, 1.2, 1.3] as const;
export const CONTRASTS = ['normal', 'more', 'dark', 'light', 'grey'] as const;
export const SPACINGS = ['normal', 'wide', 'wider'] as const;
export const READABLE_FONTS = ['normal', 'atkinson', 'lexend', 'opendyslexic'] as const;

/** What the assistive toolbar can change (AX-08). */
export const assistiveToolsSchema = z.object({
  zoom: z.literal(ZOOMS),
  contrast: z.enum(CONTRASTS),
  lineSpacing: z.enum(SPACINGS),
  letterSpacing: z.enum(SPACINGS),
  font: z.enum(READABLE_FONTS),
  highlightLinks: z.boolean(),
  highlightTitles: z.boolean(),
  bigCursor: z.boolean(),
  readingGuide: z.boolean(),
  stopMotion: z.boolean(),
});
export type AssistiveTools = z.infer<typeof assistiveToolsSchema>;

export const ASSISTIVE_TOOLS_DEFAULTS: AssistiveTools = {
  zoom: 1,
  contrast: 'normal',
  lineSpacing: 'normal',
  letterSpacing: 'normal',
  font: 'normal',
  highlightLinks: false,
  highlightTitles: false,
  bigCursor: false,
  readingGuide: false,
  stopMotion: false,
};

/** How a person reads the platform: in every page, remote and embedded remote, and with their account. */
export const readingSettingsSchema = z.object({
  /** Null while reading focus is off. */
  focus: z.nullable(readingFocusSchema),
  /** Whether the assistive toolbar is on; stored as `accessibility` Y or N. */
  toolbar: z.boolean(),
  /** Apply while the toolbar is on. */
  tools: assistiveToolsSchema,
  /** Hides marketing, recommendations and floating parts. Null: as the brand has it, on for variant N. */
  simplified: z.nullable(z.boolean()),
  /** Of the cards of jobs. */
  density: z.enum(CARD_DENSITIES),
});
export type ReadingSettings = z.infer<typeof readingSettingsSchema>;

export const READING_DEFAULTS: ReadingSettings = {
  focus: null,
  toolbar: false,
  tools: ASSISTIVE_TOOLS_DEFAULTS,
  simplified: null,
  density: 'comfortable',
};
