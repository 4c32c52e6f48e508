import { parseTime } from '../fields/read-dates.ts';
import { payUnitOf } from '../fields/pay/pay-units.ts';
import { educationOf, employmentTypeOf, workModeOf } from '../fields/read-terms.ts';
import type { Field } from '../formats/feed-map.ts';
import { FIELDS } from '../formats/feed-map.ts';
import { plainName } from '../formats/mapped-record.ts';
import columnNames from './data/column-names.json' with { type: 'json' };
import type { SampledPath } from './paths-of-records.ts';

const shareOf = (values: readonly string[], test: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(test).length / values.length;
export const meanLength = ({ values }: SampledPath): number =>
  values.reduce((sum, value) => sum + value.length, 0) / Math.max(1, values.length);

const isUnique = ({ values }: SampledPath) => new Set(values).size === values.length;
const isDate = ({ values }: SampledPath) => shareOf(values, (value) => parseTime(value) !== undefined) >= 0.5;
const isLink = ({ values }: SampledPath) => shareOf(values, (value) => /^https?:\/\//i.test(value)) >= 0.8;
const hasLink = ({ values }: SampledPath) => shareOf(values, (value) => /^https?:\/\//i.test(value)) >= 0.3;
const isFlag = ({ values }: SampledPath) =>
  shareOf(values, (value) => /^(?:[01]|y|n|yes|no|true|false|ja|nein|oui|non|s[ií])$/i.test(value)) === 1;
const isAmount = ({ values }: SampledPath) => shareOf(values, (value) => /\d/.test(value) && value.length < 100) >= 0.5;
const isCurrency = ({ values }: SampledPath) => shareOf(values, (value) => /^(?:[A-Z]{3}|[a-z]{3}|[€£$¥₹])$/.test(value)) >= 0.8;
const isState = ({ values }: SampledPath) =>
  shareOf(values, (value) => /^(?:open|closed|filled|active|inactive|draft|published)$/i.test(value)) === 0;
const mostly = (read: (value: string) => unknown) => (path: SampledPath) =>
  meanLength(path) <= 60 && shareOf(path.values, (value) => (read(value) ?? null) !== null) >= 0.7;
const isShort = (most: number) => (path: SampledPath) => meanLength(path) <= most;

const isMode = (value: string) => workModeOf(value) !== null;
/** A name that is about nothing else, whatever its values are. */
const saysMode = ({ name }: SampledPath) => /mode|type|remote|format|arrangement|polic|tele/i.test(name);

interface Guess {
  /** Names that stand for the field, in English, German, Spanish and French. */
  name: RegExp;
  /** What its values must be like. */
  values: (path: SampledPath) => boolean;
  /** Values that are recognised under any name. */
  anyName?: (path: SampledPath) => boolean;
}

const PAY =
  '(?:salary|pay|compensation|wage|rate|gehalt|lohn|stundenlohn|verguetung|vergütung|entgelt|salario|sueldo|salaire|remuneration)';

/** By field: what its columns are called beside the common names, and hold. Names are normalised, with `_` between words and parts of a path. */
const GUESSES: Readonly<Partial<Record<Field, Guess>>> = {
  id: {
    name: /(?:^|_)(?:id|uuid|guid|ref|req|requisition|reference|kennziffer|referenz|stellennummer|number|nr)(?:_?(?:nr|no|number|nummer|code))?$/,
    values: isUnique,
  },
  title: {
    name: /^(?:job|stellen|position)?_?(?:title|titel|bezeichnung)$|^(?:position|role|stelle|beruf|puesto|poste|intitule|heading|headline)(?:_(?:title|name))?$|_(?:title|heading|headline)$/,
    values: isShort(150),
  },
  company: {
    name: /^(?:firma|firmenname|arbeitgeber|unternehmen|empresa|entreprise|hiring_organization)$|(?:^|_)(?:company|employer|organi[sz]ation|org|agency|store|brand)(?:_name)?$/,
    values: isShort(120),
  },
  description: {
    name: /^(?!.*(?:salary|compensation|pay_|benefit|wage|remuneration)).*(?:description|beschreibung|stellentext|anzeigentext|aufgaben|descripcion|descripción|full_?(?:text|html))$|^(?:content_encoded|content|body|text|html|details)$/,
    values: (path) => meanLength(path) >= 20,
  },
  location: {
    name: /^(?:ort|standort|arbeitsort|einsatzort|ubicacion|ubicación|lieu|work_?location|office)$|(?:location|place|office)s?_(?:name|label|text)$/,
    values: isShort(200),
  },
  city: { name: /(?:^|_)(?:city|town|stadt|ciudad|ville|locality|address_locality)$/, values: isShort(80) },
  state: {
    name: /(?:^|_)(?:state|st|region|bundesland|province|provincia|kanton|address_region)$/,
    values: (path) => isShort(80)(path) && isState(path),
  },
  country: {
    name: /(?:^|_)(?:country|nation|land|pais|país|pays|country_code|country_name|address_country)$/,
    values: isShort(60),
  },
  url: { name: /(?:^|_)(?:url|link|href|permalink)$/, values: isLink },
  apply_url: {
    name: /(?:^|_)(?:apply|application|candidature|postuler|bewerbung\w*|bewerben|solicitud|inscripcion|aplica[cç][aã]o|sollicit\w+|ans[oö]k\w*|s[oø]knad\w*)(?:_(?:now|alternate|details|page|direct|online))*(?:_(?:url|uri|link|href))?$/,
    values: hasLink,
  },
  other_locations: {
    name: /(?:^|_)(?:additional|secondary|alternate|alternative|other|further|more|weitere)_(?:locations?|offices?|places?|orte|standorte)(?:_(?:location|office|place))?(?:_(?:name|label|text))?$/,
    values: isShort(200),
  },
  employment_type: {
    name: /^(?:employment|job|contract|work|time)_?(?:type|kind|form)$|^(?:commitment|beschäftigungsart|beschaeftigungsart|vertragsart|anstellungsart|arbeitszeit|jornada|type_contrat)$/,
    values: isShort(80),
    anyName: mostly((text) => employmentTypeOf(text, '')),
  },
  work_mode: {
    name: /^(?:work_?(?:mode|place|model|arrangement)|workplace(?:_type)?|remote_(?:type|policy|status)|arbeitsmodell|modalidad|location_type)$/,
    values: (path) => isShort(80)(path) && !isFlag(path) && (saysMode(path) || shareOf(path.values, isMode) >= 0.3),
    anyName: mostly(workModeOf),
  },
  remote: {
    name: /^(?:is_)?(?:remote|workplace_type|telecommut\w*|telework\w*|home_?office|teletrabajo)(?:_ok|_possible|_m(?:ö|oe)glich)?$/,
    values: isFlag,
  },
  hybrid: { name: /(?:^|_)(?:is_)?(?:hybrid|h[ií]brido|hybride)$/, values: isFlag },
  on_site: { name: /(?:^|_)(?:is_)?(?:on_?site|in_?office|presencial|pr[ée]sentiel)$/, values: isFlag },
  level: { name: /(?:^|_)(?:level|seniority|experience|karrierestufe|erfahrung|niveau)(?:_level)?$/, values: isShort(80) },
  education: {
    name: /(?:^|_)(?:education|degree|abschluss|ausbildung)(?:_level)?$/,
    values: isShort(120),
    anyName: mostly(educationOf),
  },
  salary_range: { name: new RegExp(`^${PAY}(?:_(?:range|text|amount))?$|(?:^|_)${PAY}s_amount$`), values: isAmount },
  salary_min: {
    name: new RegExp(`${PAY}_?(?:range_)?(?:min\\w*|from|von|low\\w*|ab)$|^(?:min\\w*|from|low)_${PAY}`),
    values: isAmount,
  },
  salary_max: {
    name: new RegExp(`${PAY}_?(?:range_)?(?:max\\w*|to|bis|high\\w*)$|^(?:max\\w*|to|high)_${PAY}`),
    values: isAmount,
  },
  salary_currency: {
    name: new RegExp(`(?:^|_)(?:currency|währung|waehrung|moneda|devise)(?:_code)?$|^${PAY}_unit$`),
    values: isCurrency,
  },
  salary_unit: {
    name: new RegExp(`^${PAY}_(?:unit|period|type|interval|per|frequency|zeitraum|einheit)$`),
    values: (path) => isShort(30)(path) && mostly(payUnitOf)(path),
  },
  skills: { name: /^(?:skills?|tags?|keywords?|kenntnisse|technologies|tech_stack)$/, values: () => true },
  posted_at: {
    name: /^(?!.*(?:expected|end_|birth|(?<!publication_)start)).*(?:valid_from|posted|opened|listed|online|published|publication|created|online_seit|veröffentlicht|veroeffentlicht|eingestellt|fecha|date|datum)(?:_?(?:at|on|date|am|time|ts|timestamp))?$/,
    values: isDate,
  },
  closes_on: {
    name: /(?:clos(?:es|ing)|expir\w*|valid_?(?:through|until|to)|deadline|bewerbungsschluss|bewerbungsfrist|gültig_bis|gueltig_bis|ablauf\w*|offline)(?:_?(?:at|on|date|time))?$/,
    values: isDate,
  },
};

/** Dates of something else, and links to something else. */
const OTHER =
  /compliance|expected|planned|consent|updat|modif|(?<!publication_)start|birth|logo|image|picture|category|department|company_(?:url|link|id)/;
const APPLY = /apply|application(?!_(?:clos|dead))/;

const normalised = (text: string) =>
  text
    .split(/[.[\]=@]+/)
    .map((part) =>
      plainName(part)
        .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
        .replaceAll(/^_|_$/g, ''),
    )
    .filter(Boolean)
    .join('_');

/** What columns and keys are called in further languages, and by systems that have many employers. */
const NAMED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(columnNames).map(([field, names]) => [field, new Set(names)]),
);

/** What an object with an id calls its text: `province.value`, `area.name`, `company.display_name` are the province, the area, the company. */
const OF_ITS_TEXT = /_(?:value|name|label|text|display_name|localized|desc|libell[eé]|nom|nombre|nome|bezeichnung|navn|namn)$/;

/** Names that say too little inside of another object. */
const GENERIC = new Set(['name', 'type', 'id', 'text', 'date', 'level', 'body', 'region', 'state', 'title']);

/** The fields that lines of a description may state. */
const OF_LINES: ReadonlySet<Field> = new Set<Field>([
  'company',
  'location',
  'employment_type',
  'work_mode',
  'salary_range',
  'closes_on',
]);

/** How well a path fits a field: 0 if not at all. */
function fitOf(field: Field, path: SampledPath): number {
  const guess = GUESSES[field];
  if (guess && !guess.values(path)) return 0;
  const isLabelled = path.path.includes('|after ');
  if (isLabelled && !OF_LINES.has(field)) return 0;
  // An attribute, `Amount@currency`, is called as itself.
  const name = normalised(path.name.split(/[@:]/).at(-1) ?? path.name);
  const whole = isLabelled ? name : normalised(path.path);
  const tail = normalised(path.path.split('.').slice(-2).join('.'));
  const common = FIELDS[field] ?? [];
  const outer = path.path.includes('.') && OF_ITS_TEXT.test(whole) ? whole.replace(OF_ITS_TEXT, '') : undefined;
  const isNamed = (text: string) =>
    common.includes(text) || guess?.name.test(text) === true || NAMED.get(field)?.has(text) === true;
  const isGeneric = path.name === path.path.split('.').at(-1) && path.path !== path.name && GENERIC.has(name);
  const points = common.includes(whole)
    ? 5 - common.indexOf(whole) / 10
    : isNamed(whole)
      ? 4
      : (outer !== undefined && isNamed(outer)) || (tail !== whole && NAMED.get(field)?.has(tail))
        ? 3.5
        : isNamed(name)
          ? isGeneric
            ? 0.5
            : 3
          : guess?.anyName?.(path)
            ? 1.5
            : 0;
  if (points === 0) return 0;
  const depth = path.path.split(/[.[]/).length - 1;
  // Of two columns that may be meant, the one whose values are words for it.
  // Of several dates, the one of the publication.
  const isOfRow = field === 'posted_at' && /creat/.test(whole) ? 0.4 : 0;
  const isRead = points > 1.5 && guess?.anyName?.(path) === true ? 0.75 : 0;
  return (
    (isLabelled ? -1 : 0) +
    isRead -
    isOfRow +
    Math.max(
      0.1,
      points -
        depth / 4 -
        (OTHER.test(whole) || (field !== 'apply_url' && APPLY.test(whole)) ? 1.5 : 0) -
        (field !== 'id' && /\.id$/i.test(path.path) ? 1.5 : 0),
    ) +
    path.filled / 2
  );
}

/** The best path for each field; each path stands for one field. */
export function guessFields(paths: readonly SampledPath[]): Map<Field, SampledPath> {
  const fields = Object.keys(FIELDS) as Field[];
  const fits = fields
    .flatMap((field) => paths.map((path) => ({ field, path, fit: fitOf(field, path) })))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  const chosen = new Map<Field, SampledPath>();
  const used = new Set<SampledPath>();
  for (const { field, path } of fits) {
    if (chosen.has(field) || used.has(path)) continue;
    chosen.set(field, path);
    used.add(path);
  }
  // A feed may have the beginning of a description beside it.
  const [longest] = fits
    .filter(({ field, path }) => field === 'description' && (!used.has(path) || path === chosen.get('description')))
    .toSorted((a, b) => meanLength(b.path) - meanLength(a.path));
  if (longest) chosen.set('description', longest.path);
  return chosen;
}
