import type { NeuroClassification } from '@hirehq/shared-contracts/codes';

const RESPONSE_LIMIT_MS = 10_000;

interface Account {
  attributes?: Readonly<Record<string, readonly string[]>>;
}

/** Sets the account's attribute at the provider's account endpoint (ID-03), which requires the complete account. */
export async function classifyAccount(realm: string, accessToken: string, classification: NeuroClassification): Promise<void> {
  const address = `${realm}/account?userProfileMetadata=false`;
  const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json', 'content-type': 'application/json' };
  const ask = async (init: RequestInit) => {
    const response = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(RESPONSE_LIMIT_MS) });
    if (!response.ok) throw new Error(`The account endpoint responded with ${response.status}.`);
    return response;
  };
  const account = (await (await ask({})).json()) as Account;
  const attributes = { ...account.attributes, neuro_classification: [classification] };
  await ask({ method: 'POST', body: JSON.stringify({ ...account, attributes }) });
}
