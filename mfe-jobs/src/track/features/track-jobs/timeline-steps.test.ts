import { expect, test } from 'vitest';
import type { ApplyChannel, EnterpriseProcessStatus } from '@hirehq/shared-contracts/graphql/types';
import { applicationState } from '../../../shared/testing/builders.ts';
import { timelineSteps } from './timeline-steps.ts';

const stepsTo = (enterpriseProcessStatus: EnterpriseProcessStatus, channel: ApplyChannel) => {
  const rest = { adjustments: null, coverLetter: null, telephone: null, resume: null, offer: null, interviews: [], history: [] };
  return timelineSteps({ ...applicationState({ enterpriseProcessStatus }), ...rest }, channel).map(({ key }) => key);
};

test.each<[EnterpriseProcessStatus, ApplyChannel, string[]]>([
  ['R', 'SYSTEM', ['shortlisted', 'offered', 'accepted', 'onboarded']],
  ['S', 'SYSTEM', ['offered', 'accepted', 'onboarded']],
  ['R', 'MAIL', ['shortlisted']],
  ['S', 'MAIL', []],
  ['R', 'OWN_PAGE', []],
  ['R', 'NONE', []],
  ['F', 'MAIL', ['accepted', 'onboarded']],
])('JB-18 after %s, an employer that is reached by %s can go on with %j', (status, channel, steps) => {
  expect(stepsTo(status, channel)).toEqual(steps);
});
