import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { testCandidate } from '../../platform/testing/test-candidate.ts';
import { JOB, testEmployer, type Json } from '../../modules/employers/testing/test-employer.ts';

/** The fields of a record, as texts; a field that is missing is absent. */
export type Fields = Readonly<Record<string, string>>;

export interface Seen {
  version: string;
  fields: Fields;
}

export type Saved = { kind: 'saved' | 'stale'; seen: Seen } | { kind: 'gone' };

/** A record that several people or tabs edit, behind its API. */
export interface EditedRecord {
  /** What is stored; undefined if the record does not exist. */
  read: () => Promise<Seen | undefined>;
  /** Saves these fields, of the version that the editor has seen. */
  save: (seen: Seen, fields: Fields) => Promise<Saved>;
  /** Absent for a record that cannot be removed. */
  remove?: (seen: Seen) => Promise<'removed' | 'stale' | 'gone'>;
  /** How many records of the kind there are. */
  count: () => Promise<number>;
}

export interface EditedKind {
  name: string;
  fields: readonly string[];
  values: readonly string[];
  make: (hirehq: TestApp) => Promise<EditedRecord>;
}

interface Response {
  statusCode: number;
  headers: Readonly<Record<string, unknown>>;
  body: Json;
}

const pick = (from: Json, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, String(from[name] ?? '')]));

const tag = (version: string) => ({ 'if-match': `"${version}"` });

/** What a versioned call returned; the tag of the response names the version of the record in it. */
function savedOf({ statusCode, headers, body }: Response, fields: readonly string[]): Saved {
  if (statusCode === 404 || (statusCode === 412 && body.current === undefined)) return { kind: 'gone' };
  const record = statusCode === 412 ? body.current : body;
  if (headers['etag'] !== `"${record.version}"`) throw new Error(`The tag ${String(headers['etag'])} is not ${record.version}.`);
  const seen = { version: record.version, fields: pick(record, fields) };
  if (statusCode === 200) return { kind: 'saved', seen };
  if (statusCode === 412) return { kind: 'stale', seen };
  throw new Error(`${statusCode}: ${JSON.stringify(body)}`);
}

async function candidateApi(hirehq: TestApp) {
  const { headers } = await testCandidate(hirehq);
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
    async graphql(query: string, variables: object = {}): Promise<Json> {
      const response = await hirehq.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
      const { data, errors } = response.json();
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
  };
}

type CandidateApi = Awaited<ReturnType<typeof candidateApi>>;

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
    const list = async () => (await api.rest('GET', path)).body as Json[];
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
  const list = async () => (await api.graphql(`{ profile { licences { id ${LICENCE} } } }`)).profile.licences as Json[];
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
  const seenOf = ({ languages: list, languagesVersion }: Json): Seen => ({
    version: languagesVersion,
    fields: Object.fromEntries(list.map(({ language, level }: Json) => [language, level])),
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
  const seenOf = (list: Json[]): Seen => ({
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
  const list = async () => (await api.graphql(`{ savedSearches { ${STATE} } }`)).savedSearches as Json[];
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
    count: async () => (await list()).length,
  };
};

const job: EditedKind['make'] = async (hirehq) => {
  const { ask } = await testEmployer(hirehq);
  const { body } = await ask('POST jobs', JOB);
  const names = ['title', 'sourceUrl', 'closesOn'];
  const bodyOf = ({ title, sourceUrl, closesOn }: Fields) => ({
    ...JOB,
    title,
    sourceUrl: sourceUrl || null,
    closesOn: closesOn || null,
  });
  return {
    async read() {
      const { body: stored } = await ask(`GET jobs/${body['id']}`);
      return { version: stored['version'], fields: pick(stored, names) };
    },
    async save(seen, { title, sourceUrl, closesOn }) {
      const changes = {
        ...(title !== undefined && { title }),
        ...(sourceUrl !== undefined && { sourceUrl: `https://example.com/${sourceUrl}` }),
        ...(closesOn !== undefined && { closesOn: closesOn === 'a' ? '2099-01-01' : '2099-02-02' }),
      };
      return savedOf(await ask(`PUT jobs/${body['id']}`, bodyOf({ ...seen.fields, ...changes }), tag(seen.version)), names);
    },
    count: async () => (await ask('GET jobs')).body['items'].length,
  };
};

const brand: EditedKind['make'] = async (hirehq) => {
  const { ask } = await testEmployer(hirehq);
  const names = ['establishmentName', 'about'];
  return {
    async read() {
      const { body } = await ask('GET brand');
      return { version: body['version'], fields: pick(body, names) };
    },
    save: async (seen, fields) => savedOf(await ask('PUT brand', fields, tag(seen.version)), names),
    count: async () => 1,
  };
};

const webhook: EditedKind['make'] = async (hirehq) => {
  const { ask } = await testEmployer(hirehq);
  const names = ['url', 'description'];
  const { body } = await ask('POST webhooks', { url: 'https://example.com/a', description: 'a' });
  const list = async () => (await ask('GET webhooks')).body as Json[];
  return {
    async read() {
      const found = (await list()).find((each) => each.id === body['id']);
      return found && { version: found.version, fields: pick(found, names) };
    },
    async save(seen, { url, description }) {
      const changes = {
        ...(url !== undefined && { url: `https://example.com/${url}` }),
        ...(description !== undefined && { description }),
      };
      return savedOf(await ask(`PUT webhooks/${body['id']}`, { ...seen.fields, ...changes }, tag(seen.version)), names);
    },
    count: async () => (await list()).length,
  };
};

const WORK = { title: 'a', workedWith: 'a', workedFrom: '2020-01-01' };
const TEXTS = ['a', 'b', 'c'];

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
  { name: 'job', fields: ['title', 'sourceUrl', 'closesOn'], values: TEXTS, make: job },
  { name: 'brand', fields: ['establishmentName', 'about'], values: TEXTS, make: brand },
  { name: 'webhook', fields: ['url', 'description'], values: TEXTS, make: webhook },
];
