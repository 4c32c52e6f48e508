import type { EmploymentType } from '@hirehq/shared-contracts/codes';

/** Fewer hours a week, and fewer percent of full time, are part time; from the second number on it is full time. */
const HOURS = { partBelow: 32, fullFrom: 35, most: 48 } as const;
const PERCENT = { partBelow: 90, fullFrom: 100 } as const;

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
const RANGE = String.raw`(?<low>${NUMBER})(?:\s?(?:-|–|—|\/|to|bis|à|a|tot|do)\s?(?<high>${NUMBER}))?`;
const HOUR = String.raw`h|hrs?\.?|hours?|std\.?|stunden|heures?|horas?|ore|uren|uur|u|timmar|tim\.?|timer|tuntia|godzin|godz\.?|hodin|óra|часов|часа|ч|годин|ώρες|saat|ساعة|ساعات|時間|小时|小時|시간|giờ`;
const WEEK = String.raw`week|wk|w|weekly|woche|wöchentlich|semaine|sem\.?|hebdo(?:madaires?)?|semanales|semanais|semana|settimana(?:li)?|vecka|v|uke|uge|viikossa|tydzień|tyg\.?|týdně|hét|недел[юе]|нед|тиждень|εβδομάδα|hafta|الأسبوع|أسبوعيا|週|周|주|tuần`;
const PER = String.raw`\s?(?:\/|per|a|an|pro|die|in der|par|por|a la|à|alla|i|om|na|в|на|την|في)?\s?(?:de la |la )?`;

/** '20 hrs/wk', '15h/semaine', '週20時間'. */
const HOURS_A_WEEK = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])${RANGE}\s?-?(?:${HOUR})(?:${PER}(?:${WEEK})|-woche)(?!\p{L})|(?:週|周|주)\s?(?<asian>\d{1,2})\s?(?:時間|小时|小時|시간)`,
  'iu',
);
/** '0.5 FTE', '1/2 etatu', '3/4-tjänst'. */
const PART_OF_FULL =
  /(?<![\d.,])0[.,]\d{1,2}\s?(?:fte|vte|vzä|etp|ftu)(?!\p{L})|(?<!\d)[1-4]\/[2-5][ -]?(?:etat|úvaz|tjänst|stilling|stelle|позиц|ставк)/iu;
const FULL_TIME_EQUIVALENT = /(?<![\d.,])1(?:[.,]0{1,2})?\s?(?:fte|vte|vzä|etp)(?!\p{L})/iu;
/** '80-100 %', but neither '100 % remote' nor '10 % bonus'. */
const PERCENT_OF_FULL = new RegExp(
  String.raw`(?<!(?:travel|reise\p{L}*|bonus|commission|remote|discount)[\s:]*)(?<![\p{L}\p{N}.,+])${RANGE}\s?(?:%|prozent|procent|prosent)(?!\s?(?:remote|home|on[ -]?site|office|presencial|vor ort|sur site|télétravail|teletrab|remoto|zdaln|bonus|distan|online|commission|provision|travel|reise|match|work|free|employ|satisf|virtual|digital))`,
  'iu',
);

function typeOfRange(
  low: string,
  high: string,
  { partBelow, fullFrom }: { partBelow: number; fullFrom: number },
): EmploymentType | null {
  const ends = [low, high].map((end) => Number(end.replace(',', '.')));
  if (ends.every((end) => end >= fullFrom)) return 'FT';
  return ends.every((end) => end < partBelow) ? 'PT' : null;
}

/** Full or part time by the hours or the share of full time that a text states; null if it states none, or leaves the choice. */
export function typeOfHours(text: string): EmploymentType | null {
  if (PART_OF_FULL.test(text)) return 'PT';
  if (FULL_TIME_EQUIVALENT.test(text)) return 'FT';
  const { low, high, asian } = HOURS_A_WEEK.exec(text)?.groups ?? {};
  const hours = low ?? asian;
  if (hours !== undefined && Number(hours.replace(',', '.')) <= HOURS.most) return typeOfRange(hours, high ?? hours, HOURS);
  const share = PERCENT_OF_FULL.exec(text)?.groups;
  const part = share?.['low'];
  if (part === undefined || Number(part.replace(',', '.')) < 10 || Number(part.replace(',', '.')) > 100) return null;
  return typeOfRange(part, share?.['high'] ?? part, PERCENT);
}
