import { createHash } from 'node:crypto';
import type { InterviewStatus } from '@hirehq/shared-contracts/codes';

/** What a demo employer sees of an application when deciding what to do next. */
export interface Seen {
  applicationId: string;
  enterpriseProcessStatus: 'R' | 'S' | 'F';
  candidateProcessStatus: 'A' | 'P' | null;
  /** Time of the last change. */
  changedAt: Date;
  /** True for an application of the initial demo data, which is left alone until the candidate acts. */
  isPast: boolean;
  lastActor: 'candidate' | 'enterprise' | 'system';
  hasAsked: boolean;
  wasMoved: boolean;
  interview:
    | {
        status: InterviewStatus;
        completesAt: Date;
        roundCompleted: boolean;
        /** True if the candidate has proposed times in the future. */
        hasProposal: boolean;
      }
    | undefined;
}

export type StepToTake = 'shortlist' | 'close' | 'ask' | 'invite' | 'move' | 'agree' | 'complete' | 'offer' | 'onboard';

export interface NextStep {
  take: StepToTake;
  /** Earliest time of the step. */
  at: Date;
}

const SECOND = 1000;

/** A number from 0 to 1 that is constant for an application and a purpose. */
export function chanceOf(applicationId: string, purpose: string): number {
  const hash = createHash('sha256').update(`${purpose}:${applicationId}`).digest();
  return hash.readUInt32BE(0) / 2 ** 32;
}

/** Whether an employer releases a candidate from its pool; one who was declined may be released on another day. */
export const isReleased = (candidateId: string, now: Date): boolean =>
  chanceOf(`${candidateId}:${now.toISOString().slice(0, 10)}`, 'keeps') >= 0.2;

/** The employer's next step for an application, and its time; undefined while it is the candidate's turn. */
export function nextStep(seen: Seen): NextStep | undefined {
  const { applicationId, interview } = seen;
  if (seen.isPast && seen.lastActor !== 'candidate') return undefined;
  const chance = (purpose: string) => chanceOf(applicationId, purpose);
  const after = (take: StepToTake, from: Date, [least, most]: readonly [number, number]): NextStep => ({
    take,
    at: new Date(from.getTime() + (least + (most - least) * chance(take)) * SECOND),
  });
  const { changedAt } = seen;

  if (seen.enterpriseProcessStatus === 'F')
    return seen.candidateProcessStatus === 'A' ? after('onboard', changedAt, [20, 60]) : undefined;
  if (seen.enterpriseProcessStatus === 'R')
    return chance('declines') < 0.15 ? after('close', changedAt, [60, 150]) : after('shortlist', changedAt, [15, 45]);

  if (!interview) {
    if (!seen.hasAsked && chance('asks') < 0.7) return after('ask', changedAt, [10, 30]);
    return after('invite', changedAt, [50, 110]);
  }
  if (interview.roundCompleted) return after(chance('convinced') < 0.75 ? 'offer' : 'close', changedAt, [30, 80]);
  if (interview.hasProposal) return after('agree', changedAt, [15, 40]);
  if (interview.status === 'X') return after(seen.wasMoved ? 'close' : 'move', changedAt, [20, 50]);
  if (interview.status === 'A') return after('complete', interview.completesAt, [5, 30]);
  // The invitation was not answered before the interview was due.
  return after(seen.wasMoved ? 'close' : 'move', interview.completesAt, [5, 30]);
}
