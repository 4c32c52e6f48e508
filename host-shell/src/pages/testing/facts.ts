import { parse, type FieldDefinitionNode } from 'graphql';
import {
  EMPLOYMENT_TYPES,
  NOTIFICATION_CHANNELS,
  PAY_UNITS,
  PROFILE_AUDIENCES,
  PROFILE_SECTIONS,
} from '@hirehq/shared-contracts/codes';
import { EMPLOYER_CALLS } from '@hirehq/shared-contracts/employer';
import { SDL } from '@hirehq/shared-contracts/graphql/schema';
import { pageConfigSchema } from '@hirehq/shared-contracts/page';
import { routes } from '@hirehq/shared-contracts/routes';

/** The fields of each type and input of the schema. */
const fields = new Map<string, Set<string>>();
for (const definition of parse(SDL).definitions) {
  if (!('fields' in definition) || !('name' in definition)) continue;
  const own = fields.get(definition.name.value) ?? new Set<string>();
  for (const { name } of (definition.fields ?? []) as readonly FieldDefinitionNode[]) own.add(name.value);
  fields.set(definition.name.value, own);
}
const has = (type: string, ...names: readonly string[]) => names.every((name) => fields.get(type)?.has(name) === true);
const employersCan = (...calls: readonly string[]) => calls.every((call) => Object.hasOwn(EMPLOYER_CALLS, call));
const includes = (codes: readonly string[], ...wanted: readonly string[]) => wanted.every((code) => codes.includes(code));

/**
 * What a sentence of a public page may rest on, computed from what this release can do. Facts about the employers and jobs of a
 * deployment, such as how many there are, are not among them: no page may state them as a sentence.
 */
export const FACTS = {
  jobsAreSearched: () => has('JobFilter', 'keyword', 'jobTitle', 'skills', 'city'),
  filters: () => has('JobFilter', 'payMin', 'workModes', 'employmentTypes', 'experienceLevels', 'remote', 'easyApply'),
  newest: () => has('JobFilter', 'postedWithinDays') && has('Job', 'postedAt'),
  around: () => has('JobFilter', 'radiusKm'),
  payIfStated: () => has('Job', 'pay') && has('JobFilter', 'payNotStated'),
  hourlyWork: () => includes(PAY_UNITS, 'HOUR'),
  contractWork: () => includes(EMPLOYMENT_TYPES, 'FL'),
  permanentWork: () => includes(EMPLOYMENT_TYPES, 'FT', 'PT'),
  employersAreNamed: () => has('Job', 'enterprise') && has('JobEnterprise', 'establishmentName'),
  jobsAreSaved: () => has('Mutation', 'saveJob'),
  easyApply: () => has('Job', 'easyApply'),
  match: () => has('Job', 'matchScore', 'match', 'skills') && has('Query', 'recommendedJobs'),
  drafts: () => has('Mutation', 'saveApplicationDraft') && has('Query', 'applicationDraft'),
  applicationsAreSent: () => has('Mutation', 'applyToJob'),
  statusIsShown: () => has('Job', 'application') && has('Query', 'myJobs'),
  notifications: () => includes(NOTIFICATION_CHANNELS, 'IN_PAGE', 'PUSH', 'EMAIL'),
  notificationChoices: () => has('Mutation', 'saveNotificationPreferences'),
  profileIsKept: () => routes.createProfile() !== '' && has('Query', 'profile'),
  visibility: () =>
    has('Mutation', 'setProfileVisibility') && PROFILE_SECTIONS.length > 0 && includes(PROFILE_AUDIENCES, 'NOBODY'),
  video: () => has('SharedProfile', 'video'),
  score: () => has('Profile', 'score'),
  interest: () => has('Dashboard', 'interest'),
  checklists: () => has('Query', 'checklists') && has('Mutation', 'signChecklist'),
  coach: () => has('Query', 'coachSteps'),
  dashboard: () => routes.dashboard() !== '',
  signUp: () => routes.signUp() !== '',
  readingAids: () => has('JobFilter', 'keyword') && includes(PROFILE_SECTIONS, 'SKILLS'),
  employersWrite: () => employersCan('POST messages/{candidateId}'),
  employersRead: () => employersCan('GET applications', 'GET candidates/{candidateId}/profile'),
  healthFilters: () => has('JobFilter', 'careSettings', 'shiftPatterns', 'payBands'),
  healthFacts: () => has('HealthPost', 'careSetting', 'shiftPattern', 'licence', 'payBand'),
  testimonialsOfOperator: () => 'testimonials' in pageConfigSchema.shape,
} as const satisfies Readonly<Record<string, () => boolean>>;
export type Fact = keyof typeof FACTS;
