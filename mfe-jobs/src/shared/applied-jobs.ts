import { useMemo } from 'react';
import { atom, useAtom } from '@hirehq/shared-ui';

/** Applications sent since the cards were fetched, by job id. */
const sentAtom = atom<Readonly<Record<string, string>>>({});
/** Ids of the applications taken back since. */
const withdrawnAtom = atom<ReadonlySet<string>>(new Set<string>());

interface MaybeApplied {
  id: string;
  application: { id: string; withdrawnAt: string | null } | null;
}

/** Whether the candidate has an application to this job that was not taken back. */
export function useIsApplied({ id, application }: MaybeApplied): boolean {
  const fetched = application?.withdrawnAt === null ? application.id : undefined;
  const isApplied = useMemo(
    () =>
      atom((get) => {
        const current = get(sentAtom)[id] ?? fetched;
        return current !== undefined && !get(withdrawnAtom).has(current);
      }),
    [fetched, id],
  );
  return useAtom(isApplied)[0];
}

/** Tells the cards that are already there of an application, or of its end. */
export function useMarkApplied() {
  const [, setSent] = useAtom(sentAtom);
  const [, setWithdrawn] = useAtom(withdrawnAtom);
  return {
    markApplied: (jobId: string, applicationId: string) => setSent((all) => ({ ...all, [jobId]: applicationId })),
    markWithdrawn: (applicationId: string) => setWithdrawn((ids) => new Set([...ids, applicationId])),
  };
}
