import * as z from 'zod/mini';
import { PAY_UNITS } from '../codes.ts';
import { AMOUNT_MAX, readAmount } from '../pay/read-amount.ts';
import { wrong } from './fields.ts';
import { typedText } from './typed-text.ts';

const isTyped = (amount: string): boolean => amount !== '';

const amount = z.string().check(
  z.overwrite(typedText),
  z.refine((typed) => !isTyped(typed) || readAmount(typed) !== undefined, wrong('MISSING')),
  z.refine((typed) => (readAmount(typed) ?? 0) <= AMOUNT_MAX, wrong('OUT_OF_RANGE')),
);

/** The least and the most pay as a person types them: either may be empty, the currency (ISO 4217) too, for that of each job. */
export const payLimits = z.object({ least: amount, most: amount, unit: z.enum(PAY_UNITS), currency: z.string() });
