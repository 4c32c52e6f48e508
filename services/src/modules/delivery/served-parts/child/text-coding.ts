export interface TextCoding {
  encode(text: string): Uint8Array;
  /** Bytes that are no UTF-8 become U+FFFD, or a TypeError if `isStrict`. */
  decode(bytes: Uint8Array, isStrict?: boolean): string;
  TextEncoder: unknown;
  TextDecoder: unknown;
}

/** UTF-8 for a realm that has no `TextEncoder`. It is evaluated there from its text, so it uses nothing from outside of itself. */
export function makeTextCoding(): TextCoding {
  const { fromCodePoint } = String;
  const textOf = String;

  const encode = (text: string) => {
    const bytes: number[] = [];
    for (const character of text.toWellFormed()) {
      const code = character.codePointAt(0) ?? 0;
      if (code < 0x80) bytes.push(code);
      else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 0x3f));
      else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
      else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 0x3f), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
    }
    return Uint8Array.from(bytes);
  };

  /** How many bytes follow the first one of a character; -1 if none begins with it. */
  const following = (first: number) => {
    if (first < 0x80) return 0;
    if (first >= 0xc2 && first <= 0xdf) return 1;
    if (first >= 0xe0 && first <= 0xef) return 2;
    return first >= 0xf0 && first <= 0xf4 ? 3 : -1;
  };
  const decode = (bytes: Uint8Array, isStrict = false) => {
    let text = '';
    let at = 0;
    while (at < bytes.length) {
      const first = bytes[at++] ?? 0;
      let left = following(first);
      let code = left === 0 ? first : first & (0x3f >> left);
      // The second byte has a range of its own where a shorter form, a surrogate or no character would follow.
      let least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
      let most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
      for (let next = bytes[at] ?? 0; left > 0 && next >= least && next <= most; next = bytes[at] ?? 0) {
        code = (code << 6) | (next & 0x3f);
        left -= 1;
        at += 1;
        least = 0x80;
        most = 0xbf;
      }
      if (left !== 0 && isStrict) throw new TypeError('not UTF-8');
      text += left === 0 ? fromCodePoint(code) : '\ufffd';
    }
    return text;
  };

  class TextEncoder {
    get encoding() {
      return 'utf-8';
    }
    encode(text: unknown = ''): Uint8Array {
      return encode(textOf(text));
    }
  }
  class TextDecoder {
    readonly encoding = 'utf-8';
    readonly fatal: boolean;
    readonly ignoreBOM: boolean;
    constructor(label: unknown = 'utf-8', options: { fatal?: boolean; ignoreBOM?: boolean } = {}) {
      if (!/^\s*(?:unicode-1-1-)?utf-?8\s*$/i.test(textOf(label))) throw new RangeError('UTF-8 only');
      this.fatal = Boolean(options.fatal);
      this.ignoreBOM = Boolean(options.ignoreBOM);
    }
    decode(data: ArrayBuffer | ArrayBufferView = new Uint8Array()): string {
      const bytes = ArrayBuffer.isView(data)
        ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
        : new Uint8Array(data);
      const text = decode(bytes, this.fatal);
      return !this.ignoreBOM && text.startsWith('\ufeff') ? text.slice(1) : text;
    }
  }
  return { encode, decode, TextEncoder, TextDecoder };
}
