/** The voice for a language: its region if there is one, else the language; one on this device before one in the network. */
export function voiceOf(voices: readonly SpeechSynthesisVoice[], lang: string): SpeechSynthesisVoice | undefined {
  const wanted = lang.toLowerCase();
  const [language = wanted] = wanted.split('-');
  const spoken = (voice: SpeechSynthesisVoice) => voice.lang.toLowerCase().replace('_', '-');
  const rank = (voice: SpeechSynthesisVoice) =>
    (spoken(voice) === wanted ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return voices.filter((voice) => spoken(voice).split('-')[0] === language).toSorted((one, other) => rank(other) - rank(one))[0];
}
