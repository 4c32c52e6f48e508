import { COACH_STEP_KINDS } from '@hirehq/shared-contracts/codes';
import type { CoachStep } from '@hirehq/shared-contracts/graphql/types';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { CandidateViewer, Services } from '../../../../platform/module.ts';
import { surplusUnder } from '../../../../platform/row-caps/refuse-if-full.ts';
import { emailAddressOf } from '../../../sign-in/identity/index.ts';
import { checklists } from '../checklists/checklists.service.ts';
import { profileScore } from '../score/profile-score.ts';
import { daysBetween } from '../sections/licence-stage.ts';
import { licencesOf } from '../sections/licences.store.ts';
import { askedSkills } from './asked-skills.ts';
import { dismissedSteps, forgetOldestDismissals, hasSavedSearch, saveDismissal, savedAndOpen } from './coach-facts.store.ts';
import { coachStepsOf } from './coach.policy.ts';

const MOST_SAVED = 5;
/** A signature that ends within this time is due again. */
const SIGN_AGAIN_DAYS = 30;

/** Next steps for a candidate, from the profile, the jobs they chose and the jobs of our own database. */
export async function coachSteps(services: Services, viewer: CandidateViewer): Promise<CoachStep[]> {
  const { db, now } = services;
  const { candidateId } = viewer;
  const today = now().toISOString().slice(0, 10);
  const [score, asked, licences, lists, saved, searches, address, dismissed] = await Promise.all([
    profileScore(services, candidateId),
    askedSkills(services, candidateId),
    licencesOf(db, candidateId),
    checklists(services, candidateId),
    savedAndOpen(db, candidateId, today, MOST_SAVED),
    hasSavedSearch(db, candidateId),
    emailAddressOf(services, viewer),
    dismissedSteps(db, candidateId),
  ]);
  if (!score) return [];
  const daysUntil = (date: string) => daysBetween(today, date);
  return coachStepsOf(
    {
      score,
      asked,
      licences: licences.flatMap(({ id, name, expires_on }) =>
        expires_on === null ? [] : [{ id, name, expiresOn: expires_on, days: daysUntil(expires_on) }],
      ),
      unsigned: lists
        .filter(({ items }) => items.some(({ done }) => done))
        .filter(({ expiresOn }) => expiresOn === null || daysUntil(expiresOn) <= SIGN_AGAIN_DAYS)
        .map(({ id, expiresOn }) => ({ id, expiresOn })),
      saved: saved.map(({ id, title, closes_on }) => ({
        id,
        title,
        closesInDays: closes_on === null ? null : daysUntil(closes_on),
      })),
      hasSavedSearch: searches,
      isEmailVerified: address.isVerified,
    },
    dismissed,
  );
}

const MAX_ID = 100;

/** Hides a step as long as its id, which contains its reason, stays the same. */
export async function dismissStep({ db, now }: Services, candidateId: string, id: string): Promise<void> {
  const isStep = id.length <= MAX_ID && COACH_STEP_KINDS.some((kind) => id === kind || id.startsWith(`${kind}.`));
  if (!isStep || id.includes('\0')) throw new Refusal('NOT_FOUND');
  await db.transaction().execute(async (trx) => {
    const surplus = await surplusUnder(trx, 'dismissedSteps', { owner: candidateId, now: now() });
    const isKnown = (await dismissedSteps(trx, candidateId)).has(id);
    if (!isKnown && surplus > 0) await forgetOldestDismissals(trx, candidateId, surplus);
    await saveDismissal(trx, candidateId, id, now());
  });
}
