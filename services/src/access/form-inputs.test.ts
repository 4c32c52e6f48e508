import {
  applicationTexts,
  candidateChangesSchema,
  checklistSignature,
  declinedOffer,
  draftTexts,
  feedbackSchema,
  feedbackTexts,
  fieldCodesOf,
  interviewRating,
  employerReport,
  jobReport,
  licenceInput,
  namedSearch,
  referralByMail,
  searchChanges,
  skillsInput,
  timesProposal,
  workHistoryInput,
  type FieldCode,
} from '@hirehq/shared-contracts/inputs';
import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import type { RestKey } from '@hirehq/shared-contracts/rest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { askRest, inject } from './testing/ask-rest.ts';
import { documentOf } from './testing/graphql-documents.ts';
import { GRAPHQL_EXAMPLES } from './testing/graphql-examples.ts';
import { REST_EXAMPLES } from './testing/rest-examples.ts';
import { createAccessFixture, nobody, setScenery, type AccessFixture } from './testing/access-fixture.ts';

let hirehq: TestApp;
/** Everything here is refused: one stage serves all. */
let fixture: AccessFixture;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
  await setScenery(hirehq);
  fixture = await createAccessFixture(hirehq);
});
afterAll(() => hirehq.close());

type Values = Record<string, unknown>;
type Fields = Record<string, FieldCode>;

const long = (max: number) => 'x'.repeat(max + 1);
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const meeting = (from: number, to: number) => ({ startsAt: at(from), completesAt: at(to) });

/** The schema of the form, the field of the API behind it, values that are wrong, and what is wrong with them. */
const GRAPHQL: [name: string, field: string, schema: z.core.$ZodType, wrong: Values, fields: Fields][] = [
  ['a report of nothing said at length', 'reportJob', jobReport, { details: long(1_000) }, { details: 'TOO_LONG' }],
  ['a long report of an employer', 'reportEmployer', employerReport, { details: long(1_000) }, { details: 'TOO_LONG' }],
  ['no address', 'referJob', referralByMail, { email: 'nobody' }, { email: 'NOT_AN_EMAIL' }],
  ['a long note', 'referJob', referralByMail, { email: 'a@example.org', note: long(500) }, { note: 'TOO_LONG' }],
  ['a web address', 'referJob', referralByMail, { email: 'a@example.org', note: 'www.evil.example' }, { note: 'WEB_ADDRESS' }],
  ['no name', 'saveSearch', namedSearch, { name: ' \n ' }, { name: 'MISSING' }],
  ['a long name', 'saveSearch', namedSearch, { name: long(120) }, { name: 'TOO_LONG' }],
  ['no new name', 'changeSavedSearch', searchChanges, { name: '' }, { name: 'MISSING' }],
  ['no star', 'rateInterview', interviewRating, { rating: 0 }, { rating: 'OUT_OF_RANGE' }],
  [
    'six stars and a novel',
    'rateInterview',
    interviewRating,
    { rating: 6, remark: long(2_000) },
    { rating: 'OUT_OF_RANGE', remark: 'TOO_LONG' },
  ],
  ['a long goodbye', 'declineOffer', declinedOffer, { note: long(4_000) }, { note: 'TOO_LONG' }],
  ['no times', 'proposeInterviewTimes', timesProposal(new Date()), { times: [] }, { times: 'MISSING' }],
  [
    'a time gone by',
    'proposeInterviewTimes',
    timesProposal(new Date()),
    { times: [meeting(-2, -1)] },
    { 'times.0.startsAt': 'IN_PAST' },
  ],
  [
    'an early end',
    'proposeInterviewTimes',
    timesProposal(new Date()),
    { times: [meeting(48, 47)] },
    { 'times.0.completesAt': 'BEFORE_START' },
  ],
  [
    'a day of talk',
    'proposeInterviewTimes',
    timesProposal(new Date()),
    { times: [meeting(48, 72)] },
    { 'times.0.completesAt': 'TOO_FAR' },
  ],
  [
    'two years ahead',
    'proposeInterviewTimes',
    timesProposal(new Date()),
    { times: [meeting(17_520, 17_521)] },
    { 'times.0.startsAt': 'TOO_FAR' },
  ],
  ['a licence without a name', 'saveLicence', licenceInput, { name: ' ' }, { name: 'MISSING' }],
  [
    'a licence that ends before it begins',
    'saveLicence',
    licenceInput,
    { issuedOn: '2026-02-01', expiresOn: '2026-01-31' },
    { expiresOn: 'BEFORE_START' },
  ],
  ['an unsigned signature', 'signChecklist', checklistSignature, { signedName: '' }, { signedName: 'MISSING' }],
  ['much support', 'applyToJob', applicationTexts, { adjustments: long(2_000) }, { adjustments: 'TOO_LONG' }],
  ['a long cover letter', 'applyToJob', applicationTexts, { coverLetter: long(4_000) }, { coverLetter: 'TOO_LONG' }],
  ['a long cover letter, kept', 'saveApplicationDraft', draftTexts, { coverLetter: long(4_000) }, { coverLetter: 'TOO_LONG' }],
  ['much support, kept', 'saveApplicationDraft', draftTexts, { adjustments: long(2_000) }, { adjustments: 'TOO_LONG' }],
  [
    'a long answer, kept',
    'saveApplicationDraft',
    draftTexts,
    { answers: [{ questionId: 'hoursPerDay', values: [long(4_000)] }] },
    { 'answers.0.values.0': 'TOO_LONG' },
  ],
];

test.each(GRAPHQL)(
  'SV-03 %s: %s refuses what the form refuses, by the same codes',
  async (_name, field, schema, wrong, fields) => {
    const key = `Mutation.${field}`;
    const good = GRAPHQL_EXAMPLES[key]?.variables(fixture.ids) ?? {};
    const input = (good['input'] ?? good) as Values;
    const bad = { ...input, ...wrong };
    expect(fieldCodesOf(z.safeParse(schema, bad).error?.issues ?? [])).toEqual(fields);

    const document = documentOf(key, Object.keys(GRAPHQL_EXAMPLES[key]?.variables(nobody()) ?? {}));
    const payload = JSON.stringify({ query: document.text, variables: 'input' in good ? { input: bad } : bad });
    const headers = { ...fixture.candidate.headers, 'content-type': 'application/json' };
    const { body } = await inject(hirehq, 'POST', '/graphql', headers, payload);
    expect(body['errors']).toMatchObject([{ extensions: { errorCode: 'VALIDATION_FAILED', fields } }]);
  },
);

const REST: [name: string, key: RestKey, schema: z.core.$ZodType, wrong: unknown, fields: Fields][] = [
  ['no name', 'PUT candidates/', candidateChangesSchema, { firstName: ' ' }, { firstName: 'MISSING' }],
  [
    'long texts',
    'PUT candidates/',
    candidateChangesSchema,
    { lastName: long(100), profileTitle: long(200) },
    { lastName: 'TOO_LONG', profileTitle: 'TOO_LONG' },
  ],
  [
    'more years than a life has',
    'PUT candidates/',
    candidateChangesSchema,
    { overallYearsOfExperience: 81 },
    { overallYearsOfExperience: 'OUT_OF_RANGE' },
  ],
  ['no title', 'PUT candidates/work-history', workHistoryInput, { title: '' }, { title: 'MISSING' }],
  [
    'no date',
    'PUT candidates/work-history',
    workHistoryInput,
    { workedFrom: 'May', workedTill: null },
    { workedFrom: 'NOT_A_DATE' },
  ],
  [
    'an end before the start',
    'PUT candidates/work-history',
    workHistoryInput,
    { workedFrom: '2024-05-01', workedTill: '2024-04-01' },
    { workedTill: 'BEFORE_START' },
  ],
  [
    'years of a skill below none',
    'PUT candidates/skills',
    skillsInput,
    [{ id: 1, yearsOfExperience: -1 }],
    { '0.yearsOfExperience': 'OUT_OF_RANGE' },
  ],
  [
    'blank feedback',
    'POST feedback',
    feedbackSchema,
    { subject: ' ', feedback: '' },
    { subject: 'MISSING', feedback: 'MISSING' },
  ],
  ['long feedback', 'POST feedback', feedbackTexts, { feedback: long(256) }, { feedback: 'TOO_LONG' }],
];

test.each(REST)('SV-01 %s: %s refuses what the form refuses, by the same codes', async (_name, key, schema, wrong, fields) => {
  const input = REST_EXAMPLES[key].call(fixture.ids) as { body?: object };
  const body = Array.isArray(wrong) ? wrong : { ...input.body, ...(wrong as object) };
  expect(fieldCodesOf(z.safeParse(schema, body).error?.issues ?? [])).toEqual(fields);
  const response = await askRest(hirehq, key, { ...input, body }, { headers: fixture.candidate.headers });
  expect([response.statusCode, response.body['errorCode'], response.body['fields']]).toEqual([400, 'VALIDATION_FAILED', fields]);
});
