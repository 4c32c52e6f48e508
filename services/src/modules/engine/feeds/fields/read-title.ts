import type { EmploymentType, ExperienceLevel, WorkMode } from '@hirehq/shared-contracts/codes';
import { countriesOfRegion, countryCodeOf } from '../../places/index.ts';
import { workModeOfPart } from '../../../../platform/terms/work-mode-terms.ts';
import terms from './data/term-words.json' with { type: 'json' };
import { typeOfHours } from './hours-of-work.ts';
import { MeaningFinder } from '../../../../platform/terms/meaning-finder.ts';

/** Words of many languages that mean the same in every title. */
const NAMED_TYPES = new MeaningFinder(terms.inTitles);
const NAMED_LEVELS = new MeaningFinder(terms.levelsInTitles);

/** Titles are no longer: what follows is not read. */
const LONGEST_TITLE = 300;
const readable = (title: string): string => title.slice(0, LONGEST_TITLE);

/** Whole words, in any script. */
const words = (pattern: string, flags = 'iu') => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags);
/** What ends a part of a title. */
const END = String.raw`(?=\s*(?:$|[()\[\]|,/;:–—-]))`;

/** 'Stage Marketing H/F' of French and Dutch titles, not what is done on a stage. */
const STAGE =
  /^stage(?!\p{L})(?!\s+(?:\d|[iv]+(?!\p{L})|managers?|managing|hands?|tech\p{L}*|directors?|crew|carpenters?|design\p{L}*|lighting|doors?|electric\p{L}*|actors?|operat\p{L}*|production|riggers?|sets?|performers?|builders?|audio|sound|supervisors?|leads?|gates?))/iu;
const INTERN = words(
  String.raw`interns?|internships?|externships?|working students?|co-?op(?=\s*(?:$|[()/|,–—-]|students?|interns?|program|position|term))|stagiaires?|(?:pflicht|vor|schüler)?praktik(?:um|ant(?:in)?)|werkstudent(?:in)?|prácticas|pasant[ií]as?|becari[oa]s?|est[aá]gi[oa]|estagi[aá]ri[oa]s?|متدرب[ةه]?|تدريب`,
);
/** Those who look after interns, rather than being one. */
const INTERN_KEEPER = words(
  String.raw`(?:interns?|internships?|co-?op)(?: programs?| programmes?)? (?:recruit(?:er|ing|ment)|coordinator|supervisor|adviser|advisor|mentor|administrator)|interns?(?:hips?)? program(?:me)?s? (?:manager|lead|director|specialist|partner)|internship manager|recruit(?:er|ing|ment)[^|]* (?:interns|internships|intern program(?:me)?s?)`,
);
/** Interns are wanted too: 'Full-time and interns'. */
const INTERN_TOO = words(
  String.raw`(?:full|part)[ -]?time(?: (?:positions?|roles?|jobs?))?(?:\s*(?:and|or|&|/|\+)\s*(?:\p{L}+ )?(?:interns?|internships?)|\s*,\s*(?:interns|internships))|(?:interns?|internships?)\s*(?:and|or|&|/|\+)\s*(?:full|part)[ -]?time`,
);
/** Those who look for beginners, or teach them. */
const BEGINNER_KEEPER = words(
  String.raw`recruit(?:er|ers|ing|ment)(?! apprentice)|talent acquisition|admissions?|professors?|lecturers?|faculty|(?:apprentice(?:ship)?s?|graduates?|early careers?|early talent|trainees?) program(?:me)?s? (?:coordinator|manager|supervisor|adviser|advisor|director|lead|specialist|administrator|partner)|(?:apprenticeship|early careers?|early talent) (?:coordinator|manager|lead|specialist|partner|adviser|advisor)`,
);

/** What a title is named after, and whom it works for: 'Office of the CEO', 'Assistant to the Vice President'. */
const WHOSE = new RegExp(
  String.raw`${words('(?:office|assistants?|advis[eo]r|partner|staff|support|reporting|reports?|secretary) (?:of|to|for)').source}[^:|]*|${
    words(String.raw`(?:C[A-Z]{1,3}O|chief [\p{L} ]{3,30} officer)(?:['’]s)? (?:office|team|staff)`).source
  }`,
  'iu',
);
const ASSISTANT = words('assistants?|asst|secretary');

const OFFICER = words(String.raw`chief(?: [\p{L}&/]+,?){1,5} officer`);
/** Only in capitals and alone: 'CTO', but neither 'CRO Specialist' nor 'Owner, CTO Programme'. */
const OFFICER_IN_SHORT = new RegExp(
  String.raw`(?:^|\|\s*)(?:(?:interim|fractional|co|acting|group|global|regional|deputy)[ -])?(?:CEO|CFO|COO|CTO|CMO|CIO|CISO|CHRO)(?:${END}|(?= (?:&|and|at|of|for) ))`,
  'u',
);
const PRESIDENT = new RegExp(
  String.raw`${words('vice[ -]presidents?').source}|^president(?![\p{L}])|(?<!(?:associate|assistant|asst\.?) (?:managing )?)${words('managing director').source}`,
  'iu',
);
const VP = words('[SE]?VP', 'u');
const LESSER_PRESIDENT = words(
  '(?:assistant|associate|asst|deputy) vice[ -]president|(?:associate|assistant|deputy) managing director',
);

const HEAD = /(?:^|[\s([|/–—-])head of(?![\p{L}])|^head,/iu;
const DIRECTOR =
  /(?<![\p{L}\p{N}])(?<!\/ ?)(?<!(?:art|casting|funeral|music|choir|camp|activity|activities|deputy|managing) )(?<!(?:to|for|of) (?:the |our )?)director(?![\p{L}\p{N}'’])(?!(?: of|,) photography)|(?<!\p{L})dir\.? of(?!\p{L})/iu;
/** In further languages, also at the end of a compound: 'Vertriebsdirektor'. */
const DIRECTOR_ELSEWHERE =
  /(?<![\p{L}\p{N}])(?<!(?:\/ ?|du |de la |del |de |al |zum |assistante? |vice[ -]?|zastępca |zast\. |заместитель |зам\. |заступник ))(?:direct(?:eur|rice|ora)|dirett(?:ore|rice)|diretora?|dyrektor(?:ka)?|директор(?:ка)?|(?!vize|vice)\p{L}{0,20}direkt(?:or(?:in|ka)?|ör|ør))(?![\p{L}\p{N}])(?! (?:adjointe?|adjunt[oa]|artisti|artísti|de la photo|dei lavori|tecnico di cantiere))/iu;

const JUNIOR = words(
  String.raw`(?:junior|jr)(?! (?:high|college|league|achievement|varsity|school|golf))|entry[ -]level|berufseinsteiger(?:in)?|débutant(?:e|s)?(?!e?s? (?:accept|bienvenu))|sin experiencia|مبتدئ`,
);
const BEGINNER = words(
  String.raw`(?:new|recent|college|university) grads?|(?<!(?:under|post)[ -]?)graduates?(?! (?:schools?|studies|admissions?|research assistants?|teaching|medical education|education|students?|council|degrees?|levels?|programs? (?:manager|coordinator|director|adviser|advisor)))|early[ -](?:in[ -])?careers?|trainees?|apprentices?|apprenticeships?|absolvent(?:in|en)?|reci[eé]n graduad[oa]s?|حديث التخرج`,
);
const SENIOR = words(
  // Neither '(Senior) Consultant' nor 'Analyst/Senior Analyst' states it of the work as such.
  String.raw`(?<!/ ?)(?:(?<!\()senior|senior(?!\))|snr|sr)(?! (?:living|care|cent(?:er|re)s?|citizens?|housing|adults?|companions?|helpers?|high))|mid[ -](?:senior|level)|^intermediate`,
);
/** Beginners may apply: no level is required. */
const BEGINNERS_WELCOME = /未経験者?(?:でも)?(?:ok|歓迎|可)|应届(?:毕业)?生?(?:亦|也)?可/giu;
/** Beside a word for beginners. */
const SENIOR_TOO = words('senior|snr|sr|mid');
/** With the role behind it: 'Principal Engineer', but not 'Assistant Principal, Middle School'. */
const PRINCIPAL =
  /(?<![\p{L}\p{N}])(?<!(?:assistant|vice|deputy|school) )principal(?= (?!of |at |for |- |– )[\p{L}&])|(?<![\p{L}\p{N}])staff (?:[\p{L}\p{N}&/+.-]+ ){0,4}(?:engineer|scientist|developer|designer|manager|architect|researcher|analyst|tpm)(?![\p{L}])/iu;
const STAFF_OF = words('(?:of|technical|nursing|medical) staff|staff (?:accountant|nurse|assistant|attorney)');

/** True for an internship, or work beside studies. */
export function isInternship(given: string): boolean {
  const title = readable(given);
  return (
    (INTERN.test(title) || STAGE.test(title) || NAMED_TYPES.named(title).has('IN')) &&
    !INTERN_KEEPER.test(title) &&
    !INTERN_TOO.test(title)
  );
}

/**
 * The level that a title states, null if it states none. A role named after a chief ('Analyst, Office of the CEO') does not have
 * the chief's level.
 */
export function levelOfTitle(given: string): ExperienceLevel | null {
  const title = readable(given);
  if (isInternship(title)) return 'IN';
  const own = title.replace(WHOSE, ' ').trim();
  if (!ASSISTANT.test(own)) {
    const isOfficer = OFFICER.test(own) || OFFICER_IN_SHORT.test(own);
    if (isOfficer || ((PRESIDENT.test(own) || VP.test(own)) && !LESSER_PRESIDENT.test(own))) return 'ET';
    if (HEAD.test(own) || DIRECTOR.test(own) || DIRECTOR_ELSEWHERE.test(own)) return 'DR';
  }
  const named = NAMED_LEVELS.named(own.replaceAll(BEGINNERS_WELCOME, ' '));
  const isJunior = JUNIOR.test(own) || named.has('EL') || (BEGINNER.test(own) && !BEGINNER_KEEPER.test(own));
  const isSenior = SENIOR.test(own) || named.has('ML') || (PRINCIPAL.test(own) && !STAFF_OF.test(own));
  // 'Junior/Senior Developer' states both.
  if (isJunior && SENIOR_TOO.test(own)) return null;
  return isJunior ? 'EL' : isSenior ? 'ML' : null;
}

const PART_TIME = words(
  String.raw`part[ -]?time|part(?=\s*(?:and|or|&|/)\s*full[ -]?time)|temps[ -]partiel|teilzeit|teil-?(?=\s*(?:und|oder|bzw\.?|&|\/)\s*vollzeit)|medio tiempo|media jornada|tiempo parcial|tempo parcial|deeltijd|دوام جزئي`,
);
const FULL_TIME = words(
  String.raw`full[ -]?time|full(?=\s*(?:and|or|&|/)\s*part[ -]?time)|temps[ -]plein|vollzeit|voll-?(?=\s*(?:und|oder|bzw\.?|&|\/)\s*-?teilzeit)|tiempo completo|jornada completa|tempo integral|دوام كامل`,
);
const LIMITED = words(
  String.raw`freelancers?(?! (?:community|marketplace|success|platform|talent|network))|freelance(?! (?:community|marketplace|success|platform|talent|network))|seasonal|(?<!fast[ -])casual(?! (?:dining|games?|gaming|wear|footwear|clothing|fashion|apparel|attire|dress|restaurants?))|term[ -]limited|limited[ -]term|temporary(?! (?:works?|staffing|housing|help|labou?r|power|agency|structures?))|temporaire|fixed[ -]term|per[ -]diem|interim|locum(?: tenens)?|(?:maternity|parental|mat|paternity)(?: leave)?(?: cover)? (?:cover|contract)|maternity leave|contract[ -]to[ -](?:hire|perm)|temp[ -]to[ -](?:hire|perm)|befristet|عقد مؤقت`,
);
/** In capitals, but no length in feet: '53 FT trailer'. */
const FULL_TIME_IN_SHORT = words(String.raw`(?<!\d[ -]?)FT`, 'u');
/** In capitals and at the end or before the hours of work; the same letters are a physical therapist, and Portugal. */
const PART_TIME_IN_SHORT = /[(|–—-]\s*PT(?=\s*(?:$|[)|,]|(?:[dD]ays?|[nN]ights?|[eE]venings?|[wW]eekends?)(?!\p{L})))/u;
const THERAPY = /therap|physio|rehab|(?<!\p{L})(?:OT|PTA|SLP|DPT)(?!\p{L})/iu;
/** In capitals: short for 'as needed' in health care, and for a fixed-term contract. */
const LIMITED_IN_SHORT = words('PRN|FTC(?! (?:counsel|attorney|compliance|litigation))', 'u');
/** How the work is employed rather than what it is about: 'Recruiter (Contract)', but neither 'Contract Manager' nor 'Consultant, Contracts'. */
const ON_CONTRACT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<!(?:smart|general|sub|prime|federal|government|gov|defense) )contract(?:or)?(?:${END}|(?=,? \d{1,2}[ -]?(?:mo|month|week|wk))|(?=(?: roles?| positions?| basis| opportunity| assignment| pool)(?![\p{L}])))|^contract(?= (?:senior|sr|junior|lead|recruiter|designer|software|developer|writer|editor|artist|producer|graphic|technical)(?![\p{L}]))|(?<![\p{L}\p{N}])temp${END}`,
  'iu',
);
const VOLUNTEER = words(
  String.raw`volunteer(?! (?:coordinator|manager|management|services?|engagement|programs?|director|recruit\w*|relations|specialist|lead|experience|resources))`,
);

/** True if a text leaves the choice between full and part time, or between a job and an internship. */
export function isEitherType(given: string): boolean {
  const text = readable(given);
  return INTERN_TOO.test(text) || (PART_TIME.test(text) && FULL_TIME.test(text));
}

/** How a title says that the work is employed; null if it does not say, or leaves the choice. */
export function typeOfTitle(given: string): EmploymentType | null {
  const title = readable(given);
  if (isInternship(title)) return 'IN';
  const named = NAMED_TYPES.named(title);
  if (isEitherType(title) || (named.has('PT') && named.has('FT'))) return null;
  const byHours = typeOfHours(title);
  if (named.has('PT') || byHours === 'PT' || PART_TIME.test(title) || (PART_TIME_IN_SHORT.test(title) && !THERAPY.test(title)))
    return 'PT';
  if (named.has('FL') || LIMITED.test(title) || LIMITED_IN_SHORT.test(title) || ON_CONTRACT.test(title)) return 'FL';
  if (named.has('FT') || byHours === 'FT' || FULL_TIME.test(title) || FULL_TIME_IN_SHORT.test(title)) return 'FT';
  return named.has('OT') || VOLUNTEER.test(title) ? 'OT' : null;
}

/** What separates the parts of a title, one of which may be the work mode: '| ONSITE |', '(Hybrid)', 'Remote or on-site'. */
const BETWEEN_PARTS = /\s*[()[\]【】（）|,;:/／｜・•*]\s*|\s+[–—-]+\s*|[–—-]+\s+|\s*(?<![\p{L}\p{N}])(?:or|and|&)\s+/iu;
const ABOUT_MODE = String.raw`(?: (?:ok|okay|possible|friendly|first|only|eligible|positions?|roles?|jobs?|work(?:ing|place)?|schedule|option(?:al)?|available|preferred|considered|welcome|full[ -]?time|interns?|visa))?`;
/** A part that is the work mode alone; what follows it is where the work is done. */
const MODE_PARTS: readonly (readonly [RegExp, WorkMode])[] = [
  [new RegExp(String.raw`^hybrid(?:[ -]remote)?${ABOUT_MODE}(?<where>.*)$`, 'iu'), 'H'],
  [
    new RegExp(
      String.raw`^(?:(?:100 ?%|fully|completely|full[ -]?time) )?(?:remote(?:ly)?|remoto|wfh|work(?:ing)? from home|home[ -]based|home office|télétravail|teletrabajo)${ABOUT_MODE}(?<where>.*)$`,
      'iu',
    ),
    'R',
  ],
  [
    new RegExp(
      String.raw`^(?:full[ -]?time,? )?(?:on[ -]?site|on[ -]location|in[ -]office|in[ -]person|office[ -]based)${ABOUT_MODE}(?<where>.*)$`,
      'iu',
    ),
    'O',
  ],
];
/** Behind the occupation without anything between: 'Data Entry Clerk WFH', 'Analista híbrido'. */
const TRAILING_MODES: readonly (readonly [RegExp, WorkMode])[] = [
  [/\p{L} (?:h[ií]brid[oa]|hybride?)$/iu, 'H'],
  [
    /\p{L} (?:(?:(?:full(?:y)?|100 ?%) )?remote|(?:100 ?% )?(?:wfh|work from home|home ?office|t[ée]l[ée]travail|teletrabajo|teletrabalho|remoto|thuiswerk|etätyö)|zdalnie|zdalna|удал[её]нно|дистанционно|віддалено|дистанційно|на дому|uzaktan|عن بعد)$/iu,
    'R',
  ],
];
/** 'Remote in Germany', 'Remote US', but neither 'Remote Sensing' nor 'Hybrid Cloud'. */
const isWhere = (text: string): boolean =>
  text === '' ||
  /^ (?:in|within|from|across|at|@) /iu.test(text) ||
  countryCodeOf(text.trim()) !== undefined ||
  countriesOfRegion(text.trim()) !== undefined;

/** The work mode that is a part of its own of a title, null if none is. With several, as in a location: hybrid before remote before on-site. */
export function workModeOfTitle(title: string): { workMode: WorkMode | null; remote: boolean } {
  const said = new Set(
    readable(title)
      .replaceAll(/\bhttps?:\S+/g, ' | ')
      .split(BETWEEN_PARTS)
      .flatMap((part) => {
        const own = workModeOfPart(part);
        if (own !== undefined) return [own];
        const trailing = TRAILING_MODES.find(([pattern]) => pattern.test(part) && !/(?<!\p{L})no[nt]?[ -]\p{L}+$/iu.test(part));
        if (trailing) return [trailing[1]];
        return MODE_PARTS.flatMap(([pattern, mode]) => {
          const where = pattern.exec(part.replace(/[.!]+$/, ''))?.groups?.['where'];
          return where !== undefined && isWhere(where) ? [mode] : [];
        });
      }),
  );
  return { workMode: (['H', 'R', 'O'] as const).find((mode) => said.has(mode)) ?? null, remote: said.has('R') };
}
