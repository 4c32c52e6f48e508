import { foldText } from '@hirehq/shared-contracts/fold-text';
import data from './month-forms.json' with { type: 'json' };

/** Languages of feeds and postings. Where a name is a month in several, the earlier language counts. */
export const FEED_LANGUAGES =
  'en de fr es pt it nl sv nb da fi pl cs sk hu ro ru uk el tr ar he ja zh ko vi id ms th hi bg lt lv et sl sr ca'.split(' ');
/** Languages of which only words of time are read. */
export const MORE_LANGUAGES =
  'hr sr-Latn bs mk be bn mr ta te gu kn ml az uz kk ka hy is ga mt eu gl sq sw fil fa ur ne si km lo my am mn ky tk af cy lb pa'.split(
    ' ',
  );
const STYLES = ['long', 'short'] as const;
const BESIDE = [{ year: 'numeric' }, { day: 'numeric' }] as const;
const YEAR = 2026;
/** Shorter names of some languages are words of others. */
const SHORTEST = 4;

/** Names of months as they are spelt beside a year and beside a day: many languages inflect them. */
function* namesOf(language: string): Generator<[name: string, month: number]> {
  for (const style of STYLES)
    for (const beside of BESIDE) {
      const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...beside, month: style, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1) {
        const part = format.formatToParts(Date.UTC(YEAR, month - 1, 9)).find(({ type }) => type === 'month');
        const name = (part?.value ?? '').toLowerCase().replaceAll('.', '');
        if (/^(?!de )\p{L}[\p{L}\p{M} ]*$/u.test(name) && name.length > 1) yield [name, month];
      }
    }
}

/** 1 to 12, by the names of months in all languages as they are spelt, in small letters and without full stops. */
export const SPELT_MONTHS: ReadonlyMap<string, number> = (() => {
  const months = new Map<string, number>();
  const add = (name: string, month: number) => months.set(name, months.get(name) ?? month);
  for (const language of FEED_LANGUAGES) for (const [name, month] of namesOf(language)) add(name, month);
  for (const language of MORE_LANGUAGES)
    for (const [name, month] of namesOf(language)) if (name.length >= SHORTEST) add(name, month);
  // Forms that no calendar of a language has: other cases, usual abbreviations, and the months of the Levant and the Maghreb.
  for (const { stems, endings = [''] } of data.forms)
    for (const [index, stem] of stems.entries()) for (const ending of endings) add((stem + ending).toLowerCase(), index + 1);
  for (const [index, names] of data.further.entries()) for (const name of names) add(name, index + 1);
  return months;
})();

/** The same by names without accents. */
export const MONTHS: ReadonlyMap<string, number> = (() => {
  const months = new Map<string, number>();
  for (const [name, month] of SPELT_MONTHS) {
    const plain = foldText(name);
    months.set(plain, months.get(plain) ?? month);
  }
  return months;
})();
