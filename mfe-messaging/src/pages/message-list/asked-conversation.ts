/** The conversation that an address of the page names: by sender and employer, or by sender and name (MS-09). */
export interface AskedConversation {
  enterpriseId: string;
  name: string;
  jobId: string | undefined;
}

const ID = /^[0-9a-f-]{1,64}$/i;
const LONGEST_NAME = 200;

const idIn = (query: URLSearchParams, key: string): string | undefined => {
  const id = query.get(key) ?? '';
  return ID.test(id) ? id : undefined;
};

/** Undefined if the address names none. The sender of a conversation is its employer. */
export function askedConversation(query: URLSearchParams): AskedConversation | undefined {
  const enterpriseId = idIn(query, 'enterpriseId') ?? idIn(query, 'candidateId');
  if (!enterpriseId) return undefined;
  return {
    enterpriseId,
    name: (query.get('candidateDetails') ?? '').slice(0, LONGEST_NAME),
    jobId: idIn(query, 'jobId'),
  };
}
