import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../../../bench/random-query.ts';
import { vouchForDomain } from '../../../enterprises/domains/index.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { linksOf, linksShown } from './message-links.ts';
import { conversing } from '../testing/conversing.ts';

/** Text, target and host of each link; the host in brackets where it has to be shown. */
const found = (text: string) =>
  linksOf(text).map(({ start, end, href, host, textShowsHost }) => [
    text.slice(start, end),
    href,
    textShowsHost ? host : `(${host})`,
  ]);

describe('links in a message', () => {
  test.each([
    ['See https://acme.example/a?b=1#c.', 'https://acme.example/a?b=1#c', 'https://acme.example/a?b=1#c', 'acme.example'],
    ['(www.acme.com)', 'www.acme.com', 'https://www.acme.com/', 'www.acme.com'],
    ['acme.com/jobs, today', 'acme.com/jobs', 'https://acme.com/jobs', 'acme.com'],
    ['HTTP://ACME.COM:8080/x', 'HTTP://ACME.COM:8080/x', 'http://acme.com:8080/x', 'acme.com'],
    ['راسلنا: https://acme.com/ar', 'https://acme.com/ar', 'https://acme.com/ar', 'acme.com'],
    ['<a href="https://acme.com/x">x</a>', 'https://acme.com/x', 'https://acme.com/x', 'acme.com'],
    ['Write to jo@acme.com!', 'jo@acme.com', 'mailto:jo@acme.com', 'acme.com'],
    ['mailto:jo@acme.com', 'mailto:jo@acme.com', 'mailto:jo@acme.com', 'acme.com'],
  ])('MS-04 %j is one whose text shows its host', (text, shown, href, host) => {
    expect(found(text)).toEqual([[shown, href, host]]);
  });

  test.each([
    ['a name in front', 'https://google.com@evil.com/x', 'https://evil.com/x', 'evil.com'],
    ['name and password in front', 'https://google.com:443@evil.com/', 'https://evil.com/', 'evil.com'],
    ['a backslash', 'https://evil.com\\@google.com/', 'https://evil.com/@google.com/', 'evil.com'],
    ['letters of another script', 'https://аррle.com/', 'https://xn--le-6kc8da.com/', 'xn--le-6kc8da.com'],
    ['an international name', 'пример.рф', 'https://xn--e1afmkfd.xn--p1ai/', 'xn--e1afmkfd.xn--p1ai'],
    ['letters of another width', 'ｅｖｉｌ.com', 'https://evil.com/', 'evil.com'],
    ['another full stop', 'https://evil。com/', 'https://evil.com/', 'evil.com'],
    ['an encoded name', 'https://evil%2ecom/', 'https://evil.com/', 'evil.com'],
    ['a number', 'http://3232235777/', 'http://192.168.1.1/', '192.168.1.1'],
    ['a mail address of another script', 'jo@аррle.com', 'mailto:jo@аррle.com', 'xn--le-6kc8da.com'],
  ])('MS-04 one that disguises its host by %s is shown with it', (_how, text, href, host) => {
    expect(found(`Look: ${text}`)).toEqual([[text, href, `(${host})`]]);
  });

  test.each(['\u202e', '\u2066', '\u200b', '\u200f', '\u00ad', '\ufeff', '\u3164', '\u{e0041}'])(
    'MS-04 no invisible character is part of one: %j',
    (character) => {
      expect(found(`https://evil.com${character}/moc.elgoog`)).toEqual([['https://evil.com', 'https://evil.com/', 'evil.com']]);
      expect(found(`Hello${character} https://acme.com`)).toEqual([['https://acme.com', 'https://acme.com/', 'acme.com']]);
    },
  );

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    'file:///etc/passwd',
    'ftp://acme.com/x',
    'mailto:jo@acme.com?subject=Hi&bcc=all@acme.com',
    'Node.js, resume.docx and 3.14',
    'jo@localhost',
    'https://',
    '...',
  ])('MS-04 %j has none', (text) => expect(found(text)).toEqual([]));

  test('MS-04 of any text all are addresses of the web or of mail, in order, each at its place, with a host that a browser agrees to', () => {
    const PIECES =
      'https:// http:// javascript: data: mailto: ftp:// // \\ @ : . / ? # % %2e evil.com acme.com аррle.com jo xn-- 。 ｅ \u202e \u200b \u2066 " < > ( ) [::1] 127.0.0.1 localhost 🙂'
        .split(' ')
        .concat(' ', '\n');
    const random = seeded(7);
    const below = (most: number) => Math.floor(random() * most);
    for (let turn = 0; turn < 5_000; turn += 1) {
      const text = Array.from({ length: 1 + below(8) }, () => PIECES[below(PIECES.length)]).join('');
      let at = 0;
      for (const { start, end, href, host } of linksOf(text)) {
        const { protocol, hostname, username, password } = new URL(href);
        expect({ text, protocol }).toEqual({ text, protocol: expect.stringMatching(/^(https?|mailto):$/) as string });
        expect(start >= at && end > start && end <= text.length).toBe(true);
        expect(text.slice(start, end)).not.toMatch(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u);
        expect([username, password, host]).toEqual(['', '', protocol === 'mailto:' ? host : hostname.replace(/\.$/, '')]);
        expect(host).toMatch(/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/);
        at = end;
      }
    }
  });

  test('MS-04 several are found in order, at most twenty', () => {
    expect(found('👋 https://a.example and b.com').map(([text]) => text)).toEqual(['https://a.example', 'b.com']);
    expect(linksOf('https://a.example '.repeat(30))).toHaveLength(20);
  });

  test('MS-04 a link to a proven domain, or below it, has no caution; any other one of the employer has', () => {
    const domains = ['acme.com'];
    const caution = (body: string, by_enterprise = true) => linksShown({ body, by_enterprise }, domains).hasUnprovenLink;
    for (const body of [
      'Hello',
      'acme.com',
      'https://jobs.acme.com/x',
      'https://ACME.com./',
      'jo@mail.acme.com',
      'https://x@acme.com',
    ])
      expect({ body, caution: caution(body) }).toEqual({ body, caution: false });
    for (const body of [
      'https://notacme.com',
      'https://acme.com.evil.ru',
      'acme.com and evil.com',
      'https://acme.com@evil.com',
      'jo@gmail.com',
    ])
      expect({ body, caution: caution(body) }).toEqual({ body, caution: true });
    expect(caution('https://evil.com', false)).toBe(false);
  });
});

describe('the caution', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  test('MS-04 is of the server, in every response and event, until the domain is proven', async () => {
    const { hears, write, page, pair, enterpriseId, streamed, headers } = await conversing(app);
    const domain = `${enterpriseId}.example`;
    await hears(`Sign here: https://www.${domain}/sign`);
    await write({ message: `Is it https://www.${domain}/sign?` });
    const rest = async () => {
      const url = `/api/v1/candidates/messages/details/0/500?candidateId=${pair.candidateId}&enterpriseId=${enterpriseId}`;
      const response = await app.app.inject({ url, headers });
      return response.json<{ responsePayload: { messages: { hasUnprovenLink: boolean; links: object[] }[] } }>().responsePayload;
    };
    const link = { host: `www.${domain}`, href: `https://www.${domain}/sign`, textShowsHost: true };
    const expected = (isUnproven: boolean) => [
      { hasUnprovenLink: isUnproven, links: [link] },
      { hasUnprovenLink: false, links: [link] },
    ];
    expect((await page()).messages).toMatchObject(expected(true));
    expect((await rest()).messages).toMatchObject(expected(true));
    // Beside them is what the employer has read.
    const [received, own] = (await streamed()).filter(({ payload }) => 'message' in payload && payload.message);
    expect([received?.payload, own?.payload]).toMatchObject(expected(true).map((message) => ({ message })));
    await vouchForDomain(app.services, enterpriseId, domain);
    expect((await page()).messages).toMatchObject(expected(false));
    expect((await rest()).messages).toMatchObject(expected(false));
    await hears(`Again: https://${domain}`);
    expect((await streamed()).at(-1)?.payload).toMatchObject({ message: { hasUnprovenLink: false } });
  });

  test('MS-04 is not given for a page of the platform itself', async () => {
    const { hears, page } = await conversing(app);
    const { origin } = app.services.config;
    await hears(`See ${origin}/candidate/my-jobs`);
    expect((await page()).messages).toMatchObject([{ links: [{ host: new URL(origin).hostname }], hasUnprovenLink: false }]);
  });
});
