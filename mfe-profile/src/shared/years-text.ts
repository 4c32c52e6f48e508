import { YEARS_MAX, wrong } from '@hirehq/shared-contracts/inputs';
import * as z from 'zod/mini';

const ARABIC_ZERO = 0x0660;

/**
 * Parses years as people write them, `7.5`, `7,5` or `٧٫٥`, with at most one digit after the point; undefined if they are not
 * valid.
 */
export function yearsOf(text: string): number | undefined {
  const plain = text
    .trim()
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[,٫]/, '.');
  if (!/^\d{1,2}(\.\d)?$/.test(plain)) return undefined;
  const number = Number(plain);
  return number <= YEARS_MAX ? number : undefined;
}

/** Years as typed. */
export const yearsText = (isNeeded: boolean) =>
  z
    .string()
    .check(z.refine((typed) => (!isNeeded && typed.trim() === '') || yearsOf(typed) !== undefined, wrong('OUT_OF_RANGE')));
