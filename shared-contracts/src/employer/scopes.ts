/** What a key of an employer may do. Reading the own brand and jobs takes no scope but a key. */
export const EMPLOYER_SCOPES = [
  'keys:write',
  'brand:write',
  'jobs:write',
  'applications:read',
  'applications:write',
  'interviews:write',
  'messages:write',
  'webhooks:write',
  'feeds:write',
] as const;
export type EmployerScope = (typeof EMPLOYER_SCOPES)[number];
