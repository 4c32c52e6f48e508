import { FRAMED_ERRORS, visitorFragment, type EmbedVisitor } from '@hirehq/shared-contracts/embed';
import { RemoteFailure } from './remote-failure.ts';
import { withinLimit } from './within-limit.ts';

/** How long the page may take to make a token: whoever applies waits for it. */
const LIMIT_MS = 3_000;

/**
 * The fragment with the token that the page has for its visitor, for the address of an application; empty without one. Whatever goes
 * wrong is reported, and the application opens without it.
 */
export async function fragmentOf(
  given: EmbedVisitor | null | undefined,
  report: (failure: RemoteFailure) => void,
): Promise<string> {
  try {
    const token: unknown =
      typeof given === 'function' ? await withinLimit(Promise.resolve(given()), LIMIT_MS, 'the token of the visitor') : given;
    return typeof token === 'string' && token !== '' ? visitorFragment(token) : '';
  } catch (error) {
    report(new RemoteFailure('VISITOR_UNKNOWN', FRAMED_ERRORS.VISITOR_UNKNOWN, error));
    return '';
  }
}
