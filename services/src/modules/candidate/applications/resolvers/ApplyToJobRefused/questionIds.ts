import type { Resolver } from '../../../../../platform/http/graphql.ts';

/** Only ANSWERS_INCOMPLETE names questions. */
export const questionIds: Resolver<{ questionIds?: readonly string[] }> = ({ questionIds: wrong = [] }) => wrong;
