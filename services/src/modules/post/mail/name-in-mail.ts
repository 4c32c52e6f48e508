const MAX_LENGTH = 80;
/** In UTF-16 units; more than is shown, because invisible characters and marks count. */
const LOOKED_AT = 8 * MAX_LENGTH;
const ZERO_WIDTH_NON_JOINER = '\u200c';

/** Letters in circles, squares and flags, which Unicode does not classify as letters. */
const DRAWN_LETTERS: readonly (readonly [first: number, last: number])[] = [
  [0x1f150, 0x1f169],
  [0x1f170, 0x1f189],
  [0x1f1e6, 0x1f1ff],
];

function drawnLetter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const [first] = DRAWN_LETTERS.find(([from, to]) => code >= from && code <= to) ?? [];
  return first === undefined ? character : String.fromCodePoint(0x61 + code - first);
}

/** A name as a reader sees it: plain letters, without diacritics and invisible characters. */
const asRead = (name: string) =>
  Array.from(name.normalize('NFKD'), drawnLetter)
    .join('')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[。․‧∙•]/g, '.')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

const LINKS = [
  /[a-z][a-z\d+.-]*:\/\//,
  /\bwww\b/,
  /[\p{L}\p{N}]\.[\p{L}-]{2,}/u,
  /[[(] ?(?:\.|dot|punto) ?[\])]/,
  /\bdot (?:com|net|org|info|io|example)\b/,
  /\S@\S/,
];
const ACCOUNTS = [/(?:\d[ .-]?){9,}/, /\b[a-z]{2}\d{2} ?(?:[a-z\d]{4} ?){2,7}[a-z\d]{0,4}\b/];
const LURES = [
  /\b(?:verify|confirm|update|unlock|restore|validate|secure)\b.*\b(?:accounts?|identity|payments?|cards?|details|log-?in|passwords?)\b/,
  /\b(?:passwords?|iban|bitcoins?|gift ?cards?|wire transfer|bank accounts?|account (?:number|suspended)|urgent)\b/,
  /\b(?:verifi(?:ca|que)|confirm[ae]|actuali(?:za|ce)|desbloque(?:a|e)|valid[ae])\b.*\b(?:cuentas?|identidad|pagos?|tarjetas?|datos)\b/,
  /\b(?:contrasenas?|cuentas? bancarias?|transferencia bancaria|tarjeta regalo|urgente)\b/,
  /(?:تحقق|تاكيد|اكد|حدث|تحديث).*(?:حساب|هوية|بطاق|دفع)/,
  /(?:كلمة (?:المرور|السر)|حساب(?:ك)? (?:ال)?(?:بنكي|مصرفي)|عاجل)/,
];
const MIXED_LETTERS = /(?=[\p{L}\p{M}]*\p{Script=Latin})(?=[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}+/u;

export interface NameInMail {
  /** False for a name that reads like an address, an account or a phishing phrase and must not appear in a subject. */
  isPlain: boolean;
  /** A single line in which no mail client detects a link. */
  text: string;
}

/** A name chosen by a third party, made safe to appear in our mails. What is too long to be shown is not looked at. */
export function nameInMail(given: string): NameInMail {
  const name = given.slice(0, LOOKED_AT);
  const read = asRead(name);
  const line = name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const short = Array.from(line).slice(0, MAX_LENGTH).join('');
  const isPlain =
    !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(name) &&
    !MIXED_LETTERS.test(name) &&
    ![...LINKS, ...ACCOUNTS, ...LURES].some((pattern) => pattern.test(read));
  return { isPlain, text: short.replaceAll(/[.:/@。．｡](?=\S)/g, `$&${ZERO_WIDTH_NON_JOINER}`) };
}
