type Signature = readonly number[];

const bytesOf = (text: string): Signature => Array.from(new TextEncoder().encode(text));
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
  docx: [[0x50, 0x4b, 0x03, 0x04]],
} as const satisfies Record<string, readonly Signature[]>;

export type FileFormat = keyof typeof SIGNATURES;

const LONGEST = Math.max(...Object.values(SIGNATURES).flatMap((known) => known.map((signature) => signature.length)));

/**
 * Whether a chosen file has one of these formats, by its name and its first bytes, so that a text file called `cv.pdf` is
 * refused on selection. A file that cannot be read has none. The services check the complete file.
 */
export async function hasFormat(file: File, formats: readonly FileFormat[]): Promise<boolean> {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase();
  const format = formats.find((each) => each === ending);
  if (format === undefined) return false;
  const start = await file
    .slice(0, LONGEST)
    .arrayBuffer()
    .then(
      (buffer) => new Uint8Array(buffer),
      () => new Uint8Array(),
    );
  return SIGNATURES[format].some((signature) => signature.every((byte, index) => start[index] === byte));
}
