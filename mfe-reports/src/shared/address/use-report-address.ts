import { useSearchParams } from '@hirehq/shared-ui';

/** The query parameters of a report; a change replaces the address, so that Back leaves the report. */
export function useReportAddress() {
  const [params, setParams] = useSearchParams();
  return {
    params,
    change(values: Readonly<Record<string, string | undefined>>): void {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values))
            if (value) next.set(name, value);
            else next.delete(name);
          return next;
        },
        { replace: true },
      );
    },
  };
}
