// The browser's German voice, where it has one.

export function germanVoice(): SpeechSynthesisVoice | null {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  return voices.find(({ lang }) => lang.toLowerCase().startsWith('de')) ?? null;
}

/** Says a letter or a word; false where nobody can. */
export function say(text: string): boolean {
  const voice = germanVoice();
  if (!voice) return false;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.voice = voice;
  spoken.lang = voice.lang;
  spoken.rate = 0.85;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
  return true;
}
