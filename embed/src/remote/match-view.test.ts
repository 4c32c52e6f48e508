import { describe, expect, it } from 'vitest';
import { paramsOf, viewAt } from './match-view.ts';

const view = (path?: string) => ({
  kind: 'route' as const,
  id: 'any',
  path,
  pageData: [],
  capabilities: [],
  scripts: [],
  styles: [],
});

describe('PF-05 the view at an address', () => {
  it.each([
    ['/job-list', '/job-list', {}],
    ['/job-list', '/Job-List/', {}],
    ['/job-list', '/job', undefined],
    ['/job/:id/:referrerId?', '/job/a%20b', { id: 'a b' }],
    ['/job/:id/:referrerId?', '/job/a/r', { id: 'a', referrerId: 'r' }],
    ['/job/:id/:referrerId?', '/job', undefined],
    ['/job/:id/:referrerId?', '/job/a/r/more', undefined],
    ['/job/:id', '/application/a', undefined],
  ])('%s of %s', (pattern, path, params) => {
    expect(paramsOf(pattern, path)).toEqual(params);
  });

  it('is none for a page that is on the platform, and a slot has no address', () => {
    const views = { search: view(), list: view('/job-list'), detail: view('/job/:id') };
    expect(viewAt(views, '/job/a')).toEqual({ view: 'detail', params: { id: 'a' } });
    expect(viewAt(views, '/application/a')).toBeUndefined();
  });

  it('is none where the path is no text', () => {
    expect(viewAt({ detail: view('/job/:id') }, '/job/%E0%A4%A')).toBeUndefined();
  });
});
