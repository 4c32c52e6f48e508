import { createState, type ReadableState } from '@hirehq/shared-ui';
import type { Sentence } from './sentences-of.ts';
import { voiceOf } from './voice-of.ts';

/** `voiceless`: the browser has no voice for the language. `failed`: it has one that did not speak. */
export type ReaderState = 'idle' | 'playing' | 'paused' | 'voiceless' | 'failed';

export interface Reader {
  state: ReadableState<ReaderState>;
  /** Reads these sentences from the first one. */
  play(sentences: readonly Sentence[]): void;
  /** Resumes with the sentence that was interrupted. */
  resume(): void;
  pause(): void;
  stop(): void;
  /** 1 is the normal speed. */
  setRate(rate: number): void;
}

interface ReaderOptions {
  synthesis: SpeechSynthesis;
  rate: number;
  /** Shows which sentence is spoken; undefined: none. */
  mark: (range: Range | undefined) => void;
}

/**
 * Reads aloud with the voices of the browser, one utterance for each sentence: browsers break off long ones. A pause cancels the
 * utterance, because `speechSynthesis.pause` does nothing on some platforms.
 */
export function createReader({ synthesis, rate: firstRate, mark }: ReaderOptions): Reader {
  const { set, ...state } = createState<ReaderState>('idle');
  let sentences: readonly Sentence[] = [];
  let at = 0;
  let rate = firstRate;
  let spoken: SpeechSynthesisUtterance | undefined;

  function silence(): void {
    spoken = undefined;
    synthesis.cancel();
  }

  function end(as: ReaderState): void {
    silence();
    sentences = [];
    mark(undefined);
    set(as);
  }

  function speak(): void {
    const sentence = sentences[at];
    if (!sentence) return end('idle');
    const voice = voiceOf(synthesis.getVoices(), sentence.lang);
    if (!voice) return end('voiceless');
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    utterance.addEventListener('end', () => {
      if (spoken !== utterance) return;
      at += 1;
      speak();
    });
    utterance.addEventListener('error', () => {
      if (spoken === utterance) end('failed');
    });
    spoken = utterance;
    mark(sentence.range);
    set('playing');
    synthesis.speak(utterance);
    return undefined;
  }

  return {
    state,
    play(next) {
      silence();
      sentences = next;
      at = 0;
      speak();
    },
    resume() {
      if (state.current() === 'paused') speak();
    },
    pause() {
      if (state.current() !== 'playing') return;
      silence();
      set('paused');
    },
    stop: () => end('idle'),
    setRate(next) {
      rate = next;
      if (state.current() !== 'playing') return;
      silence();
      speak();
    },
  };
}
