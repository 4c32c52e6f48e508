import { afterEach, describe, expect, it } from 'vitest';
import { readOptions } from './read-options.ts';

afterEach(() => document.body.replaceChildren());

function read(attributes: Record<string, string>, around: Record<string, string> = {}) {
  const page = document.createElement('div');
  for (const [name, value] of Object.entries(around)) page.setAttribute(name, value);
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  page.append(element);
  document.body.append(page);
  return readOptions(element);
}

describe('PF-05 the attributes of an embed', () => {
  it('need an employer only', () => {
    expect(read({ enterprise: ' acme ' })).toEqual({
      remote: 'jobs',
      view: 'list',
      job: undefined,
      profileKey: undefined,
      enterprise: 'acme',
      filters: '',
      apply: 'page',
      locale: 'en',
      scheme: 'auto',
      theme: 'employer',
      density: 'comfortable',
      version: undefined,
      developmentKey: undefined,
      isEager: false,
    });
  });

  it('say which job is shown', () => {
    expect(read({ enterprise: 'acme', view: 'detail', job: 'a1' })).toMatchObject({ view: 'detail', job: 'a1' });
    for (const view of ['detail', 'similar']) expect(read({ enterprise: 'acme', view })).toMatchObject({ error: 'JOB_MISSING' });
  });

  it('name another remote, whose first view is the default, and the profile it shows', () => {
    expect(read({ enterprise: 'acme', remote: 'reports' })).toMatchObject({ remote: 'reports', view: 'density' });
    expect(read({ enterprise: 'acme', remote: 'profile', 'profile-key': 'k' })).toMatchObject({
      view: 'public',
      profileKey: 'k',
    });
    expect(read({ enterprise: 'acme', remote: 'profile' })).toMatchObject({ error: 'PROFILE_KEY_MISSING' });
    expect(read({ enterprise: 'acme', remote: 'profile', 'profile-key': 'k', view: 'list' })).toMatchObject({
      error: 'UNKNOWN_VIEW',
    });
  });

  it('say how it looks, and which version it is', () => {
    const attributes = { theme: 'healthcare', density: 'compact', version: '1.4.x' };
    expect(read({ enterprise: 'acme', ...attributes })).toMatchObject(attributes);
    expect(read({ enterprise: 'acme', theme: 'x', density: 'x' })).toMatchObject({ theme: 'employer', density: 'comfortable' });
    for (const version of ['latest', '1', '1.x.4', '>=1.2.0'])
      expect(read({ enterprise: 'acme', version })).toMatchObject({ error: 'VERSION_UNKNOWN' });
  });

  it('say which jobs, how and when', () => {
    const attributes = { filters: 'city=Utrecht', scheme: 'dark', 'development-key': 'key', loading: 'eager' };
    expect(read({ enterprise: 'acme', ...attributes })).toMatchObject({
      filters: 'city=Utrecht',
      scheme: 'dark',
      developmentKey: 'key',
      isEager: true,
    });
  });

  it.each([
    ['a remote that cannot be embedded', { enterprise: 'acme', remote: 'messaging' }, 'UNKNOWN_REMOTE'],
    ['a name every object has', { enterprise: 'acme', remote: 'constructor' }, 'UNKNOWN_REMOTE'],
    ['an unknown view', { enterprise: 'acme', view: 'map' }, 'UNKNOWN_VIEW'],
    ['no employer', { remote: 'jobs' }, 'ENTERPRISE_MISSING'],
    ['an employer of spaces', { enterprise: ' ' }, 'ENTERPRISE_MISSING'],
  ])('refuse %s', (_, attributes: Record<string, string>, error) => {
    expect(read({ ...attributes, locale: 'ar', scheme: 'dark' })).toEqual({ error, locale: 'ar', scheme: 'dark' });
  });

  it.each([
    [{ locale: 'es' }, { lang: 'ar' }, 'es'],
    [{}, { lang: 'es-MX' }, 'es'],
    [{ locale: 'fr' }, { lang: 'AR' }, 'ar'],
    [{ locale: 'fr' }, { lang: 'de' }, 'en'],
  ])('take the language of %o in %o', (own: Record<string, string>, around, locale) => {
    expect(read({ enterprise: 'acme', ...own }, around)).toMatchObject({ locale });
  });

  it('ignore an unknown scheme', () => {
    expect(read({ enterprise: 'acme', scheme: 'sepia' })).toMatchObject({ scheme: 'auto' });
  });
});
