import { randomUUID } from 'node:crypto';
import { GENERAL_CHECKLIST } from '@hirehq/shared-contracts/checklists';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { testCandidate } from '../../platform/testing/test-candidate.ts';
import type { AnyJson } from '../../modules/employer-api/employers/testing/test-employer.ts';
import { between, invited } from '../../modules/candidate/interviews/testing/invited.ts';
import { EDITED_BY_EMPLOYERS } from './edited-by-employers.ts';
import {
  pick,
  savedOf,
  tag,
  TEXTS,
  type EditedKind,
  type EditedRecord,
  type Fields,
  type Response,
  type SeenRecord,
} from './edited-record.ts';

const candidateApi = async (hirehq: TestApp) => apiWith(hirehq, (await testCandidate(hirehq)).headers);

function apiWith(hirehq: TestApp, headers: Record<string, string>) {
  return {
    async rest(
      method: 'GET' | 'PUT' | 'DELETE',
      path: string,
      payload?: object,
      more: Record<string, string> = {},
    ): Promise<Response> {
      const url = `/api/v1/candidates/${path}`;
      const response = await hirehq.app.inject({ method, url, headers: { ...headers, ...more }, ...(payload && { payload }) });
      const body = response.json();
      return { statusCode: response.statusCode, headers: response.headers, body: body.responsePayload ?? body };
    },
    async graphql(query: string, variables: object = {}): Promise<AnyJson> {
      const response = await hirehq.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
      const { data, errors } = response.json();
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
  };
}

type CandidateApi = ReturnType<typeof apiWith>;

const REMOVE = `mutation ($kind: ProfileRecordKind!, $id: ID!, $version: String) {
  outcome: removeProfileRecord(kind: $kind, id: $id, version: $version) { __typename ... on RemoveProfileRecordRefused { code } }
}`;

async function removeRecord({ graphql }: CandidateApi, kind: string, id: string, version: string) {
  const { outcome } = await graphql(REMOVE, { kind, id, version });
  if (outcome.__typename === 'RemoveProfileRecordDone') return 'removed' as const;
  return outcome.code === 'STALE' ? ('stale' as const) : ('gone' as const);
}

/** A record of a list that REST calls read and save. */
const listed =
  (path: string, kind: string, blank: Fields) =>
  async (hirehq: TestApp): Promise<EditedRecord> => {
    const api = await candidateApi(hirehq);
    const { id } = (await api.rest('PUT', path, blank)).body;
    const names = Object.keys(blank);
    const list = async () => (await api.rest('GET', path)).body as AnyJson[];
    return {
      async read() {
        const found = (await list()).find((each) => each.id === id);
        return found && { version: found.version, fields: pick(found, names) };
      },
      async save(seen, fields) {
        return savedOf(await api.rest('PUT', path, { id, ...blank, ...seen.fields, ...fields }, tag(seen.version)), names);
      },
      remove: ({ version }) => removeRecord(api, kind, id, version),
      count: async () => (await list()).length,
    };
  };

const person: EditedKind['make'] = async (hirehq) => {
  const api = await candidateApi(hirehq);
  const names = ['profileTitle', 'jobTitle', 'city'];
  await api.rest('PUT', '', { profileTitle: 'a', jobTitle: 'a', city: 'a' });
  return {
    async read() {
      const { body } = await api.rest('GET', '');
      return { version: body.version, fields: pick(body, names) };
    },
    save: async (seen, fields) => savedOf(await api.rest('PUT', '', fields, tag(seen.version)), names),
    count: async () => 1,
  };
};

const LICENCE = 'version name issuer number';
const LICENCE_FIELDS = ['name', 'issuer', 'number'];

const licence: EditedKind['make'] = async (hirehq) => {
  const api = await candidateApi(hirehq);
  const save = (input: object) =>
    api.graphql(
      `mutation ($input: SaveLicenceInput!) { outcome: saveLicence(input: $input) {
        ... on SaveLicenceDone { licence { id ${LICENCE} } } ... on SaveLicenceRefused { code current { ${LICENCE} } } } }`,
      { input },
    );
  const list = async () => (await api.graphql(`{ profile { licences { id ${LICENCE} } } }`)).profile.licences as AnyJson[];
  const { id } = (await save({ name: 'a', issuer: 'a', number: 'a' })).outcome.licence;
  return {
    async read() {
      const found = (await list()).find((each) => each.id === id);
      return found && { version: found.version, fields: pick(found, LICENCE_FIELDS) };
    },
    async save({ version, fields: seen }, fields) {
      const { outcome } = await save({ id, version, ...seen, ...fields });
      if (outcome.code === 'NOT_FOUND') return { kind: 'gone' };
      const record = outcome.licence ?? outcome.current;
      return {
        kind: outcome.licence ? 'saved' : 'stale',
        seen: { version: record.version, fields: pick(record, LICENCE_FIELDS) },
      };
    },
    remove: ({ version }) => removeRecord(api, 'LICENCE', id, version),
    count: async () => (await list()).length,
  };
};

const LEVELS = ['A1', 'B2', 'C1'];

/** Each language is a field of the list. */
const languages: EditedKind['make'] = async (hirehq) => {
  const api = await candidateApi(hirehq);
  const seenOf = ({ languages: list, languagesVersion }: AnyJson): SeenRecord => ({
    version: languagesVersion,
    fields: Object.fromEntries(list.map(({ language, level }: AnyJson) => [language, level])),
  });
  const rows = (fields: Fields) => Object.entries(fields).map(([language, level]) => ({ language, level }));
  return {
    read: async () => seenOf((await api.graphql('{ profile { languages { language level } languagesVersion } }')).profile),
    async save({ version, fields: seen }, fields) {
      const { outcome } = await api.graphql(
        `mutation ($languages: [SpokenLanguageInput!]!, $version: String) { outcome: saveLanguages(languages: $languages, version: $version) {
          ... on SaveLanguagesDone { languages { language level } languagesVersion }
          ... on SaveLanguagesRefused { current { languages { language level } languagesVersion } } } }`,
        { languages: rows({ ...seen, ...fields }), version },
      );
      return outcome.current ? { kind: 'stale', seen: seenOf(outcome.current) } : { kind: 'saved', seen: seenOf(outcome) };
    },
    count: async () => 1,
  };
};

const SKILLS = [930_001, 930_002, 930_003];

/** Each skill is a field; its version is part of the seen ones. */
const skills: EditedKind['make'] = async (hirehq) => {
  const values = SKILLS.map((id) => ({ id, name: `Edited skill ${id}`, field: 'test', healthcare: false }));
  await hirehq.db
    .insertInto('skill')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const api = await candidateApi(hirehq);
  const seenOf = (list: AnyJson[]): SeenRecord => ({
    version: JSON.stringify(Object.fromEntries(list.map(({ id, version }) => [id, version]))),
    fields: Object.fromEntries(list.map(({ id, yearsOfExperience }) => [String(id), String(yearsOfExperience)])),
  });
  return {
    read: async () => seenOf((await api.rest('GET', 'skills')).body),
    async save(seen, fields) {
      const versions = JSON.parse(seen.version) as Fields;
      const body = Object.entries(fields).map(([id, years]) => ({
        id: Number(id),
        yearsOfExperience: Number(years),
        version: versions[id] ?? null,
      }));
      const response = await api.rest('PUT', 'skills', body);
      if (response.statusCode === 412) return { kind: 'stale', seen: seenOf(response.body.current) };
      return { kind: 'saved', seen: seenOf(response.body) };
    },
    count: async () => 1,
  };
};

const savedSearch: EditedKind['make'] = async (hirehq) => {
  const api = await candidateApi(hirehq);
  const names = ['name', 'alerts'];
  const STATE = 'id version name alerts';
  const input = { requestId: randomUUID(), name: 'a', query: 'keyword=nurse', alerts: 'NEVER' };
  const made = await api.graphql(
    `mutation ($input: SaveSearchInput!) { outcome: saveSearch(input: $input) { ... on SaveSearchDone { savedSearch { ${STATE} } } } }`,
    { input },
  );
  const { id } = made.outcome.savedSearch;
  const list = async () => (await api.graphql(`{ savedSearches { ${STATE} } }`)).savedSearches as AnyJson[];
  return {
    async read() {
      const found = (await list()).find((each) => each.id === id);
      return found && { version: found.version, fields: pick(found, names) };
    },
    async save({ version }, { name, alerts }) {
      const { outcome } = await api.graphql(
        `mutation ($input: ChangeSavedSearchInput!) { outcome: changeSavedSearch(input: $input) {
          ... on ChangeSavedSearchDone { savedSearch { ${STATE} } } ... on ChangeSavedSearchRefused { code current { ${STATE} } } } }`,
        { input: { id, version, name, alerts: alerts && (alerts === 'a' ? 'NEVER' : 'DAILY') } },
      );
      if (outcome.code === 'NOT_FOUND') return { kind: 'gone' };
      const record = outcome.savedSearch ?? outcome.current;
      return { kind: outcome.savedSearch ? 'saved' : 'stale', seen: { version: record.version, fields: pick(record, names) } };
    },
    async remove({ version }) {
      const { outcome } = await api.graphql(
        `mutation ($id: ID!, $version: String) { outcome: removeSavedSearch(id: $id, version: $version) {
          __typename ... on RemoveSavedSearchRefused { code } } }`,
        { id, version },
      );
      return outcome.__typename === 'RemoveSavedSearchDone' ? 'removed' : 'stale';
    },
    count: async () => (await list()).length,
  };
};

const PRESENT = 'version proposalNote proposedTimes { startsAt }';

/** Other times for an interview, which a candidate proposes in two tabs. */
const proposal: EditedKind['make'] = async (hirehq) => {
  const day = (count: number) => new Date(hirehq.services.now().getTime() + count * 86_400_000).toISOString();
  const round = { roundTitle: 'a', mode: 'PHONE', ...between(day(2), day(2.05)) };
  const { headers, interviewId: id } = await invited(hirehq, round);
  const { graphql } = apiWith(hirehq, headers);
  const times: Fields = { a: day(3), b: day(4), c: day(5) };
  const seenOf = ({ version, proposalNote, proposedTimes }: AnyJson): SeenRecord => ({
    version,
    fields: { note: proposalNote ?? '', time: proposedTimes[0]?.startsAt ?? '' },
  });
  return {
    read: async () => seenOf((await graphql(`query ($id: ID!) { interview(id: $id) { ${PRESENT} } }`, { id })).interview),
    async save({ version, fields: seen }, { note = seen['note'], time }) {
      const startsAt = time ? times[time] : seen['time'] || times['a'];
      const completesAt = new Date(Date.parse(String(startsAt)) + 1_800_000).toISOString();
      const { outcome } = await graphql(
        `mutation ($input: ProposeTimesInput!) { outcome: proposeInterviewTimes(input: $input) {
          ... on ProposeInterviewTimesDone { interview { ${PRESENT} } } ... on ProposeInterviewTimesRefused { code current { ${PRESENT} } } } }`,
        { input: { interviewId: id, version, note, times: [{ startsAt, completesAt }] } },
      );
      const seenNow = seenOf(outcome.interview ?? outcome.current);
      return { kind: outcome.interview ? 'saved' : 'stale', seen: seenNow };
    },
    count: async () => 1,
  };
};

const TASKS = GENERAL_CHECKLIST.groups.flatMap(({ kind, items }) => (kind === 'TASK' ? items : [])).slice(0, 3);
const CHECKLIST = 'id version items { id done }';

/** Each task is a field. */
const checklist: EditedKind['make'] = async (hirehq) => {
  const { graphql } = await candidateApi(hirehq);
  const seenOf = ({ version, items }: AnyJson): SeenRecord => ({
    version,
    fields: Object.fromEntries(
      items.filter(({ id }: AnyJson) => TASKS.includes(id)).map(({ id, done }: AnyJson) => [id, String(done)]),
    ),
  });
  return {
    read: async () => seenOf((await graphql(`{ checklists { ${CHECKLIST} } }`)).checklists[0]),
    async save({ version }, fields) {
      const tasks = Object.entries(fields).map(([item, done]) => ({ item, done: done === 'true' }));
      const { outcome } = await graphql(
        `mutation ($input: SaveChecklistInput!) { outcome: saveChecklist(input: $input) {
          ... on SaveChecklistDone { checklist { ${CHECKLIST} } } ... on SaveChecklistRefused { code current { ${CHECKLIST} } } } }`,
        { input: { id: 'general', version, tasks } },
      );
      return { kind: outcome.checklist ? 'saved' : 'stale', seen: seenOf(outcome.checklist ?? outcome.current) };
    },
    count: async () => 1,
  };
};

const WORK = { title: 'a', workedWith: 'a', workedFrom: '2020-01-01' };

/** One row for each kind of record that two people or two tabs can edit. */
export const EDITED_KINDS: readonly EditedKind[] = [
  { name: 'person', fields: ['profileTitle', 'jobTitle', 'city'], values: TEXTS, make: person },
  { name: 'work history', fields: ['title', 'workedWith'], values: TEXTS, make: listed('work-history', 'WORK_HISTORY', WORK) },
  {
    name: 'education',
    fields: ['institution', 'fieldOfStudy'],
    values: TEXTS,
    make: listed('educations', 'EDUCATION', { level: 'BR', institution: 'a', fieldOfStudy: 'a' }),
  },
  { name: 'licence', fields: LICENCE_FIELDS, values: TEXTS, make: licence },
  { name: 'languages', fields: ['es', 'de', 'ar'], values: LEVELS, make: languages },
  { name: 'skills', fields: SKILLS.map(String), values: ['1', '2', '3'], make: skills },
  { name: 'saved search', fields: ['name', 'alerts'], values: TEXTS, make: savedSearch },
  { name: 'checklist', fields: TASKS, values: ['true', 'false'], make: checklist },
  { name: 'proposed times', fields: ['note', 'time'], values: TEXTS, make: proposal },
  ...EDITED_BY_EMPLOYERS,
];
