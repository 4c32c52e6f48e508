/** An utterance of the fake voice, which speaks nothing. */
class FakeUtterance extends EventTarget {
  text: string;
  lang = '';
  rate = 1;
  voice: SpeechSynthesisVoice | null = null;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

export interface FakeSpeech {
  synthesis: SpeechSynthesis;
  /** What was said since the start, in order. */
  said: FakeUtterance[];
  /** Texts that are still being spoken: one at most. */
  speaking: () => string | undefined;
  /** The current utterance comes to its end. */
  finish: () => void;
  fail: () => void;
}

const voice = (lang: string): SpeechSynthesisVoice => ({
  lang,
  name: lang,
  voiceURI: lang,
  localService: true,
  default: false,
});

/** The speech of a browser with voices for these languages. */
export function createFakeSpeech(...languages: string[]): FakeSpeech {
  const said: FakeUtterance[] = [];
  let current: FakeUtterance | undefined;
  const voices = languages.map(voice);
  const end = (kind: 'end' | 'error') => {
    const ended = current;
    current = undefined;
    ended?.dispatchEvent(new Event(kind));
  };
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => {
      said.push(utterance);
      current = utterance;
    },
    cancel: () => end('error'),
  });
  Object.assign(globalThis, { SpeechSynthesisUtterance: FakeUtterance });
  return {
    // The reader uses no more of it.
    synthesis: synthesis as unknown as SpeechSynthesis,
    said,
    speaking: () => current?.text,
    finish: () => end('end'),
    fail: () => end('error'),
  };
}
