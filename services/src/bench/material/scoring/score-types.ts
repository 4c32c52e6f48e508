import type { EmploymentType } from '@hirehq/shared-contracts/codes';
import { employmentTypeOf, workModeOf } from '../../../modules/engine/feeds/fields/read-terms.ts';
import type { MaterialCase } from '../material.ts';
import { verdictOn, type Verdict } from './verdict.ts';

/** A job has one type: of a choice of several, none is read. */
export const typeOf = (types: readonly EmploymentType[]) => (types.length === 1 ? (types[0] ?? null) : null);

/** Employment type and work mode, as the text of a field of a feed. */
export const scoreTypes = ({ text, typesAny, modeAny }: MaterialCase<'types'>): Verdict[] => [
  verdictOn({ field: 'type', read: employmentTypeOf(text, ''), expected: typesAny.map(typeOf) }),
  verdictOn({ field: 'mode', read: workModeOf(text), expected: modeAny }),
];
