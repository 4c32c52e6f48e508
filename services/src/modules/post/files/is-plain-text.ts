const [UTF_16LE, UTF_16BE] = [0xfe_ff, 0xff_fe];

/** Characters that no text has: of the control characters, a text has tabs, ends of lines and pages, and the mark at its end. */
const isControl = (unit: number) => (unit < 0x20 && !(unit >= 0x09 && unit <= 0x0d) && unit !== 0x1a) || unit === 0x7f;

/** True for a text in UTF-16 with its mark, in UTF-8, or in an encoding of one byte a letter: it has no control characters. */
export function isPlainText(data: Uint8Array): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const mark = data.byteLength >= 2 ? view.getUint16(0, true) : 0;
  if (mark !== UTF_16LE && mark !== UTF_16BE) return !data.some(isControl);
  if (data.byteLength % 2 !== 0) return false;
  for (let at = 2; at < data.byteLength; at += 2) if (isControl(view.getUint16(at, mark === UTF_16LE))) return false;
  return true;
}
