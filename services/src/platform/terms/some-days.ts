/** Some days of the week, or a part of the work, at home or in the office: '3 days office', 'delvist hjemmearbejde'. */
export const SOME_DAYS =
  /(?<![\p{L}\d])(?:(?:[1-4]|one|two|three|four|zwei|drei|deux|trois|dos|tres|due|tre|dois|duas|três|twee|drie|två|to|dwa|trzy|два|три)\s*(?:[-–/]\s*[1-5]\s*)?(?:x\s*)?(?:days?|tagen?|tage?|jours?|j|días?|dias?|giorn[io]|dagen|dag|dni|dny|dager|dage|dagar|nap|zile|gün|дня|дней|дні|днів|ημέρες)(?!\p{L})(?:\s*(?:\/|per|par|pro|a|por|alla|w|v|i|på|в|на)?\s*(?:week|wk|woche|semaine|sem|semana|settimana|tygodniu|tydz|týdně|uken?|ugen?|veckan?|hét|săptămână|hafta|неделю|тиждень)(?!\p{L})\.?)?|part(?:ly|ially)|teilweise|partiel(?:le)?(?:ment)?|parcial(?:mente)?|parziale|parzialmente|gedeeltelijk|deels|delvist?|osittain|částečn[ěý]|częściowo|részben|parțial|частично|частково|kısmen)(?!\p{L})/giu;

/** The same in scripts without spaces: '週3日出社', '주 2일 재택', '每周两天远程'. */
export const SOME_DAYS_UNSPACED =
  /(?:[週周]|毎週|每週|每周|주)\s?[1-4一二三四两兩](?:\s?[~～〜-]\s?[1-5])?\s?(?:[日天回次]|일|회)?(?!\s?(?:以上)?休)/u;
/** A part of the work, as a share: '60 %' and not '100 %'. */
export const SOME_SHARE = /(?<!\d)(?:[1-9]|[1-9]\d)\s?%/u;
