import { describe, expect, test } from 'vitest';
import { messages } from '../checks/messages.ts';
import { TOY_PACKAGE, findingsOf, json } from './findings-of.ts';

describe('messages', () => {
  const tree = (more: Record<string, string>) => ({
    'mfe-jobs/package.json': TOY_PACKAGE,
    'mfe-jobs/src/a.tsx': '<FormattedMessage id="jobs.found" values={{ count }} />',
    'mfe-jobs/src/messages/en.json': json({ 'jobs.found': '{count, plural, one {# job} other {# jobs}}' }),
    'mfe-jobs/src/messages/es.json': json({ 'jobs.found': '{count, plural, one {# empleo} other {# empleos}}' }),
    'mfe-jobs/src/messages/ar.json': json({ 'jobs.found': '{count, plural, one {وظيفة} other {# وظائف}}' }),
    ...more,
  });

  test('accepts texts that exist in all languages, match and are used', async () => {
    expect(await findingsOf(messages, tree({}))).toEqual([]);
  });
  test.each([
    ['a missing translation', { 'mfe-jobs/src/messages/es.json': '{}' }, 'es.json: jobs.found: is missing'],
    [
      'other values',
      { 'mfe-jobs/src/messages/es.json': json({ 'jobs.found': '{total} empleos' }) },
      'has the placeholders {total}; the English text has {count}',
    ],
    [
      'a text nobody translated',
      {
        'mfe-jobs/src/b.tsx': '<FormattedMessage id="jobs.none" />',
        ...Object.fromEntries(
          ['en', 'es', 'ar'].map((locale) => [
            `mfe-jobs/src/messages/${locale}.json`,
            json({ 'jobs.found': '{count}', 'jobs.none': 'Nothing found' }),
          ]),
        ),
      },
      'es.json: jobs.none: is not translated',
    ],
    [
      'words of its own on a screen',
      { 'mfe-jobs/src/list.tsx': `export const list = <p title="jobs.found">{isOpen ? 'Open now' : null}</p>;` },
      'list.tsx: "Open now" must be in the messages files',
    ],
    [
      'words of its own for a screen reader',
      { 'mfe-jobs/src/list.tsx': 'export const list = <button aria-label={`Save ${title}`} />;' },
      'list.tsx: "Save" must be in the messages files',
    ],
    [
      'a broken text',
      { 'mfe-jobs/src/messages/es.json': json({ 'jobs.found': '{count' }) },
      'jobs.found: is not a valid ICU message',
    ],
    ['an id without a text', { 'mfe-jobs/src/b.tsx': "intl.formatMessage({ id: 'jobs.gone' })" }, 'jobs.gone: has no text'],
    ['a text nothing shows', { 'mfe-jobs/src/a.tsx': '' }, 'jobs.found: is not used'],
    [
      'a text of one language only',
      { 'mfe-jobs/src/messages/ar.json': json({ 'jobs.found': '{count}', 'jobs.more': 'x' }) },
      'jobs.more: is not in en.json',
    ],
    [
      'a text of a module of the server that is missing',
      {
        'services/package.json': TOY_PACKAGE,
        'services/src/modules/post/mail/messages/en.json': json({ 'mail.hello': 'Hello' }),
        'services/src/modules/post/mail/messages/es.json': json({ 'mail.hello': 'Hola' }),
        'services/src/modules/post/mail/messages/ar.json': '{}',
      },
      'modules/post/mail/messages/ar.json: mail.hello: is missing',
    ],
  ])('finds %s', async (_, files, message) => {
    expect((await findingsOf(messages, tree(files))).join('\n')).toContain(message);
  });
});
