import * as z from 'zod/mini';
import { CANDIDATE_ORIGINS, NEURO_CLASSIFICATIONS } from '../codes.ts';
import { ASSISTIVE_TOOLS_TEXT_MAX } from '../reading/reading-text.ts';
import { emptyTelephone, emptyText, text, years } from './fields.ts';

export const CANDIDATE_NAME_MAX = 100;
export const PROFILE_TITLE_MAX = 200;
export const JOB_TITLE_MAX = 200;
export const EMPLOYER_NAME_MAX = 200;
export const ADDRESS_MAX = 300;
export const ZIP_CODE_MAX = 20;
const PLACE_MAX = 120;

/** Origin of a candidate; `general` is the identity provider's value if none of the letters applies. */
export const candidateOrigin = z.enum([...CANDIDATE_ORIGINS, 'general']);

/** JSON text with fixation, fontSize, color and bionicSelect; empty while the reading mode is off. */
export const bionicReadingConfiguration = z.string().check(z.maxLength(500));

/** Whether the assistive toolbar is on. */
export const accessibility = z.enum(['Y', 'N']);

/** JSON text with the tools of the assistive toolbar and the simplified view (reading/reading-text.ts). */
export const assistiveTools = z.string().check(z.maxLength(ASSISTIVE_TOOLS_TEXT_MAX));

const orNull = (max: number) => z.nullable(emptyText(max));

/** What candidates may change in their own record. Any other field in the body is refused. */
export const candidateChangesSchema = z.partial(
  z.strictObject({
    id: z.uuid(),
    firstName: text(CANDIDATE_NAME_MAX),
    lastName: emptyText(CANDIDATE_NAME_MAX),
    profileTitle: orNull(PROFILE_TITLE_MAX),
    address: orNull(ADDRESS_MAX),
    city: orNull(PLACE_MAX),
    state: orNull(PLACE_MAX),
    country: orNull(PLACE_MAX),
    zipCode: orNull(ZIP_CODE_MAX),
    telephone: z.nullable(emptyTelephone()),
    employerName: orNull(EMPLOYER_NAME_MAX),
    jobTitle: orNull(JOB_TITLE_MAX),
    overallYearsOfExperience: z.nullable(years()),
    neuroClassification: z.nullable(z.enum(NEURO_CLASSIFICATIONS)),
    origin: candidateOrigin,
    sourceEnterpriseId: z.nullable(z.uuid()),
    accessibility,
    bionicReadingConfiguration,
    assistiveTools,
  }),
);
export type CandidateChanges = z.infer<typeof candidateChangesSchema>;
