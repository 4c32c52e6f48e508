import { createFakeApi, fakeFailure } from '@hirehq/shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { sendFeedback } from './send-feedback.ts';

const FEEDBACK = { subject: 'Search', feedback: 'Works\nwell', browserName: 'Firefox', ipAddress: '', latitude: null };
const screenshot = new File(['x'], 'x.png', { type: 'image/png' });

function createClipboard(works = true) {
  const texts: string[] = [];
  return {
    texts,
    writeText(text: string) {
      if (!works) return Promise.reject(new Error('denied'));
      texts.push(text);
      return Promise.resolve();
    },
  };
}

describe('sendFeedback', () => {
  it('SH-33 posts where feedback is taken, once that is known', async () => {
    const api = createFakeApi();
    api.answerRest('GET feedback/exists', true);
    api.answerRest('POST feedback', true);
    const clipboard = createClipboard();
    expect(await sendFeedback(api.rest, FEEDBACK, [screenshot], clipboard)).toBe('posted');
    expect(api.restCalls).toEqual([
      { key: 'GET feedback/exists', input: {} },
      { key: 'POST feedback', input: { body: FEEDBACK, files: { attachments: [screenshot] } } },
    ]);
    expect(clipboard.texts).toEqual([]);
  });

  it.each([
    ['says no', false],
    ['is not there', fakeFailure('NOT_FOUND')],
  ])('SH-33 copies the details where the existence endpoint %s', async (_, answer) => {
    const api = createFakeApi();
    api.answerRest('GET feedback/exists', answer);
    const clipboard = createClipboard();
    expect(await sendFeedback(api.rest, FEEDBACK, [], clipboard)).toBe('copied');
    expect(clipboard.texts).toEqual(['subject: Search\nfeedback: Works\nwell\nbrowserName: Firefox']);
    expect(api.restCalls).toHaveLength(1);
  });

  it('SH-33 tells when the browser has no clipboard, or refuses it', async () => {
    const api = createFakeApi();
    api.answerRest('GET feedback/exists', false);
    expect(await sendFeedback(api.rest, FEEDBACK, [], createClipboard(false))).toBe('not-copied');
    expect(await sendFeedback(api.rest, FEEDBACK, [])).toBe('not-copied');
  });

  it('SH-33 leaves the clipboard alone when nothing can be asked, or the post fails', async () => {
    const clipboard = createClipboard();
    const offline = createFakeApi();
    offline.answerRest('GET feedback/exists', fakeFailure('UNREACHABLE'));
    await expect(sendFeedback(offline.rest, FEEDBACK, [], clipboard)).rejects.toMatchObject({ code: 'UNREACHABLE' });
    const broken = createFakeApi();
    broken.answerRest('GET feedback/exists', true);
    broken.answerRest('POST feedback', fakeFailure('INTERNAL'));
    await expect(sendFeedback(broken.rest, FEEDBACK, [], clipboard)).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(clipboard.texts).toEqual([]);
  });
});
