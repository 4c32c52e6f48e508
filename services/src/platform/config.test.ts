import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-values.ts';
import { readConfig as read } from './config.ts';

/** As in a test, but for what it says. */
const inTest = (environment: Readonly<Record<string, string>>) => read({ NODE_ENV: 'test', ...environment });

describe('the environment', () => {
  it('is production by default: without demo data, and without an implicit embedded identity provider', () => {
    expect(() => read({})).toThrow(/HIREHQ_SSO_ISSUER/);
    const config = read({ HIREHQ_ALLOW_EMBEDDED_SSO: 'true', HIREHQ_FETCH_PRIVATE: 'true' });
    expect(config).toMatchObject({ mode: 'production', seed: false, autopilot: false, fetchPrivate: false });
  });

  it('needs only NODE_ENV for development', () => {
    const config = read({ NODE_ENV: 'development' });
    expect(config).toMatchObject({
      port: 3000,
      origin: 'http://localhost:3000',
      mode: 'development',
      seed: true,
      trustProxy: [],
      database: { url: undefined },
    });
    expect(config.sso).toMatchObject({ embedded: true, issuer: 'http://localhost:3000/realms/hirehq', realm: 'hirehq' });
  });

  it('names every invalid variable', () => {
    const wrong = () => inTest({ PORT: 'abc', DATABASE_URL: 'mysql://x', HIREHQ_TRUST_PROXY: '10.0.0.0/8,everyone' });
    expect(wrong).toThrow(ConfigError);
    expect(wrong).toThrow(/PORT:[^]*DATABASE_URL:[^]*HIREHQ_TRUST_PROXY:/);
  });

  it('refuses the embedded identity provider in production by default', () => {
    expect(() => read({ NODE_ENV: 'production' })).toThrow(/HIREHQ_SSO_ISSUER/);
    expect(read({ NODE_ENV: 'production', HIREHQ_ALLOW_EMBEDDED_SSO: 'true' }).sso.embedded).toBe(true);
  });

  it('AX-07 has a third-party toolbar only with its https address', () => {
    const script = { HIREHQ_TOOLBAR_SCRIPT: 'https://tools.example/bar.js' };
    expect(inTest({}).toolbarScript).toBeUndefined();
    expect(inTest(script).toolbarScript).toEqual({ src: 'https://tools.example/bar.js' });
    const more = { HIREHQ_TOOLBAR_INTEGRITY: 'sha384-abc=', HIREHQ_TOOLBAR_CLOSED_BY: '.bar .close' };
    expect(inTest({ ...script, ...more }).toolbarScript).toEqual({
      src: 'https://tools.example/bar.js',
      integrity: 'sha384-abc=',
      closedBy: '.bar .close',
    });
    expect(() => inTest(more)).toThrow('HIREHQ_TOOLBAR_SCRIPT: is required');
    expect(() => inTest({ HIREHQ_TOOLBAR_SCRIPT: 'http://tools.example/bar.js' })).toThrow('https');
    expect(() => inTest({ ...script, HIREHQ_TOOLBAR_INTEGRITY: 'abc' })).toThrow('HIREHQ_TOOLBAR_INTEGRITY');
  });

  it('lets caches keep pages only if it says for how long, and has an address to purge only then', () => {
    expect(inTest({}).sharedPages).toBeUndefined();
    expect(inTest({ HIREHQ_SHARED_PAGES: '0' }).sharedPages).toBeUndefined();
    expect(inTest({ HIREHQ_SHARED_PAGES: '30' }).sharedPages).toEqual({ seconds: 30, purgeUrl: undefined });
    const purge = { HIREHQ_PURGE_URL: 'http://127.0.0.1:8081/pages' };
    expect(inTest({ ...purge, HIREHQ_SHARED_PAGES: '300' }).sharedPages).toEqual({
      seconds: 300,
      purgeUrl: 'http://127.0.0.1:8081/pages',
    });
    for (const seconds of ['301', '-1', '1.5', 'on'])
      expect(() => inTest({ HIREHQ_SHARED_PAGES: seconds })).toThrow('HIREHQ_SHARED_PAGES');
    for (const wrong of [purge, { ...purge, HIREHQ_SHARED_PAGES: '0' }]) expect(() => inTest(wrong)).toThrow('HIREHQ_PURGE_URL');
    expect(() => inTest({ HIREHQ_SHARED_PAGES: '30', HIREHQ_PURGE_URL: 'localhost:8081' })).toThrow('HIREHQ_PURGE_URL');
  });

  it('serves metrics at a port of their own, for this machine unless another address is named, and never at that of the pages', () => {
    expect(inTest({ HIREHQ_MANAGEMENT_HOST: '0.0.0.0' }).management).toBeUndefined();
    expect(inTest({ HIREHQ_MANAGEMENT_PORT: '9464' }).management).toEqual({ host: 'localhost', port: 9464 });
    expect(inTest({ HIREHQ_MANAGEMENT_PORT: '9464', HIREHQ_MANAGEMENT_HOST: '10.0.0.5' }).management).toMatchObject({
      host: '10.0.0.5',
    });
    for (const port of ['0', '70000', 'on', '3000'])
      expect(() => inTest({ PORT: '3000', HIREHQ_MANAGEMENT_PORT: port })).toThrow('HIREHQ_MANAGEMENT_PORT');
  });

  it('SH-28 has the testimonials of the operator, and none by default', () => {
    const said = { quote: 'I found a ward near home.', name: 'R. Ito', role: 'Theatre nurse', language: 'en' };
    const listed = (...testimonials: object[]) => inTest({ HIREHQ_TESTIMONIALS: JSON.stringify(testimonials) });
    expect(inTest({}).testimonials).toEqual([]);
    expect(listed(said, { quote: 'Good.', name: 'A' }).testimonials).toEqual([said, { quote: 'Good.', name: 'A' }]);
    const wrong = [
      [{ name: 'A' }],
      [{ ...said, quote: ' ' }],
      [{ ...said, language: 'xx' }],
      Array.from({ length: 7 }, () => said),
    ];
    for (const testimonials of wrong) expect(() => listed(...testimonials)).toThrow('HIREHQ_TESTIMONIALS');
    expect(() => inTest({ HIREHQ_TESTIMONIALS: '{' })).toThrow('must be JSON');
  });

  it('ID-07 accepts social OpenID providers, with https in production, and for the embedded provider only', () => {
    const google = { id: 'google', name: 'Google', issuer: 'https://accounts.example', clientId: 'a', clientSecret: 'b' };
    const listed = (...providers: object[]) => ({ HIREHQ_SOCIAL_PROVIDERS: JSON.stringify(providers) });
    expect(inTest(listed(google)).social).toEqual([google]);
    expect(inTest({}).social).toEqual([]);
    for (const wrong of ['{', '{}', JSON.stringify([{ ...google, id: 'Not one' }]), JSON.stringify([google, google])])
      expect(() => inTest({ HIREHQ_SOCIAL_PROVIDERS: wrong })).toThrow('HIREHQ_SOCIAL_PROVIDERS');
    expect(() => inTest({ ...listed(google), HIREHQ_SSO_ISSUER: 'https://sso.example.com/realms/jobs' })).toThrow('embedded');
    const production = { NODE_ENV: 'production', HIREHQ_ALLOW_EMBEDDED_SSO: 'true' };
    expect(() => read({ ...production, ...listed({ ...google, issuer: 'http://accounts.example' }) })).toThrow('https');
    expect(read({ ...production, ...listed(google) }).social).toHaveLength(1);
  });

  it('PR-11 has what the settings page offers at an external provider, and the service account that deletes accounts there', () => {
    const external = { HIREHQ_SSO_ISSUER: 'https://sso.example.com/realms/jobs' };
    expect(inTest({}).sso).toMatchObject({ actions: ['PASSWORD'], admin: undefined });
    expect(inTest({ HIREHQ_SSO_ADMIN: 'services:s' }).sso.admin).toBeUndefined();
    expect(inTest(external).sso).toMatchObject({ actions: ['PASSWORD', 'SESSIONS', 'ACCOUNT'], admin: undefined });
    const full = { ...external, HIREHQ_SSO_ACTIONS: 'PASSKEYS, ACCOUNT', HIREHQ_SSO_ADMIN: 'services:a:secret' };
    expect(inTest(full).sso).toMatchObject({
      actions: ['PASSKEYS', 'ACCOUNT'],
      admin: { clientId: 'services', secret: 'a:secret' },
    });
    expect(() => inTest({ ...external, HIREHQ_SSO_ACTIONS: 'FLY', HIREHQ_SSO_ADMIN: 'services' })).toThrow(
      /HIREHQ_SSO_ACTIONS[^]*HIREHQ_SSO_ADMIN: must look like client-id:secret/,
    );
  });

  it('accepts an external identity provider', () => {
    const { sso } = inTest({ HIREHQ_SSO_ISSUER: 'https://sso.example.com/auth/realms/jobs/' });
    expect(sso).toMatchObject({
      embedded: false,
      url: 'https://sso.example.com/auth',
      realm: 'jobs',
      issuer: 'https://sso.example.com/auth/realms/jobs',
    });
  });

  it('SH-22 SH-46 links of the operator are web URLs, or are missing', () => {
    expect(inTest({ HIREHQ_LINK_DEMO: 'https://example.com/demo' }).links).toMatchObject({
      demo: 'https://example.com/demo',
      specialist: undefined,
      linkedin: undefined,
    });
    expect(() => inTest({ HIREHQ_LINK_LINKEDIN: 'javascript:alert(1)' })).toThrow('HIREHQ_LINK_LINKEDIN');
    expect(() => inTest({ HIREHQ_OPERATOR_EMAIL: 'nobody' })).toThrow('HIREHQ_OPERATOR_EMAIL');
  });

  it.each([
    [{ HIREHQ_ASSETS_ORIGIN: 'https://assets.example.com' }, 'https://assets.example.com'],
    [{ HIREHQ_ASSETS_ORIGIN: 'https://assets.example.com/' }, 'https://assets.example.com'],
    [{ HIREHQ_ASSETS_ORIGIN: 'https://jobs.example.com', HIREHQ_ORIGIN: 'https://jobs.example.com' }, undefined],
    [{}, undefined],
  ])('%j loads files of releases from %s', (env, origin) => {
    expect(read({ NODE_ENV: 'development', ...env }).assetsOrigin).toBe(origin);
  });

  it.each(['https://assets.example.com/path', 'ftp://assets.example.com', 'assets.example.com'])(
    '%s is no origin of files of releases',
    (address) => {
      expect(() => read({ NODE_ENV: 'development', HIREHQ_ASSETS_ORIGIN: address })).toThrow(/HIREHQ_ASSETS_ORIGIN/);
    },
  );

  it('PF-02 a start changes nothing that is live unless it is told to, and versions are kept for a month', () => {
    expect(read({ NODE_ENV: 'development' })).toMatchObject({ promoteReleases: false, releaseDays: 30 });
    expect(read({ NODE_ENV: 'development', HIREHQ_RELEASES_PROMOTE: 'true', HIREHQ_RELEASES_DAYS: '7' })).toMatchObject({
      promoteReleases: true,
      releaseDays: 7,
    });
  });

  it('ID-03 mails are sent by the configured server, with our sender; without one they are written to files', () => {
    const smtp = { HIREHQ_SMTP_URL: 'smtps://user:secret@mail.example.com', HIREHQ_MAIL_FROM: 'hireHQ <jobs@example.com>' };
    expect(inTest(smtp).mail).toEqual({ smtpUrl: smtp.HIREHQ_SMTP_URL, from: smtp.HIREHQ_MAIL_FROM });
    expect(inTest({}).mail.smtpUrl).toBeUndefined();
    expect(() => inTest({ HIREHQ_SMTP_URL: smtp.HIREHQ_SMTP_URL })).toThrow('HIREHQ_MAIL_FROM');
    expect(() => inTest({ HIREHQ_SMTP_URL: 'http://mail.example.com' })).toThrow('HIREHQ_SMTP_URL');
    expect(() => inTest({ HIREHQ_MAIL_FROM: 'a@b\r\nBcc: c@d' })).toThrow('HIREHQ_MAIL_FROM');
  });
});
