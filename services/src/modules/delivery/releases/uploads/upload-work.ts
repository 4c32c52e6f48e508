import type { Services } from '../../../../platform/module.ts';
import { onSchedule, type DeclaredWork } from '../../../../platform/work/work-kind.ts';
import { forgetUploads } from './uploads.store.ts';

/** Forgets uploads that were not completed in time. Their files go with those that no release has. */
export const uploadWork = ({ db, now }: Pick<Services, 'db' | 'now'>): DeclaredWork =>
  onSchedule({ name: 'releases.forget-uploads', schedule: '41 * * * *', run: () => forgetUploads(db, now()) });
