import type { ApplicationDraftInput } from '@hirehq/shared-contracts/graphql/types';
import { newRequestId } from '@hirehq/shared-contracts/request-id';
import type { DraftOfApplicationFragment } from './application-draft.graphql.ts';
import type { Answers } from './apply-to-job.model.ts';
import { isRecord } from '@hirehq/shared-contracts/is-record';

export interface ChosenResume {
  id: string;
  /** Undefined if the draft contains only the id. */
  title?: string | undefined;
}

/** The typed content of an application. */
export interface DraftContent {
  answers: Answers;
  resume: ChosenResume | undefined;
  adjustments: string;
  /** Absent from drafts of earlier versions. */
  coverLetter?: string | undefined;
  /** Undefined as long as it was not changed: then it is that of the profile. */
  telephone?: string | undefined;
}

/** The version not chosen when two drafts conflicted, and when it was typed (ISO 8601). */
export interface LaidAside extends DraftContent {
  at: string;
}

/** A started application, as the browser stores it across reloads and sign-in. */
export interface ApplicationDraft extends DraftContent {
  /**
   * Sent with the application, so that repeating the request stores nothing twice. Each device has its own id, and the second
   * one to send receives the refusal that an application exists.
   */
  requestId: string;
  /** The revision of the account's draft that this one is based on; undefined while the account has none. */
  revision: number | undefined;
  /** Typed since, and not yet saved in the account. */
  unsaved: boolean;
  /** When it was last typed or saved, ISO 8601. */
  at: string;
  /** All versions that were not chosen, the latest first; they can be restored until the application is sent. */
  others: readonly LaidAside[];
}

/** Two drafts of one application that were edited separately. */
export interface DraftVersions {
  mine: ApplicationDraft;
  theirs: ApplicationDraft;
}

export function newDraft(): ApplicationDraft {
  return {
    answers: {},
    resume: undefined,
    adjustments: '',
    requestId: newRequestId(),
    revision: undefined,
    unsaved: false,
    at: new Date().toISOString(),
    others: [],
  };
}

const isAnswers = (value: unknown): value is Answers =>
  isRecord(value) &&
  Object.values(value).every((values) => Array.isArray(values) && values.every((item) => typeof item === 'string'));

const isResume = (value: unknown): value is ChosenResume =>
  isRecord(value) && typeof value['id'] === 'string' && (value['title'] === undefined || typeof value['title'] === 'string');

const isContent = (value: unknown): value is DraftContent =>
  isRecord(value) &&
  isAnswers(value['answers']) &&
  typeof value['adjustments'] === 'string' &&
  (value['resume'] === undefined || isResume(value['resume'])) &&
  [value['coverLetter'], value['telephone']].every((text) => text === undefined || typeof text === 'string');

export function isDraft(value: unknown): value is ApplicationDraft {
  return (
    isRecord(value) &&
    isContent(value) &&
    typeof value['requestId'] === 'string' &&
    (value['revision'] === undefined || typeof value['revision'] === 'number') &&
    typeof value['unsaved'] === 'boolean' &&
    typeof value['at'] === 'string' &&
    Array.isArray(value['others']) &&
    value['others'].every((other) => isContent(other) && 'at' in other && typeof other.at === 'string')
  );
}

/** The account's draft, to continue on this device. */
export function draftOfAccount(kept: DraftOfApplicationFragment): ApplicationDraft {
  return {
    answers: Object.fromEntries(kept.answers.map(({ questionId, values }) => [questionId, values])),
    resume: kept.resumeId === null ? undefined : { id: kept.resumeId },
    adjustments: kept.adjustments ?? '',
    coverLetter: kept.coverLetter ?? '',
    telephone: kept.telephone ?? undefined,
    requestId: newRequestId(),
    revision: kept.revision,
    unsaved: false,
    at: kept.savedAt,
    others: [],
  };
}

const typedAnswers = (answers: Answers) =>
  Object.entries(answers)
    .map(([questionId, values]) => ({ questionId, values: values.filter((value) => value !== '') }))
    .filter(({ values }) => values.length > 0)
    .toSorted((one, other) => (one.questionId < other.questionId ? -1 : 1));

export function draftInput(jobId: string, draft: ApplicationDraft): ApplicationDraftInput {
  return {
    jobId,
    requestId: draft.requestId,
    answers: typedAnswers(draft.answers),
    resumeId: draft.resume?.id ?? null,
    adjustments: draft.adjustments || null,
    coverLetter: draft.coverLetter || null,
    telephone: draft.telephone ?? null,
    basedOn: draft.revision ?? null,
  };
}

/** Whether anything was typed or chosen. */
export function isStarted({ answers, resume, adjustments, coverLetter, telephone }: DraftContent): boolean {
  const isTyped = [adjustments, coverLetter, telephone].some(Boolean);
  return resume !== undefined || isTyped || typedAnswers(answers).length > 0;
}

export function sameContent(one: DraftContent, other: DraftContent): boolean {
  const shape = ({ answers, resume, adjustments, coverLetter = '', telephone }: DraftContent) =>
    JSON.stringify([typedAnswers(answers), resume?.id ?? null, adjustments, coverLetter, telephone ?? null]);
  return shape(one) === shape(other);
}

const asideOf = ({ answers, resume, adjustments, coverLetter, telephone, at }: LaidAside): LaidAside => ({
  answers,
  resume,
  adjustments,
  coverLetter,
  telephone,
  at,
});

/** `draft`, with all set-aside versions of both drafts and the other draft itself: each once, without the content of `draft`. */
export function layAside(draft: ApplicationDraft, given: readonly LaidAside[]): ApplicationDraft {
  const others: LaidAside[] = [];
  for (const aside of [...given, ...draft.others])
    if (isStarted(aside) && ![draft, ...others].some((kept) => sameContent(kept, aside))) others.push(asideOf(aside));
  return { ...draft, others };
}

/** Merges two drafts if no answer is lost; otherwise returns both, for the candidate to choose. */
export function bringTogether(mine: ApplicationDraft, theirs: ApplicationDraft): ApplicationDraft | DraftVersions {
  const { requestId } = mine;
  if (sameContent(mine, theirs)) return layAside({ ...theirs, requestId, resume: mine.resume }, mine.others);
  if (mine.revision !== undefined && mine.revision === theirs.revision) return mine;
  // Everything in this draft is in the account, or it is empty: the account's draft is newer.
  if (!mine.unsaved) return layAside({ ...theirs, requestId }, mine.others);
  if (!isStarted(theirs)) return goOnWith(mine, theirs);
  return { mine, theirs };
}

/** `chosen`, as the successor of `kept`. */
export function goOnWith(chosen: ApplicationDraft, kept: ApplicationDraft): ApplicationDraft {
  return { ...chosen, revision: kept.revision, unsaved: true };
}

export const isConflict = (found: ApplicationDraft | DraftVersions): found is DraftVersions => 'theirs' in found;
