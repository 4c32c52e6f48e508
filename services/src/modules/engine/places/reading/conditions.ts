import { readableText } from './longest-text.ts';

const source = (parts: readonly string[]) => parts.join('|');

/** Words after which a place is one where the work is not, or cannot be done. */
const NOT = source([
  String.raw`except(?:ing|ions?)?(?: for)?`,
  String.raw`excl(?:uding|udes?|usive of)?\.?(?!\p{L})`,
  'other than',
  'apart from',
  String.raw`(?:but |and )?not`,
  String.raw`(?:but |and )?no(?= (?:remote|residents?|candidates|applicants|visa|relocation|one)(?!\p{L})| (?-i:\p{Lu})\p{L})`,
  'cannot',
  'unable to',
  'without',
  String.raw`outside(?: of)?`,
  String.raw`ohne|außer(?:halb)?|ausser(?:halb)?|nicht|kein(?:e|en)?|ausgenommen|mit ausnahme`,
  String.raw`sauf|except[ée]e?|hormis|hors(?: de)?|à l['’]exception|en dehors`,
  String.raw`excepto|salvo|menos|fuera de|a excepción|excluyendo|no en`,
  'eccetto|tranne|escluso|esclusa|esclusi|fuori(?: da)?',
  'behalve|uitgezonderd|buiten|niet',
  'exceto|fora de|oprócz|poza|z wyjątkiem|undtagen|unntatt|utom|utanför',
  'ما عدا|باستثناء|خارج|ليس',
]);
const NUMBER = String.raw`(?:\d{1,4}(?:[.,]\d)?|one|two|an?)`;
const DISTANCE = String.raw`${NUMBER}[\s-]?(?:\+\s?)?(?:miles?|mi|km|kms|kilomet(?:er|re)s?|minutes?|mins?|hours?|hrs?|kilometern?|minuten|stunden?|autominuten|minutos|horas?|millas|kilómetros|kilomètres|minuti|ore|كم|كيلومتر)(?!\p{L})`;
/** Words after which a place is one to go to, or to live near. */
const NEAR = source([
  String.raw`(?:must |to )?(?:live |be |reside |located |based )*(?:within|max\.?|up to|less than|under|im umkreis(?: von)?|umkreis|dans un rayon de|en un radio de|entro)?\s*(?:an? )?${DISTANCE}(?:\s*(?:drive|radius|commute|travel time))*\s*(?:of|from|around|to|by|radius|um|von|vom|rund um|autour|de|del|da|alrededor|about|outside|من|حول)`,
  String.raw`(?:up to |approx\.? |ca\.? |\d{1,3}\s?%\s*)*(?:of the time )?(?:occasional |frequent |some |regular |business |international |domestic |overnight )*(?:travel(?:l?ing|s)?|trips?|visits?)(?: is| may be| will be)?(?: required| needed| expected)?(?:\s+(?:to|within|in|into|between|across|throughout|around|of|at|from|through)|(?= required| needed|\s*$|\s*[,)]))`,
  String.raw`(?:must |to |willing |able |will |ability )*(?:commut(?:e|ing|able)|relocat(?:e|ion|ing))(?: distance)?(?: required)?\s*(?:to|from|of|into|within)`,
  String.raw`reise(?:n|bereitschaft|tätigkeit)\s+(?:nach|in|zu|innerhalb)|dienstreisen(?:\s+nach)?|umzug nach`,
  String.raw`déplacements?(?:\s+(?:à|sur|en|vers|dans))?|viajes?(?:\s+(?:a|por|en))|trasferte(?:\s+(?:a|in))?|viagens(?:\s+(?:a|para|por))|zakenreizen|delegacje`,
]);
const CONDITION = new RegExp(
  String.raw`(?<!\p{L})(?:(?:must|may|can|could|do|does|should|will|shall|is|are|but|and|we|currently|candidates|applicants)\s+)*(?:${NOT}|${NEAR})(?!\p{L})`,
  'iu',
);
/** Behind the place: 'California excluded'. */
const EXCLUDED =
  /[^,;|()[\]–—]*(?<!\p{L})(?:excluded|excepted|not (?:included|eligible|considered)|ausgeschlossen|ausgenommen|exclus?e?s?|excluid[oa]s?|esclus[oaie]|uitgesloten|مستثنى)(?!\p{L})[^,;|()[\]]*/iu;
const IS_EXCEPTION = new RegExp(String.raw`(?<!\p{L})(?:${NOT})(?!\p{L})|${EXCLUDED.source}`, 'iu');
const NO_PLACE = /(?<!\p{L})(?:remote|visas?|sponsor\p{L}*|agenc\p{L}*|recruiters?|interns?\p{L}*)(?!\p{L})/iu;
/** What introduces a condition: 'London with'. */
const BEFORE = /(?:[\s,–—-]|(?<!\p{L})(?:with|and|but|just|plus|some|only if|sorry|mit|und|nur|avec|et|con|y|e)(?!\p{L}))+$/iu;
const MOST_CONDITIONS = 10;

export interface WithoutConditions {
  /** The text without them. */
  text: string;
  /** Where the work is not, as written: 'except California'. */
  exceptions: readonly string[];
}

/** Where the bracket that is open at this place ends, or the text. */
function endOfCondition(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (letter === '(' || letter === '[') depth++;
    if (letter === ')' || letter === ']') {
      if (depth === 0) return at;
      depth--;
    }
    if (/[;|\n•]/.test(letter)) return at;
  }
  return text.length;
}

/** The text of a location without what it says about other places: where the work is not, and where people travel to or live near. */
export function withoutConditions(given: string): WithoutConditions {
  let text = readableText(given);
  const exceptions: string[] = [];
  const cut = (from: number, to: number) => {
    const condition = text.slice(from, to).trim();
    if (IS_EXCEPTION.test(condition) && /\p{Lu}/u.test(condition) && !NO_PLACE.test(condition)) exceptions.push(condition);
    text = `${text.slice(0, from).replace(BEFORE, '')} ${text.slice(to)}`.replaceAll(/[([]\s*[)\]]/g, ' ').trim();
  };
  for (let count = 0; count < MOST_CONDITIONS; count++) {
    const excluded = EXCLUDED.exec(text);
    if (excluded) {
      cut(excluded.index, excluded.index + excluded[0].length);
      continue;
    }
    const condition = CONDITION.exec(text);
    if (!condition) break;
    cut(condition.index, endOfCondition(text, condition.index));
  }
  return { text, exceptions };
}
