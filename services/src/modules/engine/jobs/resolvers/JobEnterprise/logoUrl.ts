import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { logoLink } from '../../../../enterprises/employer-profiles/index.ts';
import type { JobResponse } from '../../read/job-response.ts';

export const logoUrl: Resolver<JobResponse['enterprise']> = ({ logoFile }, _args, { services }) =>
  logoLink(services.files, logoFile);
