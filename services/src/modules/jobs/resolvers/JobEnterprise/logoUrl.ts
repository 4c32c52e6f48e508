import type { Resolver } from '../../../../platform/http/graphql.ts';
import { logoLink } from '../../../employer-profiles/index.ts';
import type { JobAnswer } from '../../read/job-answer.ts';

export const logoUrl: Resolver<JobAnswer['enterprise']> = ({ logoFile }, _args, { services }) =>
  logoLink(services.files, logoFile);
