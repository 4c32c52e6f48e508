import { useEffect, useEffectEvent } from 'react';
import { useApiQuery, type ApiQuery } from '@hirehq/shared-ui';
import { HandOverDocument, type HandOverQuery } from './hand-over.graphql.ts';

const ASK_AGAIN_MS = 2000;

/**
 * The hand-over of a token, on the device that has it. That device may have no session, and so no event stream: while `follow`
 * is set, it is requested again every two seconds.
 */
export function useHandOver(token: string | undefined, { follow }: { follow: boolean }): ApiQuery<HandOverQuery> {
  const query = useApiQuery(HandOverDocument, token === undefined ? undefined : { token }, { freshMs: 0 });
  const again = useEffectEvent(() => query.retry());
  useEffect(() => {
    if (!follow) return undefined;
    const timer = setInterval(() => again(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [follow]);
  return query;
}
