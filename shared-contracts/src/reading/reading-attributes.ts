import type { BrandVariant } from '../codes.ts';
import {
  CONTRASTS,
  FIXATIONS,
  READABLE_FONTS,
  READING_COLORS,
  READING_FONT_SIZES,
  READING_STYLES,
  SPACINGS,
  ZOOMS,
  type AssistiveTools,
  type ReadingFocus,
  type ReadingSettings,
} from './reading-settings.ts';

/**
 * The attributes by which styles follow the reading settings: of the root element of a page, and of the element a remote is
 * mounted in on a page of somebody else. An attribute is missing while its setting has no effect.
 */
export const READING_ATTRIBUTES = {
  /** `bold` or `underline`. */
  focus: 'data-reading-focus',
  /** 17 to 20, pixels. */
  fontSize: 'data-reading-size',
  /** `on` while the assistive toolbar is. The tools below have attributes only then. */
  toolbar: 'data-reading-toolbar',
  /** 1.1, 1.2 or 1.3. */
  zoom: 'data-reading-zoom',
  /** `more`, `dark`, `light` or `grey`. */
  contrast: 'data-reading-contrast',
  /** `wide` or `wider`. */
  lineSpacing: 'data-reading-line-spacing',
  /** `wide` or `wider`. */
  letterSpacing: 'data-reading-letter-spacing',
  /** `atkinson`, `lexend` or `opendyslexic`. */
  font: 'data-reading-font',
  /** `on`, as in all that follow. */
  highlightLinks: 'data-reading-links',
  highlightTitles: 'data-reading-titles',
  bigCursor: 'data-reading-cursor',
  readingGuide: 'data-reading-guide',
  stopMotion: 'data-reading-stop-motion',
  simplified: 'data-reading-simplified',
  /** `compact`. */
  density: 'data-reading-density',
} as const;
export type ReadingAttribute = (typeof READING_ATTRIBUTES)[keyof typeof READING_ATTRIBUTES];

type Value = string | number | boolean;

/** A setting: its field, all its values, and the attribute it is shown by, except at the value `plain`. */
export interface AttributeRow<Field extends string> {
  field: Field;
  values: readonly Value[];
  attribute?: ReadingAttribute;
  plain?: Value;
}

const row = <const Field extends keyof typeof READING_ATTRIBUTES>(field: Field, values: readonly Value[]) => ({
  field,
  values,
  attribute: READING_ATTRIBUTES[field],
  plain: values[0] ?? '',
});
const SWITCH = [false, true];

/** How letters are marked is painted by script, so colour and fixation have no attributes. */
export const FOCUS_ROWS: readonly AttributeRow<keyof ReadingFocus>[] = [
  { field: 'bionicSelect', values: READING_STYLES, attribute: READING_ATTRIBUTES.focus },
  { field: 'color', values: READING_COLORS },
  row('fontSize', READING_FONT_SIZES),
  { field: 'fixation', values: FIXATIONS },
];

export const TOOL_ROWS: readonly AttributeRow<keyof AssistiveTools>[] = [
  row('zoom', ZOOMS),
  row('contrast', CONTRASTS),
  row('lineSpacing', SPACINGS),
  row('letterSpacing', SPACINGS),
  row('font', READABLE_FONTS),
  row('highlightLinks', SWITCH),
  row('highlightTitles', SWITCH),
  row('bigCursor', SWITCH),
  row('readingGuide', SWITCH),
  row('stopMotion', SWITCH),
];

/** The value of an attribute for a setting that is on or off. */
export const ON = 'on';

/** Whether the simplified view is shown: as chosen, else as the brand has it. */
export const isSimplified = ({ simplified }: Pick<ReadingSettings, 'simplified'>, variant: BrandVariant): boolean =>
  simplified ?? variant === 'N';

function attributesOf<Field extends string>(
  rows: readonly AttributeRow<Field>[],
  settings: Readonly<Record<Field, Value>>,
): [ReadingAttribute, string][] {
  return rows.flatMap(({ field, attribute, plain }) => {
    const value = settings[field];
    return attribute === undefined || value === plain ? [] : [[attribute, value === true ? ON : String(value)]];
  });
}

/** The attributes for reading settings, and their values. */
export function readingAttributes(settings: ReadingSettings, variant: BrandVariant): Partial<Record<ReadingAttribute, string>> {
  return Object.fromEntries([
    ...(settings.focus ? attributesOf(FOCUS_ROWS, settings.focus) : []),
    ...(settings.toolbar ? [[READING_ATTRIBUTES.toolbar, ON], ...attributesOf(TOOL_ROWS, settings.tools)] : []),
    ...(isSimplified(settings, variant) ? [[READING_ATTRIBUTES.simplified, ON]] : []),
    ...(settings.density === 'compact' ? [[READING_ATTRIBUTES.density, settings.density]] : []),
  ]) as Partial<Record<ReadingAttribute, string>>;
}
