import { EDUCATION_LEVELS, LANGUAGE_LEVELS } from '@hirehq/shared-contracts/codes';
import { doneOf, type SendApi } from '@hirehq/shared-ui';
import type { FoundValue } from './found-values.ts';
import { SaveLanguagesDocument } from '../../shared/records/save-languages.graphql.ts';
import { SaveLicenceDocument } from '../../shared/records/save-licence.graphql.ts';
import { KnownLicencesAndLanguagesDocument, type KnownLicencesAndLanguagesQuery } from './profile-records.graphql.ts';
import { endMonth, firstDay } from './take-found-values.ts';

const textOf = ({ values }: FoundValue, field: string) => values[field]?.trim() ?? '';
const orNull = (text: string) => (text === '' ? null : text);

/** Saves the records taken from a résumé. Those that are saved already are changed, so that it can be repeated after a failure. */
export async function saveRecords(send: SendApi, records: readonly FoundValue[]): Promise<void> {
  const ofKind = (kind: FoundValue['kind']) => records.filter((record) => record.kind === kind);
  await saveJobs(send, ofKind('work'));
  await saveEducations(send, ofKind('education'));
  const [licences, languages] = [ofKind('licence'), ofKind('language')];
  if (licences.length + languages.length === 0) return;
  const { profile } = await send(KnownLicencesAndLanguagesDocument, {});
  for (const licence of licences) {
    const [name, number] = [textOf(licence, 'name'), orNull(textOf(licence, 'number'))];
    const known = profile.licences.find((each) => each.name === name && each.number === number);
    const expiresOn = orNull(endMonth(textOf(licence, 'expiresOn')));
    const input = { ...(known && { id: known.id }), name, number, issuer: orNull(textOf(licence, 'issuer')), expiresOn };
    doneOf(await send(SaveLicenceDocument, { input }));
  }
  const found = languages.flatMap((each) => {
    const level = LANGUAGE_LEVELS.find((code) => code === each.values['level']);
    return level ? [{ language: textOf(each, 'language'), level }] : [];
  });
  if (found.length === 0) return;
  await saveLanguages(send, profile, found);
}

type Known = Pick<KnownLicencesAndLanguagesQuery['profile'], 'languages' | 'languagesVersion'>;

/** Adds languages to the known ones; once more if those were changed elsewhere meanwhile. */
async function saveLanguages(
  send: SendApi,
  { languages, languagesVersion: version }: Known,
  found: Known['languages'],
): Promise<void> {
  const kept = languages.filter(({ language }) => !found.some((each) => each.language === language));
  const all = [...kept, ...found].map(({ language, level }) => ({ language, level }));
  const result = await send(SaveLanguagesDocument, { languages: all, version });
  const outcome = result.saveLanguages;
  if (outcome.__typename === 'SaveLanguagesRefused' && outcome.code === 'STALE' && outcome.current)
    await saveLanguages(send, outcome.current, found);
  else doneOf(result);
}

async function saveJobs(send: SendApi, jobs: readonly FoundValue[]): Promise<void> {
  if (jobs.length === 0) return;
  const known = await send('GET candidates/work-history', {});
  for (const job of jobs) {
    const [title, workedWith] = [textOf(job, 'title'), textOf(job, 'workedWith')];
    const workedFrom = firstDay(textOf(job, 'workedFrom'));
    const same = known.find((each) => each.title === title && each.workedWith === workedWith && each.workedFrom === workedFrom);
    const workedTill = orNull(endMonth(textOf(job, 'workedTill')));
    await send('PUT candidates/work-history', {
      body: { ...(same && { id: same.id }), title, workedWith, workedFrom, workedTill },
    });
  }
}

async function saveEducations(send: SendApi, educations: readonly FoundValue[]): Promise<void> {
  if (educations.length === 0) return;
  const known = await send('GET candidates/educations', {});
  for (const education of educations) {
    const institution = textOf(education, 'institution');
    const level = EDUCATION_LEVELS.find((code) => code === education.values['level']);
    if (!level) continue;
    const same = known.find((each) => each.institution === institution && each.level === level);
    const body = {
      ...(same && { id: same.id }),
      level,
      institution,
      fieldOfStudy: orNull(textOf(education, 'fieldOfStudy')),
      studiedFrom: orNull(firstDay(textOf(education, 'studiedFrom'))),
      studiedTill: orNull(endMonth(textOf(education, 'studiedTill'))),
    };
    await send('PUT candidates/educations', { body });
  }
}
