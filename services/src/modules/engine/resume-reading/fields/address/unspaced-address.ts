/** Addresses of scripts without spaces go from the largest part to the smallest: prefecture, town, district, street. */
const FROM_LARGEST =
  /^(?:〒\s?)?(?<zip>\d{3}-\d{4}|\d{5,6}|\d{3}(?=\s))?\s*(?<state>[\p{Script=Han}]{2,3}[都道府県省]|\p{Script=Han}{2,8}自治区)?(?<city>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}?(?:[市縣县]|郡[\p{Script=Han}\p{Script=Hiragana}]{1,5}?[町村]))?(?<district>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}?[区區])?(?<street>[^,、，]{0,60})$/u;
const KOREAN =
  /^(?:\(?(?<zip>\d{5})\)?\s*)?(?<state>\p{Script=Hangul}{2,4}도)?\s*(?<city>\p{Script=Hangul}{1,6}(?:특별시|광역시|특별자치시|시|군))\s*(?<district>\p{Script=Hangul}{1,6}[구군읍면])?\s*(?<street>.{0,60})$/u;
const CHINESE_STREET = /[路街道巷弄].*号/u;
const HAS_STREET = /\d|[路街道巷弄号號丁目番]/u;

interface UnspacedAddress {
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

/** The parts of an address in Japanese, Chinese or Korean; undefined if the text is none. */
export function unspacedAddress(text: string): UnspacedAddress | undefined {
  const pattern = /\p{Script=Han}/u.test(text) ? FROM_LARGEST : KOREAN;
  const groups = pattern.exec(text.trim())?.groups;
  if (!groups) return undefined;
  const { zip = '', state = '', city = '', district = '', street = '' } = groups;
  const town = city || district || state;
  const isAddress = town !== '' && (zip !== '' || (HAS_STREET.test(street) && (city !== '' || state !== '' || district !== '')));
  const isPlace = street.trim() === '' && city !== '' && (state !== '' || district !== '');
  if (!isAddress && !isPlace) return undefined;
  // In Korea and China a district is written with the street, in Japan with the town.
  const isWithStreet = town !== district && (pattern === KOREAN || CHINESE_STREET.test(street));
  const address = isWithStreet ? `${district}${pattern === KOREAN ? ' ' : ''}${street.trim()}`.trim() : street.trim();
  return { address, city: town, state: town === state ? '' : state, zipCode: zip };
}
