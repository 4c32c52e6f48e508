import { typedText } from '@hirehq/shared-contracts/typed-text';
import { RecordError } from '../../../../platform/feed-source/feed-error.ts';
import type { LostValue, ReportedField } from '../fields/feed-record.ts';
import { isRecord } from '@hirehq/shared-contracts/is-record';

/** Text of a field, trimmed; undefined if missing or empty. Throws RecordError for a value that is not text or a number. */
export function textField(record: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = record[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string')
    throw new RecordError(
      `'${name}' must be text, but is ${Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`}`,
    );
  return typedText(value) || undefined;
}

export function requiredText(record: Readonly<Record<string, unknown>>, name: string): string {
  const text = textField(record, name);
  if (text === undefined) throw new RecordError(`'${name}' is missing`);
  return text;
}

const LONGEST_SAMPLE = 80;
/** The start of a value, on one line, for a report. */
export const sampleOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
    .slice(0, 4 * LONGEST_SAMPLE)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_SAMPLE);

/** Reads optional fields: a value that is not text costs the field, not the posting, and is added to `lost`. */
export function optionalFields(lost: LostValue[]) {
  return (record: Readonly<Record<string, unknown>>, name: string, field: ReportedField): string | undefined => {
    try {
      return textField(record, name);
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      lost.push({ field, text: sampleOf(record[name]) });
      return undefined;
    }
  };
}

/** '1,234.50', and '1.234,50' as in German, as a number is written in code. */
const plainNumber = (text: string): string =>
  /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^\d+,\d{1,2}$/.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : text.replaceAll(/[\s,'’](?=\d{3})/g, '');

/** A positive number, or text that is one; null for other values. */
export const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() ? Number(plainNumber(value.trim())) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
};

const nameOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`);

/** The record as an object; throws RecordError for other values. */
export function objectOf(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new RecordError(`the record must be an object, but is ${nameOf(value)}`);
  return value;
}

const TEXT_OR_NUMBER = String.raw`\s*(?:("(?:[^"\\\n]|\\.){1,300}")|(-?\d{1,40})(?=[\s,}\]]))`;
const AT_START = new RegExp(`^${TEXT_OR_NUMBER}`);

function valueIn([, text, number]: RegExpExecArray): string | undefined {
  if (text === undefined) return number === undefined ? undefined : String(Number(number));
  try {
    return typedText(String(JSON.parse(text))) || undefined;
  } catch {
    return undefined;
  }
}

/** Extracts the id from the text of a broken record: that of the record itself, not of a nested object. */
export function idInText(text: string, key = 'id'): string | undefined {
  let depth = 0;
  const pieces = /"((?:[^"\\\n]|\\.)*)"(\s*:)?|[{}[\]]/g;
  for (const piece of text.matchAll(pieces)) {
    const [whole, string, colon] = piece;
    if (whole === '{' || whole === '[') depth++;
    else if (whole === '}' || whole === ']') depth--;
    else if (depth === 1 && colon && string === key) {
      const value = AT_START.exec(text.slice(piece.index + whole.length, piece.index + whole.length + 1000));
      return value ? valueIn(value) : undefined;
    }
  }
  return undefined;
}

/** The values at these keys anywhere in the text of a broken record, which may contain others: the ids of all of them. */
export function idsInText(text: string, keys: readonly string[]): string[] {
  const names = keys.map((key) => key.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  const values = text.matchAll(new RegExp(`"(?:${names})"\\s*:${TEXT_OR_NUMBER}`, 'g'));
  return [...new Set([...values].flatMap((value) => valueIn(value) ?? []))];
}
