import {
  ASSISTIVE_TOOLS_DEFAULTS,
  READING_DEFAULTS,
  assistiveToolsSchema,
  readingFocusSchema,
  readingSettingsSchema,
  type ReadingFocus,
  type ReadingSettings,
} from './reading-settings.ts';
import { isRecord } from '../is-record.ts';

/** Maximum length of the text with toolbar tools, simplified view and density that an account stores. */
export const ASSISTIVE_TOOLS_TEXT_MAX = 1000;

/** What is stored as one JSON text beside reading focus, which has the specification's own names. */
export type Assistive = Pick<ReadingSettings, 'toolbar' | 'tools' | 'simplified' | 'density'>;

function parsed(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Other clients of the API may have stored numbers as texts. */
const asNumber = (value: unknown): unknown => (typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value);

/** Reading focus of its JSON text; undefined for an empty or invalid one. */
export function parseReadingFocus(text: string | null | undefined): ReadingFocus | undefined {
  const value = parsed(text);
  if (!isRecord(value)) return undefined;
  const found = readingFocusSchema.safeParse({
    ...value,
    fontSize: asNumber(value['fontSize']),
    fixation: asNumber(value['fixation']),
  });
  return found.success ? found.data : undefined;
}

/** True for the empty text (off) and for that of a reading focus within its limits, without any other field. */
export function isReadingFocusText(text: string): boolean {
  if (text === '') return true;
  const focus = parseReadingFocus(text);
  return focus !== undefined && Object.keys(parsed(text) as object).every((field) => field in focus);
}

/** Tools that a text does not have, because it is older than they are, are off. An invalid text is undefined. */
export function parseAssistive(text: string | null | undefined): Assistive | undefined {
  const value = parsed(text);
  if (!isRecord(value)) return undefined;
  const { toolbar, simplified, density } = { ...READING_DEFAULTS, ...value };
  const { tools = {} } = value;
  if (!isRecord(tools)) return undefined;
  const found = readingSettingsSchema.safeParse({
    focus: null,
    toolbar,
    simplified,
    density,
    tools: { ...ASSISTIVE_TOOLS_DEFAULTS, ...tools },
  });
  if (!found.success) return undefined;
  const { focus: _, ...assistive } = found.data;
  return assistive;
}

/** The text that an account stores; its toolbar is the field `accessibility`. */
export const assistiveText = ({ tools, simplified, density }: Omit<Assistive, 'toolbar'>): string =>
  JSON.stringify({ tools, simplified, density });

/** True for a text of tools, simplified view and density within their limits, without any other field. */
export function isAssistiveText(text: string): boolean {
  const value = parsed(text);
  if (parseAssistive(text) === undefined || !isRecord(value)) return false;
  const known = new Set(['tools', 'simplified', 'density']);
  const tools = Object.keys(isRecord(value['tools']) ? value['tools'] : {});
  return Object.keys(value).every((field) => known.has(field)) && tools.every((tool) => tool in assistiveToolsSchema.shape);
}
