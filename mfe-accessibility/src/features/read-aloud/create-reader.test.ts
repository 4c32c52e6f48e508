import { beforeEach, describe, expect, test } from 'vitest';
import { createReader, type Reader } from './create-reader.ts';
import type { Sentence } from './sentences-of.ts';
import { createFakeSpeech, type FakeSpeech } from './testing/fake-speech.ts';
import { voiceOf } from './voice-of.ts';

const sentence = (text: string, lang = 'en'): Sentence => ({ text, lang, range: document.createRange() });
const TEXT = [sentence('One.'), sentence('Two.'), sentence('Three.')];

let speech: FakeSpeech;
let reader: Reader;
let marked: Range | undefined;

function start(...languages: string[]): void {
  speech = createFakeSpeech(...languages);
  reader = createReader({ synthesis: speech.synthesis, rate: 1.25, mark: (range) => (marked = range) });
}

describe('AX-08 reading aloud', () => {
  beforeEach(() => start('en-GB', 'es-MX'));

  test('speaks sentence after sentence with the chosen rate, and marks each', () => {
    reader.play(TEXT);
    expect(speech.said[0]).toMatchObject({ text: 'One.', lang: 'en-GB', rate: 1.25 });
    expect(marked).toBe(TEXT[0]?.range);
    speech.finish();
    expect(speech.speaking()).toBe('Two.');
    expect(marked).toBe(TEXT[1]?.range);
    speech.finish();
    speech.finish();
    expect(reader.state.current()).toBe('idle');
    expect(marked).toBeUndefined();
  });

  test('pauses, and resumes with the sentence that was interrupted', () => {
    reader.play(TEXT);
    speech.finish();
    reader.pause();
    expect(speech.speaking()).toBeUndefined();
    expect(reader.state.current()).toBe('paused');
    expect(marked).toBe(TEXT[1]?.range);
    reader.resume();
    expect(speech.speaking()).toBe('Two.');
  });

  test('stops, and another start begins with the first sentence', () => {
    reader.play(TEXT);
    speech.finish();
    reader.stop();
    expect(speech.speaking()).toBeUndefined();
    expect(reader.state.current()).toBe('idle');
    reader.resume();
    expect(speech.speaking()).toBeUndefined();
    reader.play(TEXT);
    expect(speech.speaking()).toBe('One.');
  });

  test('a change of the rate repeats the sentence at that rate', () => {
    reader.play(TEXT);
    reader.setRate(0.75);
    expect(speech.said.map(({ text, rate }) => [text, rate])).toEqual([
      ['One.', 1.25],
      ['One.', 0.75],
    ]);
  });

  test('each sentence has a voice of its language', () => {
    reader.play([sentence('Hola.', 'es'), sentence('Hello.', 'en-US')]);
    speech.finish();
    expect(speech.said.map(({ lang }) => lang)).toEqual(['es-MX', 'en-GB']);
  });

  test('without a voice for the language it says so and speaks nothing', () => {
    reader.play([sentence('مرحبا.', 'ar')]);
    expect(reader.state.current()).toBe('voiceless');
    start();
    reader.play(TEXT);
    expect(reader.state.current()).toBe('voiceless');
    expect(speech.said).toEqual([]);
  });

  test('a voice that breaks off is a failure, and can be tried again', () => {
    reader.play(TEXT);
    speech.fail();
    expect(reader.state.current()).toBe('failed');
    expect(marked).toBeUndefined();
    reader.play(TEXT);
    expect(reader.state.current()).toBe('playing');
  });
});

test('AX-08 of several voices, the region counts most, then whether it is on this device', () => {
  const voice = (lang: string, localService: boolean) => ({ lang, localService, default: false }) as SpeechSynthesisVoice;
  const voices = [voice('en-US', false), voice('en_AU', true), voice('fr-FR', true)];
  expect(voiceOf(voices, 'en-US')?.lang).toBe('en-US');
  expect(voiceOf(voices, 'en')?.lang).toBe('en_AU');
  expect(voiceOf(voices, 'fr-CA')?.lang).toBe('fr-FR');
  expect(voiceOf(voices, 'ar')).toBeUndefined();
});
