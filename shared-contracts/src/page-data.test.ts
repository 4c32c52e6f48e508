import { describe, expect, test } from 'vitest';
import { PAGE_DATA, pageDataKey, searchVariables } from './page-data.ts';
import { parseJobSearch } from './routes.ts';

describe('page data', () => {
  test('JB-10 the server uses the same variables as the page', () => {
    const query = new URLSearchParams('keyword=nurse&skills=2,1&workMode=R&sort=newest&triggerSearch=true');
    const { operation, variables } = PAGE_DATA.jobSearch({ params: {}, query, variant: 'D' });
    expect(operation.name).toBe('SearchJobs');
    expect(pageDataKey('SearchJobs', variables)).toBe(pageDataKey('SearchJobs', searchVariables(parseJobSearch(query))));
    expect(variables).toEqual({ filter: { keyword: 'nurse', skills: [2, 1], workModes: ['R'] }, sort: 'NEWEST', first: 20 });
    expect(searchVariables({ sort: 'pay' }).sort).toBe('PAY');
  });

  test('SH-28 the neurodiversity brand lists jobs of its company tag, the healthcare brand health work, but all jobs of an employer', () => {
    expect(searchVariables({}, 'N').filter.companyTag).toBe('Neurodiversify');
    expect(searchVariables({}, 'H').filter).toEqual({ healthWork: true });
    expect(searchVariables({ enterprise: 'e1' }, 'H').filter).toEqual({ enterprise: 'e1' });
    expect(searchVariables({ enterprise: 'e1' }, 'N').filter).toEqual({ enterprise: 'e1' });
    expect(searchVariables({}, 'D').filter).toEqual({});
  });

  test('JB-11 the address of a later page of a list has the cursor where it starts, or an invalid one, which is ignored', () => {
    const variablesOf = (query: string) =>
      PAGE_DATA.jobSearch({ params: {}, query: new URLSearchParams(query), variant: 'D' }).variables;
    expect(variablesOf('keyword=nurse&after=WzEyLCJhIl0')).toEqual({ ...variablesOf('keyword=nurse'), after: 'WzEyLCJhIl0' });
    for (const cursor of ['', 'a b', '<b>', 'x'.repeat(201)])
      expect(variablesOf(`keyword=nurse&${new URLSearchParams({ after: cursor })}`)).toEqual(variablesOf('keyword=nurse'));
  });

  test('JB-13 a job page without an id runs no query', () => {
    expect(PAGE_DATA.job({ params: {}, query: new URLSearchParams(), variant: 'D' }).variables).toEqual({ id: '' });
  });
});
