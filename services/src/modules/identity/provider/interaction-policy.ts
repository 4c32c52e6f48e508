import { interactionPolicy } from 'oidc-provider';

/** `create` (registration, what /registrations asks for) comes first; there is no consent page: the only client is ours. */
export function createInteractionPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return policy;
}
