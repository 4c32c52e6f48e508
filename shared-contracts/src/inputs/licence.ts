import * as z from 'zod/mini';
import { date, optionalText, text, wrong } from './fields.ts';

export const LICENCES_MAX = 50;
export const LICENCE_NAME_MAX = 200;
export const LICENCE_TEXT_MAX = 120;

const optionalDate = z.pipe(
  z.nullish(date()),
  z.transform((typed) => typed ?? null),
);

/** The fields of `SaveLicenceInput` besides the id. */
export const licenceInput = z
  .object({
    name: text(LICENCE_NAME_MAX),
    issuer: optionalText(LICENCE_NAME_MAX),
    number: optionalText(LICENCE_TEXT_MAX),
    region: optionalText(LICENCE_TEXT_MAX),
    issuedOn: optionalDate,
    expiresOn: optionalDate,
  })
  .check(
    z.refine(({ issuedOn, expiresOn }) => !issuedOn || !expiresOn || expiresOn >= issuedOn, {
      path: ['expiresOn'],
      message: wrong('BEFORE_START'),
    }),
  );
