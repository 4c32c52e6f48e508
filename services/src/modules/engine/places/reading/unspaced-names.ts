import type { PlaceNames } from './place-names.ts';

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\s·・]+$/u;
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
 * The first city in a text of Chinese, Japanese or Korean, where the larger place stands first: '杭州' of '杭州市西湖区文三路'. Undefined
 * if the text has other letters, or begins with no city that is known.
 */
export function cityInUnspaced(text: string, names: PlaceNames): string | undefined {
  if (KOREAN.test(text)) return cityInKorean(text, names);
  if (!UNSPACED.test(text)) return undefined;
  for (let length = Math.min(LONGEST_NAME, text.length); length >= 2; length--) {
    const name = text.slice(0, length);
    if (names.cities(name).length > 0) return name;
  }
  return undefined;
}
