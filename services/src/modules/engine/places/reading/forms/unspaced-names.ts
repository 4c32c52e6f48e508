import type { PlaceNames } from '../place-names.ts';

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\s·・]+$/u;
/** 松本 of '長野県松本市', although 長野 is a city too. */
const PREFECTURE = /[省県縣府都道]$/u;
const LONGEST_NAME = 8;
const KOREAN = /^[\p{Script=Hangul}\s]+$/u;
const KOREAN_SUFFIX = /(?:특별시|광역시|특별자치시|시)$/u;

/** '성남' of '경기도 성남시 분당구'. */
const cityInKorean = (text: string, names: PlaceNames): string | undefined =>
  text
    .split(/\s+/)
    .map((word) => word.replace(KOREAN_SUFFIX, ''))
    .find((word) => names.cities(word).length > 0);

/**
 * The first city in a text of Chinese, Japanese or Korean, where the larger place stands first: '杭州' of '杭州市西湖区文三路', '名古屋' of
 * '愛知県名古屋市'; a province or prefecture if no city of it follows. Undefined if the text has other letters, or begins with no city that is known.
 */
export function cityInUnspaced(text: string, names: PlaceNames): string | undefined {
  if (KOREAN.test(text)) return cityInKorean(text, names);
  const letters = text.replace(/[\d０-９－-]+[\s\S]*$/u, '');
  if (!UNSPACED.test(letters)) return undefined;
  const state = startOf(letters, (name) => names.states(name).length > 0);
  const inside =
    state !== undefined && PREFECTURE.test(state)
      ? startOf(letters.slice(state.length), (name) => isCityIn(name, state, names))
      : undefined;
  return inside ?? startOf(letters, (name) => names.cities(name).length > 0) ?? state;
}

/** The longest name at the start of a text. */
function startOf(text: string, isName: (name: string) => boolean): string | undefined {
  for (let length = Math.min(LONGEST_NAME, text.length); length >= 2; length--)
    if (isName(text.slice(0, length))) return text.slice(0, length);
  return undefined;
}

const isCityIn = (name: string, state: string, names: PlaceNames): boolean => {
  const [area] = names.states(state);
  return names.cities(name).some((row) => row.country_code === area?.country_code && row.state_code === area.state_code);
};
