export interface AllocationBudget {
  /** Bytes of one buffer. */
  mostAtOnce: number;
  /** Bytes of all buffers together, those that are no longer used included. */
  most: number;
  /** Hears once that more was asked for; must not return. */
  exceeded: (detail: string) => never;
}

const BUFFERS = ['ArrayBuffer', 'Uint8Array', 'Uint8ClampedArray', 'Uint16Array', 'Uint32Array', 'Int32Array'] as const;
type BufferName = (typeof BUFFERS)[number];

const bytesOf = (name: BufferName, size: unknown) =>
  typeof size === 'number' ? size * (name === 'ArrayBuffer' ? 1 : globalThis[name].BYTES_PER_ELEMENT) : 0;

/**
 * Counts the buffers that libraries make from now on in this process, before they are allocated. A decoder without a
 * limit of its own, such as those of pdf.js, keeps what it has unpacked in a buffer that it doubles, and so is stopped
 * while it unpacks, however many filters are nested. Call it in a process of its own: it replaces globals.
 */
export function limitAllocations({ mostAtOnce, most, exceeded }: AllocationBudget): void {
  let total = 0;
  /** `size` is that of the buffer to which the bytes belong. */
  function spend(bytes: number, size = bytes): void {
    total += bytes;
    if (size > mostAtOnce || total > most) exceeded(`asked for ${size} bytes, ${total} in total`);
  }
  for (const name of BUFFERS) {
    const proxy: object = new Proxy(globalThis[name], {
      construct(target, args: unknown[], newTarget): object {
        spend(bytesOf(name, args[0]));
        return Reflect.construct(target, args, newTarget === proxy ? target : newTarget) as object;
      },
    });
    Object.defineProperty(globalThis, name, { value: proxy, writable: true, configurable: true });
  }
  const Native = globalThis.DecompressionStream;
  /** The native decoder, which allocates out of sight: its output is counted piece by piece. */
  class CountedDecompressionStream {
    readonly readable: ReadableStream<Uint8Array>;
    readonly writable: WritableStream;
    constructor(format: CompressionFormat) {
      const { readable, writable } = new Native(format);
      let size = 0;
      this.writable = writable;
      this.readable = readable.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            size += chunk.byteLength;
            spend(chunk.byteLength, size);
            controller.enqueue(chunk);
          },
        }),
      );
    }
  }
  Object.defineProperty(globalThis, 'DecompressionStream', {
    value: CountedDecompressionStream,
    writable: true,
    configurable: true,
  });
}
