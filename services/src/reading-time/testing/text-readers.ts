import { decodeLinkHint, readLinkHints } from '@hirehq/shared-contracts/link-hints';
import { notificationSubject } from '@hirehq/shared-contracts/notification-links';
import { readAmount } from '@hirehq/shared-contracts/pay';
import { placeQuery, placeText } from '@hirehq/shared-contracts/place-text';
import { parseJobSearch } from '@hirehq/shared-contracts/routes';
import { countryNamed } from '../../modules/engine/countries/index.ts';
import { cleanHtml, htmlOfPlain, plainText, unescapeOnce } from '../../modules/engine/feeds/fields/clean-html.ts';
import { payUnitOf } from '../../modules/engine/feeds/fields/pay/pay-units.ts';
import { payTextOf } from '../../modules/engine/feeds/fields/pay/read-pay.ts';
import { dateOf, parseTime } from '../../modules/engine/feeds/fields/read-dates.ts';
import { educationOf, employmentTypeOf, levelOf, workModeOf } from '../../modules/engine/feeds/fields/read-terms.ts';
import {
  isEitherType,
  isInternship,
  levelOfTitle,
  typeOfTitle,
  workModeOfTitle,
} from '../../modules/engine/feeds/fields/read-title.ts';
import { resolveFeedPlaces } from '../../modules/engine/feeds/fields/resolve-feed-places.ts';
import { summarise } from '../../modules/engine/feeds/fields/summarise.ts';
import { idsInXml } from '../../modules/engine/feeds/formats/indeed-xml.ts';
import { isLines } from '../../modules/engine/feeds/formats/json.ts';
import { plainName } from '../../modules/engine/feeds/formats/mapped-record.ts';
import { idInText, idsInText, numberOf, sampleOf } from '../../modules/engine/feeds/formats/read-field.ts';
import { postingElement } from '../../modules/engine/feeds/formats/xml.ts';
import { xmlObject } from '../../modules/engine/feeds/formats/xml-object.ts';
import { isEmail, registrationProblems } from '../../modules/sign-in/identity/registration.policy.ts';
import { indexedText, indexedTexts, plainWords } from '../../modules/engine/jobs/terms/searchable-text.ts';
import { filterWordsIn } from '../../modules/engine/jobs/words/filter-words.ts';
import { payInWords } from '../../modules/engine/jobs/words/pay-in-words.ts';
import { TypedText } from '../../modules/engine/jobs/words/typed-text.ts';
import { wordsOfSearch } from '../../modules/engine/jobs/words/words-of-search.ts';
import { nameInMail } from '../../modules/post/mail/name-in-mail.ts';
import { currencyInText } from '../../modules/engine/pay-rates/index.ts';
import { countriesOfRegion, countryCodeOf, readPlaceText } from '../../modules/engine/places/index.ts';
import { partsOf, segmentsOf } from '../../modules/engine/places/reading/split-location.ts';
import { PlaceNames } from '../../modules/engine/places/reading/place-names.ts';
import { wholeGazetteer } from '../../modules/engine/places/testing/whole-gazetteer.ts';
import { workModeWords } from '../../modules/engine/places/reading/work-mode-words.ts';
import { countryInWords, readRegion } from '../../modules/engine/places/reading/read-region.ts';
import { shortened } from '../../modules/delivery/releases/pages/subjects/page-subject.ts';
import { degreeLevel, languagesNamed, matchSkills } from '../../modules/engine/resume-reading/index.ts';
import { parseResume } from '../../modules/engine/resume-reading/parse-resume.ts';
import { createSkillFinder, foldText, likenessOfTitles } from '../../modules/engine/skills/index.ts';
import { safeFileName } from '../../platform/files/safe-file-name.ts';
import { cookieValue } from '../../platform/http/cookie-value.ts';
import { feedReaders } from './feed-readers.ts';
import type { Reader } from './growth.ts';

const nowhere = () => ({ locations: [], addresses: [] });
const line = (text: string) => ({ text, page: 1, box: null, size: 10 });
const resumeOf = (lines: readonly string[]) => parseResume({ lines: lines.map(line), pages: 1 }, '2026-01-01');
/** Half of the lines under each of two headings, with the text under all others. */
const everySection = (text: string) =>
  ['Anna Example', 'Summary', 'Experience', 'Education', 'Skills', 'Languages', 'Licences'].flatMap((heading) => [heading, text]);
const inLines = (text: string) => text.match(/.{1,80}/gs) ?? [];

const gazetteer = wholeGazetteer();
const names = () => new PlaceNames(gazetteer);
const findSkills = createSkillFinder();

/** Every reader of texts that come from outside, by its name. A new one gets a row here. */
export const TEXT_READERS: Readonly<Record<string, Reader>> = {
  isInternship,
  levelOfTitle,
  isEitherType,
  typeOfTitle,
  workModeOfTitle,
  employmentTypeOf: (text) => employmentTypeOf(text, text),
  levelOf: (text) => levelOf({ level: text, type: text }, text),
  educationOf,
  workModeOf,
  payUnitOf,
  payTextOf,
  currencyInText,
  readAmount,
  numberOf,
  parseTime,
  dateOf,

  readPlaceText: (text) => readPlaceText([text], gazetteer),
  segmentsOf,
  partsOf: (text) => partsOf(text, names()),
  workModeWords,
  countryInWords,
  readRegion: (text) => readRegion(text, () => undefined),
  countriesOfRegion,
  countryCodeOf,
  countryNamed,
  'resolveFeedPlaces of a location': (text) => resolveFeedPlaces({ ...nowhere(), locations: [text] }, gazetteer),
  'resolveFeedPlaces of stated parts': (text) =>
    resolveFeedPlaces({ ...nowhere(), stated: [{ city: text, state: text, country: text }] }, gazetteer),
  placeText: (text) => placeText(text, 'ar'),
  placeQuery: (text) => placeQuery(text, 'es'),

  cleanHtml,
  unescapeOnce,
  plainText,
  htmlOfPlain,
  'plainText of cleanHtml': (text) => plainText(cleanHtml(text)),
  'summarise a text': (text) => summarise(text, 'Registered Nurse'),
  'summarise by a title': (text) =>
    summarise('We are looking for a nurse who joins our team in Utrecht as soon as possible.', text),
  idsInXml: (text) => idsInXml(text),
  idsInText: (text) => idsInText(text, ['id']),
  idInText,
  isLines,
  plainName,
  postingElement,
  sampleOf,
  xmlObject,

  findSkills,
  foldText,
  likenessOfTitles: (text) => likenessOfTitles(text, text),
  indexedText,
  indexedTexts,
  plainWords,
  TypedText: (text) => new TypedText(text),
  wordsOfSearch,
  payInWords: (text) => payInWords(new TypedText(text)),
  filterWordsIn: (text) => filterWordsIn(new TypedText(text), []),
  parseJobSearch: (text) => parseJobSearch(new URLSearchParams({ keyword: text, location: text, skills: text, payMin: text })),

  degreeLevel,
  languagesNamed,
  'matchSkills of a list': (text) => matchSkills([{ text, isList: true, foundAt: { page: 1, box: null, text: '' } }], findSkills),

  nameInMail,
  safeFileName,
  shortened,
  isEmail,
  registrationProblems: (text) => registrationProblems({ name: text, email: text, password: text, terms: true }),
  cookieValue: (text) => cookieValue(text, 'session'),
  decodeLinkHint,
  readLinkHints: (text) =>
    readLinkHints(new URLSearchParams({ validDomainName: text, email: text, pool_id: text, paramsKey: text })),
  notificationSubject,
};

/** Readers of whole documents, which take longer: each is given a part of the texts. */
export const DOCUMENT_READERS: Readonly<Record<string, Reader>> = {
  ...feedReaders,
  'parseResume of one line': (text) => resumeOf([text]),
  'parseResume of a line in each section': (text) => resumeOf(everySection(text)),
  'parseResume of many lines': (text) => resumeOf(inLines(text)),
  'parseResume of many lines of experience': (text) => resumeOf(['Anna Example', 'Experience', ...inLines(text)]),
};
