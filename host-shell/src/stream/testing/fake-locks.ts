type Run = () => Promise<unknown>;

interface Waiting {
  run: Run;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** The part of LockManager that the stream uses, for one lock, shared by the tabs of a test. */
export function createFakeLocks() {
  let holder: Waiting | undefined;
  const queue: Waiting[] = [];

  function grant(next: Waiting | undefined): void {
    holder = next;
    if (!next) return;
    void next.run().then(
      (value) => {
        next.resolve(value);
        if (holder === next) grant(queue.shift());
      },
      (error: unknown) => next.reject(error),
    );
  }

  return {
    isHeld: () => holder !== undefined,
    request(_name: string, { steal = false, signal }: { steal?: boolean; signal?: AbortSignal }, run: Run): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const asked = { run, resolve, reject };
        const aborted = new DOMException('aborted', 'AbortError');
        if (signal?.aborted) return reject(aborted);
        if (steal || !holder) {
          holder?.reject(new DOMException('stolen', 'AbortError'));
          return grant(asked);
        }
        queue.push(asked);
        signal?.addEventListener('abort', () => {
          const at = queue.indexOf(asked);
          if (at >= 0) queue.splice(at, 1);
          if (at >= 0) reject(aborted);
        });
      });
    },
  };
}
