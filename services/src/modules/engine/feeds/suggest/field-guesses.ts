import { codeOfFact, FEED_FACTS } from '../../../../platform/job-facts.ts';
import { parseTime } from '../fields/read-dates.ts';
import { payUnitOf } from '../fields/pay/pay-units.ts';
import { educationOf, employmentTypeOf, workModeOf } from '../fields/read-terms.ts';
import { FIELDS, type Field } from '../formats/feed-map.ts';
import { countryCodeOf } from '../../places/index.ts';
import { foldText } from '../../skills/index.ts';
import columnNames from './data/column-names.json' with { type: 'json' };
import type { SampledPath } from './paths-of-records.ts';

/** What columns and keys are called in further languages, and by systems that have many employers. */
export const NAMED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(columnNames).map(([field, names]) => [field, new Set(names)]),
);

/** Names are also written without anything between their words, and without accents: 'expirydate', 'ubicacion', 'drzava'. */
const plainly = (name: string): string => foldText(name).replaceAll('_', '');
const LEAST_PLAIN = 5;
const NAMED_PLAINLY: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(columnNames).map(([field, names]) => [
    field,
    new Set([...names, ...(FIELDS[field as Field] ?? [])].map(plainly).filter((name) => name.length >= LEAST_PLAIN)),
  ]),
);

/** True for one of the further names of a field. */
export const isCalled = (field: Field, name: string): boolean =>
  NAMED.get(field)?.has(name) === true || NAMED_PLAINLY.get(field)?.has(plainly(name)) === true;

export const shareOf = (values: readonly string[], test: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(test).length / values.length;
export const meanLength = ({ values }: SampledPath): number =>
  values.reduce((sum, value) => sum + value.length, 0) / Math.max(1, values.length);

const isUnique = ({ values }: SampledPath) => new Set(values).size === values.length;
/** 'Posted 3 Days Ago' is a date like any other. */
const isDate = ({ values }: SampledPath) => {
  const now = new Date();
  return shareOf(values, (value) => parseTime(value, { now }) !== undefined) >= 0.5;
};
/** 'mailto:jobs@acme.example', or the address alone. */
const MAIL = /^(?:mailto:)?[^\s@<>]{1,64}@[^\s@<>]{1,200}\.[^\s@<>.]{2,}$/i;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** Two letters may as well be those of a state. */
const isCountry = ({ values }: SampledPath) =>
  values.length > 0 && values.every((value) => value.length > 2 && countryCodeOf(value) !== undefined);
const isLink = ({ values }: SampledPath) => shareOf(values, (value) => /^https?:\/\//i.test(value)) >= 0.8;
const hasLink = ({ values }: SampledPath) => shareOf(values, (value) => /^https?:\/\//i.test(value) || MAIL.test(value)) >= 0.3;
const isFlag = ({ values }: SampledPath) =>
  shareOf(values, (value) => /^(?:[01]|y|n|yes|no|true|false|ja|nein|oui|non|s[ií])$/i.test(value)) === 1;
const isAmount = ({ values }: SampledPath) => shareOf(values, (value) => /\d/.test(value) && value.length < 100) >= 0.5;
const isCurrency = ({ values }: SampledPath) => shareOf(values, (value) => /^(?:[A-Z]{3}|[a-z]{3}|[€£$¥₹])$/.test(value)) >= 0.8;
const isState = ({ values }: SampledPath) =>
  shareOf(values, (value) =>
    /^(?:open|closed|filled|(?:in|de)?activated?|active|inactive|enabled|disabled|draft|(?:un)?published|public|private|internal|external|pending|paused|suspended|approved|rejected|cancell?ed|completed|deleted|live|new|expired|archived|aktiv|inaktiv|ativ[ao]|activ[ao]|abiert[ao]|cerrad[ao]|abert[ao]|fechad[ao]|publicad[ao])$/i.test(
      value,
    ),
  ) === 0;
const mostly = (read: (value: string) => unknown) => (path: SampledPath) =>
  meanLength(path) <= 60 && shareOf(path.values, (value) => (read(value) ?? null) !== null) >= 0.7;
export const isShort = (most: number) => (path: SampledPath) => meanLength(path) <= most;

const isMode = (value: string) => workModeOf(value) !== null;
/** A name that is about nothing else, whatever its values are. */
const saysMode = ({ name }: SampledPath) => /mode|type|remote|format|arrangement|polic|tele/i.test(name);

interface Guess {
  /** Names that stand for the field, in English, German, Spanish and French. */
  name: Pick<RegExp, 'test'>;
  /** What its values must be like. */
  values: (path: SampledPath) => boolean;
  /** Values that are recognised under any name. */
  anyName?: (path: SampledPath) => boolean;
}

const PAY =
  '(?:salary|pay|compensation|wage|rate|gehalt|lohn|stundenlohn|verguetung|vergütung|entgelt|salario|sueldo|salaire|remuneration)';

const LOW = new Set(
  'min minimum minimo mínimo minimal from von ab low lower lowest od de desde da dal vanaf fra från alkaen от від 最低 下限 최저'.split(
    ' ',
  ),
);
const HIGH = new Set(
  'max maximum maximo máximo maximal to bis high higher highest do a hasta até al tot til till asti до 最高 上限 최고'.split(' '),
);
const NO_AMOUNT = /currency|unit|period|interval|frequency|type|mode|basis|text|label/;
const PAY_WORD = new RegExp(PAY);

/** One end of the pay: a word for pay and one for this end, 'compensation_range_minimum_amount'. */
function isPayBound(name: string, own: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const words = name.split('_');
  const isPay = PAY_WORD.test(name) || words.some((word) => NAMED.get('salary_range')?.has(word));
  const has = (ends: ReadonlySet<string>) =>
    words.some((word) => ends.has(word) || (word.startsWith('min') && ends === LOW) || (word.startsWith('max') && ends === HIGH));
  return isPay && has(own) && !has(other) && !NO_AMOUNT.test(name);
}

/** Everyday words as 'shift', 'light' or 'setting' stand for a fact only if its codes are in the column. */
const CODED_GUESSES: Readonly<Partial<Record<Field, Guess>>> = Object.fromEntries(
  FEED_FACTS.flatMap((row) => {
    if (!('codes' in row) || row.codes === undefined) return [];
    const { column, codes } = row;
    return [[column, { name: { test: () => false }, values: mostly((text) => codeOfFact(codes, text)) }]];
  }),
);

/** By field: what its columns are called beside the common names, and hold. Names are normalised, with `_` between words and parts of a path. */
export const GUESSES: Readonly<Partial<Record<Field, Guess>>> = {
  ...CODED_GUESSES,
  id: {
    name: /(?:^|_)(?:id|uuid|guid|ref|req|requisition|reference|kennziffer|referenz|stellennummer|number|nr)(?:_?(?:nr|no|number|nummer|code))?$/,
    values: isUnique,
  },
  title: {
    name: /^(?:job|stellen|position)?_?(?:title|titel|bezeichnung)$|^(?:position|role|stelle|beruf|puesto|poste|intitule|heading|headline)(?:_(?:title|name))?$|_(?:title|titel|titulo|título|titre|titolo|heading|headline)$|^text$|(?:^|_)(?:job_?notice|recruit(?:ment)?|j_?open|anno|announcement|advert)_(?:name|title|subject)$/,
    values: isShort(150),
  },
  company: {
    name: /^(?:firma|firmenname|arbeitgeber|unternehmen|empresa|entreprise|hiring_organization)$|(?:^|_)(?:company|employer|organi[sz]ation|org|agency|store|brand|career_?page)(?:_name)?$/,
    values: isShort(120),
  },
  description: {
    name: /^(?!.*(?:salary|compensation|pay_|benefit|wage|remuneration)).*(?:description|beschreibung|stellentext|anzeigentext|aufgaben|descripcion|descripción|full_?(?:text|html))$|^(?:content_encoded|content|body|text|html|details|snippet|excerpt|teaser)$/,
    values: (path) => meanLength(path) >= 20,
  },
  location: {
    name: /^(?:ort|standort|arbeitsort|einsatzort|ubicacion|ubicación|lieu|work_?location|office)$|(?:location|place|office)s?_(?:name|label|text)$/,
    values: isShort(200),
  },
  city: { name: /(?:^|_)(?:city|town|stadt|ciudad|ville|locality|address_locality)$/, values: isShort(80) },
  state: {
    name: /(?:^|_)(?:region|bundesland|province|provincia|kanton|address_region)$|(?:^|_)(?:address|location|place|work|job|office|city|site|primary|position|posting|item|node|data)_(?:state|st)$|^(?:state|st)$/,
    values: (path) => isShort(80)(path) && isState(path),
  },
  country: {
    name: /(?:^|_)(?:country|nation|land|pais|país|pays|country_code|country_name|address_country)$/,
    values: isShort(60),
    anyName: isCountry,
  },
  url: { name: /(?:^|_)(?:url|link|href|permalink)$/, values: isLink },
  apply_url: {
    name: /(?:^|_)(?:apply|application|candidature|postuler|bewerbung\w*|bewerben|solicitud|inscripcion|aplica[cç][aã]o|sollicit\w+|ans[oö]k\w*|s[oø]knad\w*)(?:_(?:now|alternate|details|page|direct|online))*(?:_(?:url|uri|link|href))?$|(?:^|_)(?:how_?to_?apply|apply_?to)_(?:\w+_)?(?:url|uri|link|(?:internet_?)?web_?address|e_?mail(?:_?address)?)$/,
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
    name: /^(?:remote|work_?(?:mode|place|model|arrangement|type)|workplace(?:_type)?s?|remote_(?:type|policy|status)|arbeitsmodell|modalidad|location_type)$/,
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
  salary_min: { name: { test: (name) => isPayBound(name, LOW, HIGH) }, values: isAmount },
  salary_max: { name: { test: (name) => isPayBound(name, HIGH, LOW) }, values: isAmount },
  salary_currency: {
    name: new RegExp(`(?:^|_)(?:currency|währung|waehrung|moneda|devise)(?:_code)?$|^${PAY}_unit$`),
    values: isCurrency,
    anyName: ({ values }) => values.length > 0 && values.every((value) => CURRENCIES.has(value)),
  },
  salary_unit: {
    name: new RegExp(`^${PAY}_(?:unit|period|type|interval|per|frequency|zeitraum|einheit)$`),
    values: (path) => isShort(30)(path) && mostly(payUnitOf)(path),
  },
  skills: { name: /^(?:skills?|tags?|keywords?|kenntnisse|technologies|tech_stack)$/, values: () => true },
  posted_at: {
    name: /^(?!.*(?:expected|end_|birth|eintritt|antritt|beginn|tiltr|tilltr|nástup|rozpocz|начал|début_de|debut_de|prise_de_poste|inicio_de|updat|modif|(?<!publication_|posted_|posting_|post_detail_)start)).*(?:valid_from|advertise_?from|t_create|posted|posted_start|posting_start|opened|listed|online|published|publication|created|online_seit|veröffentlicht|veroeffentlicht|eingestellt|fecha|date|datum)(?:_?(?:at|on|date|am|time|ts|timestamp|utc))*$/,
    values: isDate,
  },
  closes_on: {
    name: /(?:clos(?:es|ing)|expir\w*|valid_?(?:through|until|to)|advertise_?to|(?:apply|application|recruit\w*|receipt|posting|publication|position_period|open|available|job|vacancy)_?(?:end|due|until)|end_?date|(?:^|_)end|deadline|bewerbungsschluss|bewerbungsfrist|gültig_bis|gueltig_bis|ablauf\w*|offline)(?:_?(?:at|on|date|time|date_?time|utc|ts))*$/,
    values: isDate,
  },
};
