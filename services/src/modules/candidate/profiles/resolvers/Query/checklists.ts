import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { checklists as checklistsOf } from '../../checklists/checklists.service.ts';

export const checklists: Resolver<unknown> = async (_parent, _args, { services, viewer }) =>
  checklistsOf(services, signedIn(viewer).candidateId);
