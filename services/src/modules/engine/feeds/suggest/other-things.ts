import { employmentTypeOf } from '../fields/read-terms.ts';
import type { Field } from '../formats/feed-map.ts';
import type { SampledPath } from './paths-of-records.ts';

/** Objects about a person: whoever is asked, or wrote the posting. Their address is not the place of work. */
const PERSON =
  /(?:^|_)(?:person_?contacts?|contact_?persons?|contacts?|contact_?(?:list|details|info)|requester|recruiters?|creator|author|owner|hiring_?managers?|ansprechpartner|kontakt\w*|contacto|contatti|contactpersoon|yhteyshenkilö\w*)_/;
/** Objects about the employer or a school: their address and kind are their own. */
const EMPLOYER =
  /(?:^|_)(?:compan(?:y|ies)|employers?|entreprise|empresa|firma|arbeitgeber|arbetsgivare|hiring_organi[sz]ation|client|advertiser|headquarters?|(?:primary_)?schools?|universit(?:y|ies))_/;
const OF_PERSON: ReadonlySet<Field> = new Set<Field>(['company', 'apply_url']);
/** What an object about the employer says of nothing but the employer. */
const NOT_OF_EMPLOYER: ReadonlySet<Field> = new Set<Field>([
  'id',
  'title',
  'url',
  'employment_type',
  'work_mode',
  'level',
  'education',
  'posted_at',
  'closes_on',
  'salary_range',
  'salary_min',
  'salary_max',
]);

const OF_PAY: ReadonlySet<Field> = new Set<Field>(['salary_range', 'salary_min', 'salary_max']);
/** A grade of a pay scale is no amount. */
const GRADE = /(?:^|_)(?:grades?|steps?|bands?|stufe|gruppe|entgeltgruppe|besoldungsgruppe|echelon|schaal|scale_code)(?:_|$)/;
/** The level of a school is not that of the work, nor is that of a customer. */
const EDUCATION = /(?:^|_)(?:edu\w*|degrees?|study|studies|school|formations?|vip|member)_/;
/** What ends on a day was not published on it. */
const END =
  /(?:^|_)(?:end|ends|ending|until|till|through|expir\w*|clos(?:es|ed|ing|e)|deadline|due|frist|ablauf\w*|fin|cierre|scadenza|slutt?|sluit\w*|advertise_?to)(?:_|$)/;
/** The class of an object in linked data and in indexes. */
const CLASS = /(?:^|[.\]])(?:@type|_type|@context|_index)$/;
const DIGITS_ONLY = /^[\d\s.,-]+$/;

const isNumeric = ({ values }: SampledPath): boolean => values.every((value) => DIGITS_ONLY.test(value));
/** A type of what is meant only if it is of the employment: 'type' of a consent is 'gdpr'. */
const SAYS_EMPLOYMENT =
  /full_?time_?(?:or_)?part_?time|full_(?:or_)?part|(?:^|_)ft_?pt(?:_|$)|employ|contra[ct]|vertrag|beschäftig|beschaeftig|anstell|ansett|ansætt|dienstverband|jornada|umow|úvaz|uvaz|занятост|雇用|고용/;

const OF_PLACE: ReadonlySet<Field> = new Set<Field>(['location', 'city', 'state', 'country']);
/** True for a part of the employer's own address, which is the place of work only if nothing else says it. */
export const isOfEmployersAddress = (field: Field, whole: string): boolean => OF_PLACE.has(field) && EMPLOYER.test(whole);

/** True for a path that is about something other than the posting, however its last key is called. */
export function isOfSomethingElse(field: Field, path: SampledPath, whole: string): boolean {
  if (PERSON.test(whole) && !OF_PERSON.has(field)) return true;
  if (EMPLOYER.test(whole) && NOT_OF_EMPLOYER.has(field)) return true;
  if (OF_PAY.has(field)) return GRADE.test(whole);
  if (field === 'posted_at') return END.test(whole);
  if (field === 'level' && EDUCATION.test(whole)) return true;
  if (field === 'city' || field === 'state' || field === 'country' || field === 'level') return isNumeric(path);
  if (field !== 'employment_type' && field !== 'work_mode') return false;
  if (CLASS.test(path.path)) return true;
  return (
    field === 'employment_type' &&
    !SAYS_EMPLOYMENT.test(whole) &&
    path.values.every((value) => employmentTypeOf(value, '') === null)
  );
}
