import { useApiMutation } from '@hirehq/shared-ui';
import { EndHandOverDocument, OpenHandOverDocument, StartHandOverDocument } from './hand-over.graphql.ts';

/** Starts a hand-over for a video; its key opens it once, on another device or on this one. */
export const useStartHandOver = () => useApiMutation(StartHandOverDocument);

export const useOpenHandOver = () => useApiMutation(OpenHandOverDocument, { failures: { NOT_FOUND: 'video.code.used' } });

export const useEndHandOver = () => useApiMutation(EndHandOverDocument);
