import { describe, expect, test, vi } from 'vitest';
import { loadMessages, loadedMessages, messageLocale, type Messages } from './load-messages.ts';

describe('the language of ours for a language of the page', () => {
  test.each([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['AR-eg', 'ar'],
    ['en-GB', 'en'],
    ['fr', 'en'],
    ['', 'en'],
  ])('SH-47 of %j is %s', (locale, ours) => {
    expect(messageLocale(locale)).toBe(ours);
  });
});

describe('the texts of a remote', () => {
  const make = () => {
    const es = vi.fn<() => Promise<Messages>>(() => Promise.resolve({ 'toy.title': 'Una cosa' }));
    return { es, messages: { en: { 'toy.title': 'A thing' }, es, ar: () => Promise.reject(new Error('lost')) } };
  };

  test('are there in English immediately, including the shared ones', () => {
    const { messages } = make();
    expect(loadedMessages(messages, 'en')).toMatchObject({
      'toy.title': 'A thing',
      'ui.failure.gone': expect.any(String) as string,
    });
    expect(loadedMessages(messages, 'es')).toBeUndefined();
  });

  test('of another language load once', async () => {
    const { messages, es } = make();
    const texts = await loadMessages(messages, 'es');
    expect(texts).toMatchObject({ 'toy.title': 'Una cosa', 'ui.failure.gone': expect.any(String) as string });
    expect([await loadMessages(messages, 'es'), loadedMessages(messages, 'es')]).toEqual([texts, texts]);
    expect(es).toHaveBeenCalledTimes(1);
  });

  test('that failed to load are requested again', async () => {
    const { messages, es } = make();
    es.mockRejectedValueOnce(new Error('lost'));
    await expect(loadMessages(messages, 'es')).rejects.toThrow('lost');
    expect(await loadMessages(messages, 'es')).toMatchObject({ 'toy.title': 'Una cosa' });
  });
});
