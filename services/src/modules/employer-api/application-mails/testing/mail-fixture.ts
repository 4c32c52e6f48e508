import { randomUUID } from 'node:crypto';
import { ApplyToJobDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/apply-to-job.graphql.ts';
import { JobPageDocument } from '@hirehq/shared-contracts/graphql';
import { multipartBody } from '../../../../platform/testing/multipart-body.ts';
import type { TestApp } from '../../../../platform/testing/test-app.ts';
import { workDone } from '../../../../platform/testing/work-done.ts';
import { findEmployer } from '../../employers/index.ts';
import { storedCandidate, storedJobs } from '../../../engine/jobs/testing/stored-jobs.ts';
import { askForProof } from '../index.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' };

export const linkIn = (text: string, path: string): string =>
  new URL(new RegExp(`\\S+${path}/\\S+`).exec(text)?.[0] ?? '').pathname;

/** An employer that is reached by mail, its mails and pages, and its applicants. The app must not send mails. */
export function mailFixture(app: TestApp) {
  async function mailsTo(recipient: string) {
    await workDone(app.db, { but: ['mail.send'] });
    return app.db.selectFrom('mail').selectAll().where('recipient', '=', recipient).orderBy('created_at').orderBy('id').execute();
  }
  const open = async (path: string, headers: Record<string, string> = {}) =>
    app.app.inject({ url: path, headers: { 'accept-language': 'en', ...headers } });
  const post = async (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    app.app.inject({
      method: 'POST',
      url: path,
      headers: { ...FORM, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });

  /** An employer whose jobs were imported, and the address it was asked to prove. */
  async function employer() {
    const company = `North Harbour ${randomUUID()}`;
    const to = `jobs@${randomUUID()}.example`;
    const [jobId = ''] = await storedJobs(app.db, [{ company, title: 'Harbour pilot', isReached: false, easyApply: true }]);
    const enterpriseId = (await findEmployer(app.db, company))?.id ?? '';
    const ask = (address: string) => app.db.transaction().execute((trx) => askForProof(trx, app.services, enterpriseId, address));
    await ask(to);
    const [mail] = await mailsTo(to);
    const proof = linkIn(mail?.body_text ?? '', '/application-address');
    const channel = async () => (await app.graphql(JobPageDocument, { id: jobId })).data?.job?.applyChannel;
    return { company, to, jobId, enterpriseId, proof, ask, channel };
  }

  async function apply(jobId: string, resumeOf?: (candidateId: string) => Promise<string>) {
    const word = `word-${randomUUID()}`;
    const candidateId = await storedCandidate(app.db);
    await app.db.updateTable('candidate').set({ first_name: 'Ada<b>', last_name: word }).where('id', '=', candidateId).execute();
    const headers = await app.asCandidate(candidateId);
    const resumeId = await resumeOf?.(candidateId);
    const input = {
      jobId,
      requestId: randomUUID(),
      answers: [{ questionId: 'availability', values: ['Full Time'] }],
      adjustments: `A quiet room for ${word}.`,
      ...(resumeId !== undefined && { resumeId }),
    };
    const { data } = await app.graphql(ApplyToJobDocument, { input }, headers);
    if (data?.applyToJob.__typename !== 'ApplyToJobDone') throw new Error(JSON.stringify(data));
    return { word, candidateId, headers, id: data.applyToJob.application.id };
  }

  /** An application that was mailed, and its page. */
  async function mailed(resumeOf?: (candidateId: string) => Promise<string>) {
    const of = await employer();
    await post(of.proof);
    const application = await apply(of.jobId, resumeOf);
    const mail = (await mailsTo(of.to)).find(({ subject }) => subject.startsWith('New application'));
    return { ...of, ...application, mail, path: linkIn(mail?.body_text ?? '', '/received-application') };
  }

  const stateOf = async (id: string) =>
    app.db
      .selectFrom('application')
      .select(['enterprise_process_status', 'closed_at', 'closure_reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  /** A message of the candidate to the employer; returns the response. */
  async function write(text: string, from: { headers: Record<string, string>; candidateId: string; enterpriseId: string }) {
    const { headers, candidateId, enterpriseId } = from;
    const parties = { messageTo: enterpriseId, messageFrom: candidateId, byEnterprise: false, enterpriseId };
    const message = { message: text, messageType: 'TEXT', requestId: randomUUID(), ...parties };
    const body = await multipartBody({ messages: JSON.stringify(message) });
    return app.app.inject({
      method: 'PUT',
      url: '/api/v1/candidates/messages/general',
      headers: { ...headers, ...body.headers },
      payload: body.payload,
    });
  }

  return { mailsTo, open, post, employer, apply, mailed, stateOf, write };
}
