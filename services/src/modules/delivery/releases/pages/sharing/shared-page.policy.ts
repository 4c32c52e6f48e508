/** What decides whether caches may give a page to other visitors. */
export interface PageFacts {
  method: string;
  status: number;
  /** Whether the browser may have a session. */
  isCandidate: boolean;
  /** Whether the page is in a frame of an employer's page. */
  isFramed: boolean;
  /** Whether the page runs working copies or chosen versions, or its address asked for some. */
  hasOverrides: boolean;
  /** Whether a canary runs that means something for the page. */
  hasCanaries: boolean;
  /** Whether the address says where its visitor comes from. */
  hasLinkHints: boolean;
  /** Whether search engines may list the page. */
  isIndexed: boolean;
  /** Whether a process may keep what the page shows. */
  mayKeep: boolean;
  /** Whether the page is made of the live set, not of the one before, while this process fetches files. */
  isOfLiveSet: boolean;
  /** Whether the data of the page depend on the country of the visitor. */
  dependsOnCountry: boolean;
  /** Whether all of the page was there in time. */
  isComplete: boolean;
}

/** Whether nothing in a page depends on its visitor but the language, so that a cache may give it to others who speak it. */
export const isShared = ({
  method,
  status,
  isCandidate,
  isFramed,
  hasOverrides,
  hasCanaries,
  hasLinkHints,
  isIndexed,
  mayKeep,
  isOfLiveSet,
  dependsOnCountry,
  isComplete,
}: PageFacts): boolean => {
  const isForEverybody = method === 'GET' && status === 200 && isIndexed && mayKeep && isOfLiveSet;
  const isOfVisitor = isCandidate || isFramed || hasOverrides || hasCanaries || hasLinkHints || dependsOnCountry;
  return isForEverybody && isComplete && !isOfVisitor;
};
