import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import type { DocumentLine } from '../document-line.ts';
import { doubtsOf, found as foundIn } from '../found.ts';
import { endsBeforeExpiry, findDate, findExpiry, findRange, withPlainDigits } from './dates.ts';
import { withoutBullet } from './entries.ts';
import { commaParts, strongParts, trimmed } from './entry-parts.ts';

type Licence = ResumeReading['licences'][number];

const NUMBER_LABEL = String.raw`(?:(?<!\p{L})(?:(?:licen[cs]e|licencia|licença|certificate|registration|reg|lic|permit|credential)\s+)?(?:no|nr|num|number|núm|número|numéro|nummer|id)(?!\p{L})\.?|n\.?\s?[º°]\.?|#|رقم)\s*:?\s*`;
const NUMBER = new RegExp(String.raw`${NUMBER_LABEL}(?<number>(?=[A-Z0-9./-]*\d)[A-Z0-9][A-Z0-9./-]{2,24})`, 'iu');

/** A line that adds to the licence above it. */
const ADDS =
  /^(?:issued|issuer|license no|licence no|no\.|nr\.|number|expires|expiry|valid|exp\.|emisor|número|n\.º|gültig|ausgestellt|ausgestellt von|délivré|expire|valable|emitid|válid|expedid|vence|caduca|credential|رقم|تنتهي|صالحة|صادرة)/iu;
const ISSUER =
  /^(?:issued by|issuer|emisor|emitida? por|expedid[ao] por|ausgestellt (?:von|durch)|délivrée? par|صادرة عن|الجهة)\s*:?\s*/iu;

function withoutAt(text: string, at: { start: number; end: number } | undefined): string {
  return at ? `${text.slice(0, at.start)} ${text.slice(at.end)}` : text;
}

function factsOf(line: string) {
  let text = withPlainDigits(withoutBullet(line));
  const expiry = findExpiry(text);
  text = withoutAt(text, expiry);
  const number = NUMBER.exec(text);
  if (number) text = withoutAt(text, { start: number.index, end: number.index + number[0].length });
  const range = findRange(text);
  text = withoutAt(text, range);
  text = withoutAt(text, findDate(text));
  const parts = strongParts(text.replaceAll(/\(\s*\)/g, ''))
    .flatMap(commaParts)
    .map((part) => trimmed(part.replaceAll(/^\(|\)$/g, '')))
    .filter((part) => /\p{L}{2}/u.test(part));
  return { parts, number: number?.groups?.['number'] ?? null, expiresOn: expiry?.date ?? range?.till ?? null };
}

const MOST_WORDS = 9;
/** A line that nothing tells from any other text. */
const isGuess = ({ name, issuer, number, expiresOn }: Licence['value']) =>
  name.split(/\s+/).length > MOST_WORDS || name.endsWith('.') || (issuer === null && number === null && expiresOn === null);

const MOST = 50;
const LONGEST = 160;

/** What a line that continues below ends with. */
const UNFINISHED = new RegExp(String.raw`(?:[,–-]|${NUMBER_LABEL})\s*$`, 'iu');

/** Lines joined that a narrow column broke. */
function withWholeLines(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const continuesBelow = last !== undefined && (UNFINISHED.test(last.text) || endsBeforeExpiry(last.text));
    // Within a word or a number, such as 'AB-' and '123', nothing is added at the break.
    const between = last !== undefined && /[\p{L}\p{N}]-$/u.test(last.text) ? '' : ' ';
    if (continuesBelow) joined[joined.length - 1] = { ...last, text: `${last.text}${between}${line.text}` };
    else joined.push(line);
  }
  return joined;
}

/** The licences and certificates of a résumé, one a line; lines with only a number or an expiry add to the one above. */
export function findLicences(written: readonly DocumentLine[]): Licence[] {
  const lines = withWholeLines(written);
  const found: { value: Licence['value']; lines: DocumentLine[] }[] = [];
  for (const line of lines) {
    if (line.text.length > LONGEST) continue;
    const { parts, number, expiresOn } = factsOf(line.text);
    const last = found.at(-1);
    const adds = last && (ADDS.test(withoutBullet(line.text)) || parts.length === 0);
    if (adds) {
      last.value.number ??= number;
      last.value.expiresOn ??= expiresOn;
      const issuer = parts.map((part) => part.replace(ISSUER, '')).find((part) => !ADDS.test(part));
      last.value.issuer ??= issuer ?? null;
      last.lines.push(line);
      continue;
    }
    const [name, issuer] = parts;
    if (name === undefined) continue;
    found.push({ value: { name, issuer: issuer?.replace(ISSUER, '') ?? null, number, expiresOn }, lines: [line] });
  }
  return found.slice(0, MOST).map(({ value, lines: own }) => foundIn(value, own, doubtsOf({ GUESSED: isGuess(value) })));
}
