/**
 * Latin letters that Unicode does not decompose, in lower case, by what is usually written for them in ASCII. The function
 * `fold_text` of the database has the same table: whoever changes one changes the other in a migration.
 */
const ASCII_OF: readonly (readonly [ascii: string, letters: string])[] = [
  ['', 'ʭꞏːˑ'],
  ["'", 'ɂʔʕʖʡʢᴤᴥʾꜣꜥꞌ꟏𝼎'],
  ['2', 'ƨ'],
  ['3', 'ꜫ'],
  ['4', 'ꜭꜯ'],
  ['5', 'ƽ'],
  ['6', 'ƅ'],
  ['a', 'ⱥɐɑɒᴀᶏᶐꞻꬰꭤ'],
  ['aa', 'ꜳ𐞀'],
  ['ae', 'æᴁᴂꞛꬱ'],
  ['ao', 'ꜵ'],
  ['au', 'ꜷ'],
  ['av', 'ꜹꜻ'],
  ['ay', 'ꜽ'],
  ['b', 'ƀɓƃʙᴃᴯᵬᶀꞗꞵ'],
  ['c', 'ƈǀǂȼɕᴄↄꜿꞓꞔ𝼝'],
  ['con', 'ꝯ'],
  ['d', 'ðđɖɗƌƍȡᴅᴆᵭᶁᶑẟꝱꝺꟈ𝼥'],
  ['db', 'ȸ'],
  ['dz', 'ƻʣʤʥꭦ𝼒𝼙'],
  ['e', 'ǝəɛɇɘɚɜɝɞʚᴇᴈᶒᶓᶔᶕⱸⱻꬲꬳꬴ'],
  ['et', 'ꝫ'],
  ['f', 'ƒɸᵮᶂⅎꜰꝼꞙꟻꬵ'],
  ['fn', 'ʩ𝼀'],
  ['g', 'ɠɣǥɡɢʛᵷᵹᶃꝿꞡꟑꬶ𝼁𝼂'],
  ['h', 'ħɥɦɧʜʮʯⱨⱶꜧꞕꟶ'],
  ['hv', 'ƕ'],
  ['i', 'ıɩɨɪᴉᵎᵻᵼᶖꞽꟷꟾ𝼚'],
  ['ia', 'ꭠ'],
  ['ie', 'ꭡ'],
  ['is', 'ꝭ'],
  ['j', 'ȷɉɟʄʝᴊ'],
  ['k', 'ƙʞᴋᶄⱪꝁꝃꝅꞣ𝼃𝼐'],
  ['l', 'łƚƛȴɫɬɭʟᴌᶅⱡꝇꝉꝲꞁꞎꟛꬷꬸꬹ𝼄𝼑𝼓𝼦'],
  ['ll', 'ỻ'],
  ['ls', 'ʪ'],
  ['lz', 'ɮʫ𝼅'],
  ['m', 'ɯɰɱᴍᴟᵯᶆꝳꟺꟽꟿꬺ'],
  ['n', 'ŋɲƞȵɳɴᴎᴻᵰᶇꝴꞑꞥꬻꬼ𝼇𝼔𝼧'],
  ['o', 'øɔɵɤᴏᴐᴑᴒᴓᴖᴗᶗⱷⱺꝋꝍꞷꟁꬽꬾꬿ𝼛'],
  ['oe', 'œɶᴔꞝꭀꭁꭂꭢ'],
  ['oi', 'ƣ'],
  ['oo', 'ꝏꭃꭄ'],
  ['ou', 'ȣᴕ'],
  ['p', 'ƥʘᴘᵱᵽᶈꝑꝓꝕꟼ'],
  ['q', 'ĸǃɋʗʠꝗꝙꞯ𝼊𝼏'],
  ['qp', 'ȹ'],
  ['r', 'ʀɍɹɺɻɼɽɾɿʁᴙᴚᵲᵳᶉⱹꝛꝵꝶꞃꞧꭅꭆꭇꭉꭋꭌꭨ𝼈𝼕𝼖𝼨'],
  ['rr', 'ꭈꭊ'],
  ['rum', 'ꝝ'],
  ['s', 'ȿʂᵴᶊẜẝꜱꞅꞩꟊꟍꟗꟙ𝼞𝼩꟱'],
  ['sh', 'ʃƪʅʆᶋᶘꭍ𝼋𝼌'],
  ['ss', 'ß'],
  ['t', 'ŧƫƭʈȶⱦʇᴛᵵꝷꞇ𝼉𝼍𝼪'],
  ['tc', 'ʨ'],
  ['th', 'þᵺꝥꝧꟓ'],
  ['ts', 'ƾʦʧꭧ𝼗𝼜'],
  ['tz', 'ꜩ'],
  ['u', 'ʊʉɷᴜᴝᴞᵾᵿᶙꞹꞿꭎꭏꭒ'],
  ['ue', 'ᵫꞟ'],
  ['ui', 'ꭐꭑ'],
  ['um', 'ꝸ'],
  ['uo', 'ꭣ'],
  ['v', 'ʋʌᴠᶌỽⱱⱴꝟꝩ'],
  ['vy', 'ꝡ'],
  ['w', 'ƿʍʬᴡⱳꟃꟕ'],
  ['x', 'ǁᶍꭓꭔꭕꭖꭗꭘꭙ'],
  ['y', 'ƴȝɏʎʏỿꭚ𝼆'],
  ['z', 'ƶʒƹƺȥɀʐʑʓᴢᴣᵶᶎᶚⱬꝣ𝼘'],
  // Apostrophes and dashes, which are typed in many ways.
  ["'", '’‘‛ʼʻʹ´`'],
  ['-', '‐‑‒–—−'],
  ['σ', 'ς'],
];
const LETTERS: ReadonlyMap<string, string> = new Map(
  ASCII_OF.flatMap(([ascii, letters]) => Array.from(letters, (letter) => [letter, ascii] as const)),
);
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');

/** Marks above and below letters, and characters that are not seen: a soft hyphen, a joiner. */
const UNSEEN = /[\p{M}\u00ad\u200b-\u200f\u2060\ufeff]+/gu;
const IS_ASCII = /^[\0-\x7f]*$/;

/**
 * Normalises a text for comparison: lower case, without accents, Latin letters in ASCII, one space between words. Everything that
 * is searched or compared by words is folded by this one function, on both sides.
 */
export function foldText(text: string): string {
  const plain = IS_ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(UNSEEN, '')
        .toLowerCase()
        .replace(/(?<=l)·/g, '')
        .replace(LETTER, (letter) => LETTERS.get(letter) ?? letter);
  return plain.replace(/[\s\0]+/g, ' ').trim();
}

/** Letters for which a second spelling is usual: German 'Bäcker' is 'Baecker' or 'Backer', Danish 'Århus' is 'Aarhus' or 'Arhus'. */
const OTHERWISE: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
  đ: 'dj',
  ð: 'dh',
  ŋ: 'ng',
  ə: 'a',
  ʒ: 'zh',
  ƣ: 'gh',
  ĸ: 'k',
};
const OTHER_LETTER = new RegExp(`[${Object.keys(OTHERWISE).join('')}]`, 'gu');

/** The folded text in each usual spelling. */
export const foldings = (text: string): string[] => [foldText(text), otherwiseFolded(text) ?? []].flat();

/** True if a name begins with what was typed, in any case and spelling; of everything if nothing was. */
export function startsAs(name: string, typed: string): boolean {
  const names = foldings(name);
  return foldings(typed).some((start) => names.some((each) => each.startsWith(start)));
}

/** The folded text by the second usual spelling of its letters; undefined if that is the same. */
export function otherwiseFolded(text: string): string | undefined {
  if (IS_ASCII.test(text)) return undefined;
  const composed = text.normalize('NFKC').toLowerCase().normalize('NFC');
  const spelt = composed.replace(OTHER_LETTER, (letter) => OTHERWISE[letter] ?? letter);
  return spelt === composed ? undefined : foldText(spelt);
}
