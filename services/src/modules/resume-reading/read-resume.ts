import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/module.ts';
import type { Turns } from '../../platform/turns.ts';
import { recentSkillFinder } from '../skills/index.ts';
import { matchSkills } from './match-skills.ts';
import { readInChild } from './read-in-child.ts';
import { resumeFile } from './resume-file.store.ts';

/** Reads a stored résumé; refuses with FILE_UNREADABLE what cannot be read. */
export async function readResume(
  { db, files, now }: Pick<Services, 'db' | 'files' | 'now'>,
  turns: Turns,
  candidateId: string,
  id: string,
): Promise<ResumeReading> {
  const file = await resumeFile(db, candidateId, id);
  if (!file) throw new Refusal('NOT_FOUND');
  const data = await files.read(file.storage_key);
  if (!data) throw new Refusal('FILE_UNREADABLE');
  const today = now().toISOString().slice(0, 10);
  const response = await turns.take(() => readInChild({ contentType: file.content_type, data, today }));
  if ('unreadable' in response) throw new Refusal('FILE_UNREADABLE', { cause: response.unreadable });
  const { reading, skillTexts } = response.parsed;
  return { ...reading, skills: matchSkills(skillTexts, await recentSkillFinder(db)) };
}
