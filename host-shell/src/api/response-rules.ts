import { ERROR_CODES, type ErrorBody } from '@hirehq/shared-contracts/error-codes';

/** What the shell does in addition to passing a failure to the caller. */
export type ResponseRule = 'sign-in' | 'not-found-screen' | 'toast-oops' | 'none';

/** Lookups of interviews, chats and conversations; those of the call table are under `candidates/messages`. */
const SILENT_LOOKUPS = /(interview|chat|conversation|candidates\/messages)/i;
/** One conversation that is gone is not the page that is gone. */
const OF_ONE_PART = /candidates\/messages\//;

/** The rules for failed responses of the call table (SH-39, SH-40): returns the decision that the shell carries out. */
export function responseRule(method: string, path: string, status: number, body: Partial<ErrorBody> | undefined): ResponseRule {
  const code = body?.statusCode ?? status;
  if (code === 401) return path.includes('candidate') ? 'sign-in' : 'none';
  if (code === 404 && OF_ONE_PART.test(path)) return 'none';
  if (code === 404) return body?.errorMessage === ERROR_CODES.JOB_NOT_FOR_CANDIDATE.errorMessage ? 'none' : 'not-found-screen';
  if (code === 405) return body?.errorMessage === ERROR_CODES.INTERVIEW_ACCESS_DENIED.errorMessage ? 'not-found-screen' : 'none';
  if (code === 500) {
    const isSilent = (method === 'PUT' && path.includes('payrate/reports')) || (method === 'GET' && SILENT_LOOKUPS.test(path));
    return isSilent ? 'none' : 'toast-oops';
  }
  return 'none';
}
