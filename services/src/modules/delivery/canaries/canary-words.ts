import type { CanarySignal } from '@hirehq/shared-contracts/delivery';
import { THRESHOLD, type SignalFinding, visitsToTell } from './canary-test.policy.ts';

interface Compared {
  remote: string;
  version: string;
  against: string;
  share: number;
}

const NAMES = {
  LOAD_FAILED: 'failed to load',
  CRASHED: 'crashed',
  SLOW: 'loaded slowly',
} as const satisfies Record<CanarySignal, string>;

const count = (value: number) => Math.round(value).toLocaleString('en');
const visits = (value: number) => `${count(value)} ${value === 1 ? 'visit' : 'visits'}`;
const percent = ({ failures, visits: all }: SignalFinding['live']) =>
  all === 0 ? '' : ` (${((failures / all) * 100).toFixed(2)} %)`;
const armText = (arm: SignalFinding['live'], version: string) =>
  `in ${count(arm.failures)} of ${visits(arm.visits)}${percent(arm)} with ${version}`;

/** What was seen of one signal, for people. */
const findingText = (signal: CanarySignal, { live, canary }: SignalFinding, { version, against }: Compared): string =>
  `${NAMES[signal]} ${armText(canary, version)} and ${armText(live, against)}`;

export const revertText = (signal: CanarySignal, finding: SignalFinding, compared: Compared): string =>
  `Reverted: ${compared.remote} ${findingText(signal, finding, compared)}. This is ${count(finding.evidence)} times more likely with a worse version than with an equal one; from ${THRESHOLD} times on, a canary is reverted.`;

/** Why a canary ended at its time without a decision. */
export function inconclusiveText(findings: Readonly<Record<CanarySignal, SignalFinding>>, compared: Compared): string {
  const seen = (Object.entries(findings) as [CanarySignal, SignalFinding][]).map(
    ([signal, finding]) => `it ${findingText(signal, finding, compared)}`,
  );
  const needed = visitsToTell(findings.LOAD_FAILED.live, compared.share);
  const tell =
    needed === null
      ? 'The live version has had too few visits to say how many are needed.'
      : `Five times as many failed loads would show after about ${visits(needed)} with ${compared.version}.`;
  return `Ended without a decision, and ${compared.against} is live as before: ${compared.remote} is not shown to be worse; ${seen.join('; ')}. ${tell}`;
}
