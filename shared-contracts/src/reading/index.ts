export {
  ASSISTIVE_TOOLS_DEFAULTS,
  CONTRASTS,
  FIXATIONS,
  READABLE_FONTS,
  READING_COLORS,
  READING_DEFAULTS,
  READING_FOCUS_DEFAULTS,
  READING_FONT_SIZES,
  READING_STYLES,
  SPACINGS,
  ZOOMS,
  assistiveToolsSchema,
  readingFocusSchema,
  readingSettingsSchema,
} from './reading-settings.ts';
export type { AssistiveTools, ReadingFocus, ReadingSettings } from './reading-settings.ts';
export { READING_ATTRIBUTES, isSimplified, readingAttributes, type ReadingAttribute } from './reading-attributes.ts';
export { FOCUS_IS_ON, readingScript } from './reading-script.ts';
export {
  ASSISTIVE_TOOLS_TEXT_MAX,
  assistiveText,
  isAssistiveText,
  isReadingFocusText,
  parseAssistive,
  parseReadingFocus,
  type Assistive,
} from './reading-text.ts';
