/** The polynomial of CRC-32 as gzip has it (RFC 1952), its bits reversed. */
const POLYNOMIAL = 0xed_b8_83_20;
const FIRST_BIT = 0x80_00_00_00;
/** Bits of a byte, as a power of two. */
const BYTE = 3;

/** The product of two polynomials modulo that of CRC-32; the factor `one` must not be 0. */
function product(one: number, other: number): number {
  let result = 0;
  let factor = other;
  for (let bit = FIRST_BIT; bit !== 0; bit >>>= 1) {
    if (one & bit) {
      result ^= factor;
      if ((one & (bit - 1)) === 0) break;
    }
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1;
  }
  return result >>> 0;
}

/** x to the power of 2 to the power of the index. */
const SQUARES: number[] = [FIRST_BIT >>> 1];
while (SQUARES.length < 32) {
  const last = SQUARES.at(-1) ?? 0;
  SQUARES.push(product(last, last));
}

/** What `joinedCrc` needs to know of the length of the bytes that follow. */
export function crcShift(bytes: number): number {
  let shift = FIRST_BIT;
  for (let rest = bytes, power = BYTE; rest > 0; rest = Math.floor(rest / 2), power += 1)
    if (rest % 2 === 1) shift = product(SQUARES[power % SQUARES.length] ?? 0, shift);
  return shift;
}

/** The CRC-32 of bytes with the first checksum followed by bytes with the second one; `shift`: `crcShift` of the length of those. */
export const joinedCrc = (first: number, second: number, shift: number): number => (product(shift, first) ^ second) >>> 0;
