import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import { JOB, testEmployer, type AnyJson } from '../../modules/employer-api/employers/testing/test-employer.ts';
import { between, invited } from '../../modules/candidate/interviews/testing/invited.ts';
import { pick, removedOf, savedOf, tag, TEXTS, type EditedKind, type Fields } from './edited-record.ts';

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
  const list = async () => (await ask('GET webhooks')).body as AnyJson[];
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
    remove: async ({ version }) => removedOf(await ask(`DELETE webhooks/${body['id']}`, undefined, tag(version))),
    count: async () => (await list()).length,
  };
};

const interview: EditedKind['make'] = async (hirehq) => {
  const start = hirehq.services.now().getTime() + 48 * HOUR_MS;
  const [startsAt, completesAt] = [start, start + HOUR_MS].map((time) => new Date(time).toISOString()) as [string, string];
  const round = { mode: 'PHONE', ...between(startsAt, completesAt) };
  const { ask, interviewId } = await invited(hirehq, { ...round, roundTitle: 'a', location: 'a', instructions: 'a' });
  const names = ['roundTitle', 'location', 'instructions'];
  return {
    async read() {
      const { body } = await ask(`GET interviews/${interviewId}`);
      return { version: body['version'], fields: pick(body, names) };
    },
    save: async (seen, fields) =>
      savedOf(await ask(`PUT interviews/${interviewId}`, { ...round, ...seen.fields, ...fields }, tag(seen.version)), names),
    count: async () => (await ask('GET interviews')).body['items'].length,
  };
};

const UNTIL: Fields = { a: '2099-01-01T00:00:00.000Z', b: '2099-02-02T00:00:00.000Z', c: '2099-03-03T00:00:00.000Z' };

const availability: EditedKind['make'] = async (hirehq) => {
  const { ask } = await testEmployer(hirehq);
  const names = ['note', 'until'];
  return {
    async read() {
      const { body } = await ask('GET message-availability');
      return { version: body['version'], fields: pick(body, names) };
    },
    async save({ version, fields: seen }, { note, until }) {
      const stated = { note: note ?? (seen['note'] || null), until: until ? UNTIL[until] : seen['until'] || null };
      return savedOf(await ask('PUT message-availability', { away: true, ...stated }, tag(version)), names);
    },
    count: async () => 1,
  };
};

export const EDITED_BY_EMPLOYERS: readonly EditedKind[] = [
  { name: 'job', fields: ['title', 'sourceUrl', 'closesOn'], values: TEXTS, make: job },
  { name: 'brand', fields: ['establishmentName', 'about'], values: TEXTS, make: brand },
  { name: 'webhook', fields: ['url', 'description'], values: TEXTS, make: webhook },
  { name: 'interview', fields: ['roundTitle', 'location', 'instructions'], values: TEXTS, make: interview },
  { name: 'availability for messages', fields: ['note', 'until'], values: TEXTS, make: availability },
];
