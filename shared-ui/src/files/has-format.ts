type Signature = readonly number[];

const bytesOf = (text: string): Signature => Array.from(new TextEncoder().encode(text));
const ZIP: readonly Signature[] = [[0x50, 0x4b, 0x03, 0x04]];
const JPEG: readonly Signature[] = [[0xff, 0xd8, 0xff]];

/** The first bytes of a file, by the ending of its name. */
const SIGNATURES = {
  png: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  jpg: JPEG,
  jpeg: JPEG,
  gif: [bytesOf('GIF87a'), bytesOf('GIF89a')],
  pdf: [bytesOf('%PDF')],
  // Common to all old Office files; the services distinguish Word files from the others.
  doc: [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  docx: ZIP,
  odt: ZIP,
  rtf: [bytesOf(String.raw`{\rtf`)],
} as const satisfies Record<string, readonly Signature[]>;

/** A text has no signature. */
export type FileFormat = keyof typeof SIGNATURES | 'txt';

/** Bytes that are read of a file. */
const START_BYTES = 64;

const UTF_16: readonly Signature[] = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];
const startsWith = (start: Uint8Array, known: readonly Signature[]) =>
  known.some((signature) => signature.every((byte, index) => start[index] === byte));
/** Other files have control characters soon; a text has tabs and ends of lines and pages alone. */
const isText = (start: Uint8Array) =>
  startsWith(start, UTF_16) || (start.length > 0 && start.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d)));

/**
 * Whether a chosen file has one of these formats, by its name and its first bytes, so that a text file called `cv.pdf` is
 * refused on selection. A file that cannot be read has none. The services check the complete file.
 */
export async function hasFormat(file: File, formats: readonly FileFormat[]): Promise<boolean> {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase();
  const format = formats.find((each) => each === ending);
  if (format === undefined) return false;
  const start = await file
    .slice(0, START_BYTES)
    .arrayBuffer()
    .then(
      (buffer) => new Uint8Array(buffer),
      () => new Uint8Array(),
    );
  return format === 'txt' ? isText(start) : startsWith(start, SIGNATURES[format]);
}
