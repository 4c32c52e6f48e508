/** Scopes of an employer's key. Reading the enterprise's own brand and jobs needs a key but no scope. */
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
