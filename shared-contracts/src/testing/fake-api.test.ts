import { describe, expect, test } from 'vitest';
import { JobPageDocument, SearchJobsDocument, type JobPageQuery, type Operation } from '../graphql/index.ts';
import { createFakeApi, fakeFailure, jobCard, jobSearchResponse } from './index.ts';

const SAVE: Operation<object, { jobId: string; saved: boolean }> = {
  name: 'Save',
  kind: 'mutation',
  text: `mutation Save($jobId: ID!, $saved: Boolean!) {
    saveJob(jobId: $jobId, saved: $saved) {
      __typename
      ... on SaveJobDone { job { id } }
      ... on Refusal { message }
      ... on SaveJobRefused { code }
    }
  }`,
};
const variables = { filter: {}, sort: 'RELEVANCE', first: 20 } as const;

describe('the fake GraphQL API', () => {
  test('names a missing field by its path', () => {
    const { title: _title, ...untitled } = jobCard();
    const script = () => createFakeApi().respondToGraphql(SearchJobsDocument, jobSearchResponse([jobCard(), untitled as never]));
    expect(script).toThrow(
      'This does not fit the response of SearchJobs: jobs.nodes.1.title should be String, but it is missing.',
    );
  });

  test.each([
    ['a code that is none', { workMode: 'Z' as never }, 'jobs.nodes.0.workMode should be WorkMode, but it is "Z"'],
    ['a number for a text', { title: 7 as never }, 'jobs.nodes.0.title should be String, but it is 7'],
    ['a text for a list', { skills: 'SQL' as never }, 'jobs.nodes.0.skills should be [JobSkill!], but it is "SQL"'],
    ['null where something must be', { summary: null as never }, 'jobs.nodes.0.summary should be String, but it is null'],
    ['a day for a moment', { postedAt: '2026-11-20' }, 'jobs.nodes.0.postedAt should be DateTime!, but it is "2026-11-20"'],
    ['a wrong part of a part', { pay: { currency: 'EUR', min: 'a' } as never }, 'jobs.nodes.0.pay.min should be Float'],
  ])('does not take %s', (_, changes, message) => {
    const script = () => createFakeApi().respondToGraphql(SearchJobsDocument, jobSearchResponse([jobCard(changes)]));
    expect(script).toThrow(message.split(' should')[0]);
  });

  test('an invalid result created on request is a failure, and is thrown globally', async () => {
    const lies: unknown[] = [];
    const api = createFakeApi({
      onLie: (error) => {
        lies.push(error);
        throw error;
      },
    });
    api.respondToGraphql(SearchJobsDocument, () => ({ jobs: null }) as never);
    await expect(api.graphql(SearchJobsDocument, variables)).rejects.toThrow('jobs');
    api.respondToRest('GET candidates/messages/unread-count', () => 'many' as never);
    await expect(api.rest('GET candidates/messages/unread-count')).rejects.toThrow('GET candidates/messages/unread-count');
    expect(lies).toHaveLength(2);
    api.respondToGraphql(SearchJobsDocument, () => fakeFailure('OVERLOADED'));
    await expect(api.graphql(SearchJobsDocument, variables)).rejects.toThrow('busy');
    expect(lies).toHaveLength(2);
  });

  test('page data must match as well', () => {
    expect(() => createFakeApi().inPage(JobPageDocument, { id: 'a' }, { job: {} } as JobPageQuery)).toThrow('job.id');
  });

  test('returns only the requested fields', async () => {
    const api = createFakeApi();
    const job = { id: 'a', title: 'Nurse', saved: true };
    api.respondToGraphql(SAVE, { saveJob: { __typename: 'SaveJobDone', job } });
    expect(await api.graphql(SAVE, { jobId: 'a', saved: true })).toEqual({
      saveJob: { __typename: 'SaveJobDone', job: { id: 'a' } },
    });
    api.respondToGraphql(SAVE, { saveJob: { __typename: 'SaveJobRefused', code: 'JOB_NOT_FOUND', message: 'Gone.' } });
    expect(await api.graphql(SAVE, { jobId: 'a', saved: true })).toEqual({
      saveJob: { __typename: 'SaveJobRefused', code: 'JOB_NOT_FOUND', message: 'Gone.' },
    });
  });

  test('a mutation says which of its results it is, and is refused with a code of its own only', () => {
    const api = createFakeApi();
    expect(() => api.respondToGraphql(SAVE, { saveJob: { job: { id: 'a' } } })).toThrow('saveJob.__typename');
    const refused = { __typename: 'SaveJobRefused', code: 'CONFLICT', message: '' };
    expect(() => api.respondToGraphql(SAVE, { saveJob: refused })).toThrow('saveJob.code should be SaveJobRefusalCode');
  });

  test('variables the operation does not have are refused', async () => {
    const api = createFakeApi({
      onLie: (error) => {
        throw error;
      },
    });
    api.respondToGraphql(SearchJobsDocument, jobSearchResponse([]));
    const asked = api.graphql(SearchJobsDocument, { ...variables, filter: { workModes: ['Z'] } } as never);
    await expect(asked).rejects.toThrow('These are no variables of SearchJobs');
  });
});
