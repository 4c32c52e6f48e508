/** Scans one JSON value by its brackets and strings; can continue in a later chunk. */
export class ValueScan {
  #open: string[] = [];
  #inString = false;
  #escaped = false;
  #started: 'no' | 'atom' | 'string' | 'bracket' = 'no';
  #withLineBreaks: boolean;

  /** Strings may contain line breaks, which JSON does not allow. */
  constructor(withLineBreaks = false) {
    this.#withLineBreaks = withLineBreaks;
  }

  /** The end of the value, or undefined if the text ends before it. Throws for unbalanced brackets. */
  run(text: string, from: number): number | undefined {
    for (let at = from; at < text.length; at++) {
      const letter = text[at] ?? '';
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (letter === '\\') this.#escaped = true;
        else if (letter === '"') {
          this.#inString = false;
          if (this.#open.length === 0) return at + 1;
        } else if (letter === '\n' && !this.#withLineBreaks) throw new Error('a string without a closing quotation mark');
        continue;
      }
      if (this.#started === 'atom' && /[\s,\]}]/.test(letter)) return at;
      if (letter === '"') {
        this.#inString = true;
        if (this.#started === 'no') this.#started = 'string';
      } else if (letter === '{' || letter === '[') {
        this.#started = 'bracket';
        this.#open.push(letter === '{' ? '}' : ']');
      } else if (letter === '}' || letter === ']') {
        if (this.#open.pop() !== letter) throw new Error(`an unexpected ${letter}`);
        if (this.#open.length === 0) return at + 1;
      } else if (this.#started === 'no') this.#started = 'atom';
    }
    return undefined;
  }

  get isInText(): boolean {
    return this.#inString;
  }

  /** A number or literal may end with the text. */
  atomDone(): boolean {
    return this.#started === 'atom';
  }
}

/** The end of the value that starts there, by its brackets; undefined if it has none. */
export function endOfValue(text: string, start: number, withLineBreaks = false): number | undefined {
  try {
    return new ValueScan(withLineBreaks).run(text, start);
  } catch {
    return undefined;
  }
}

/** True for the beginning of a value that may be right as far as it goes: brackets are open, and no text is. */
export function isCutOff(text: string): boolean {
  const scan = new ValueScan();
  try {
    return scan.run(text, 0) === undefined && !scan.isInText;
  } catch {
    return false;
  }
}
