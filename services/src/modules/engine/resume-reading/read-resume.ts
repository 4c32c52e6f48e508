import { unreadableMessage } from '@hirehq/shared-contracts/error-codes';
import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import { createAttemptLimits } from '../../../platform/attempts/attempt-limits.ts';
import { refuseExcess } from '../../../platform/attempts/refuse-excess.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { createFairQueue } from '../../../platform/fair-queue.ts';
import { recentSkillFinder } from '../skills/index.ts';
import { placeWords } from '../places/index.ts';
import { matchSkills } from './match-skills.ts';
import { readInChild } from './read-in-child.ts';
import { resumeFile } from './resume-file.store.ts';
import { maybePlaces, resolveResumePlaces } from './resolve-resume-places.ts';

/** Each reading is a process of its own. A candidate has one at a time, so that no file holds up the other candidates. */
const READINGS = { slots: 2, slotsEach: 1, mostWaiting: 16, mostWaitingEach: 3 };

/** More than anybody needs who tries several files, and several versions of each. */
export const READINGS_PER_HOUR = { resumeReadingsByCandidate: { max: 40, windowMs: 3_600_000 } };
const TOO_MANY = 'You have had many files read in the last hour. Please try again later, or fill in your profile yourself.';

/** Reads stored résumés; refuses with FILE_UNREADABLE, and the reason, what cannot be read. */
export function createResumeReader({ db, files, now }: Pick<Services, 'db' | 'files' | 'now'>) {
  const queue = createFairQueue(READINGS);
  const limits = createAttemptLimits({ db, now }, READINGS_PER_HOUR);

  async function readFile(file: { storage_key: string; content_type: string }) {
    const data = await files.read(file.storage_key);
    if (!data) throw new Refusal('FILE_UNREADABLE');
    return readInChild({ contentType: file.content_type, data, today: now().toISOString().slice(0, 10) });
  }

  return async function readResume(candidateId: string, id: string): Promise<ResumeReading> {
    const file = await resumeFile(db, candidateId, id);
    if (!file) throw new Refusal('NOT_FOUND');
    const attempt = ['resumeReadingsByCandidate', candidateId] as const;
    await refuseExcess(limits, TOO_MANY, attempt);
    let hadSlot = false;
    const read = () => {
      hadSlot = true;
      return readFile(file);
    };
    const response = await queue.run(candidateId, read).catch(async (error: unknown) => {
      // A file that got no slot was not read.
      if (!hadSlot) await limits.giveBack(attempt);
      throw error;
    });
    if ('unreadable' in response) {
      const { reason, detail } = response.unreadable;
      throw new Refusal('FILE_UNREADABLE', { reason, message: unreadableMessage(reason), cause: detail });
    }
    const { skillTexts } = response.parsed;
    const reading = resolveResumePlaces(response.parsed.reading, await placeWords(db, maybePlaces(response.parsed.reading)));
    return { ...reading, skills: matchSkills(skillTexts, await recentSkillFinder(db)) };
  };
}
