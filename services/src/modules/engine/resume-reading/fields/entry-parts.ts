import labels from '../data/entry-labels.json' with { type: 'json' };
import type { DocumentLine } from '../document-line.ts';
import { oneOf } from './word-patterns.ts';

/** The space of Chinese and Japanese separates parts, but not a company from its legal form. */
const STRONG = /\t|\s*(?<!会社)\u3000\s*|\s+[|–—·•]\s+|\s+-\s+|\s+@\s+|\s+(?:at|bei|chez|na empresa|لدى)\s+/u;
const COMMA = /[,،;]\s+|[、；]\s*/u;

export const trimmed = (text: string): string => text.replaceAll(/^[\s,،;:|•·、–—-]+|[\s,،;:|•·、–—-]+$/gu, '');

const partsBetween = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map(trimmed)
    .filter((part) => part !== '');

/** The parts of a text between tabs, bars and dashes, or around 'at'. */
export const strongParts = (text: string): string[] => partsBetween(text, STRONG);
/** The parts between commas of any script. */
export const commaParts = (text: string): string[] => partsBetween(text, COMMA);

const LABEL = new RegExp(`^(?:${oneOf(labels)})\\s*[:：]\\s*(?=\\S)`, 'iu');

/** Lines without what says which part of an entry they name: 'Position: Welder'. */
export const withoutLabels = (lines: readonly DocumentLine[]): DocumentLine[] =>
  lines.map((line) => (LABEL.test(line.text) ? { ...line, text: line.text.replace(LABEL, '') } : line));
