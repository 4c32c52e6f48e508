/** The encodings in which files of releases are stored, the better one first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

function weightsOf(header: string | undefined): (encoding: Encoding) => number {
  const weights = new Map(
    (header ?? '').split(',').map((entry): [string, number] => {
      const [name = '', weight] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
  return (encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
}

/** True if a header Accept-Encoding accepts the encoding, whichever it prefers. */
export const accepts = (header: string | undefined, encoding: Encoding): boolean => weightsOf(header)(encoding) > 0;

/** The stored encoding that a header Accept-Encoding prefers; undefined for the file as it is. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const weightOf = weightsOf(header);
  const [best] = ENCODINGS.filter((encoding) => weightOf(encoding) > 0).toSorted((one, other) => weightOf(other) - weightOf(one));
  return best;
}
