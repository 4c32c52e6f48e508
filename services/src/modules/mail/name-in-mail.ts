const MAX_LENGTH = 80;
const ZERO_WIDTH_NON_JOINER = '\u200c';

/** Letters that are drawn in circles, squares and flags and that Unicode does not count as letters. */
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

/** A name as the eye reads it: plain letters, without marks and what cannot be seen. */
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
  /** False for what reads like an address, an account or a bank's words: it must not stand in a subject. */
  isPlain: boolean;
  /** One line that no mail reader makes a link of. */
  text: string;
}

/** A name that somebody else chose, as it may stand in a mail of ours. */
export function nameInMail(name: string): NameInMail {
  const read = asRead(name);
  const line = name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const short = Array.from(line).slice(0, MAX_LENGTH).join('');
  const isPlain =
    !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(name) &&
    !MIXED_LETTERS.test(name) &&
    ![...LINKS, ...ACCOUNTS, ...LURES].some((pattern) => pattern.test(read));
  return { isPlain, text: short.replaceAll(/[.:/@。．｡](?=\S)/g, `$&${ZERO_WIDTH_NON_JOINER}`) };
}
