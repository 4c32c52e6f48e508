import { useApiQuery } from '@hirehq/shared-ui';
import { OwnVideoDocument } from './own-video.graphql.ts';

/** The video of the candidate, as they see it themselves. */
export const useOwnVideo = () => useApiQuery(OwnVideoDocument, {}, { freshMs: 0 });
