import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { VIRUS, startClamd } from '../testing/clamd-server.ts';
import { createClamdScanner, ScannerUnavailable } from './scanner.ts';

async function clamd(options: Parameters<typeof startClamd>[0] = {}) {
  const server = await startClamd(options);
  onTestFinished(() => server.stop());
  return { server, scanner: createClamdScanner(server.address) };
}

test('SV-07 a file is sent to the scanner completely, and its verdict returned', async () => {
  const { server, scanner } = await clamd();
  expect(await scanner.scan(Buffer.alloc(300_000, 'a'))).toBe('CLEAN');
  expect(await scanner.scan(Buffer.from(`before ${VIRUS} after`))).toBe('VIRUS');
  expect(await scanner.scan(Readable.from([Buffer.alloc(70_000), Buffer.from(VIRUS)]))).toBe('VIRUS');
  expect(await scanner.scan(Buffer.alloc(0))).toBe('CLEAN');
  expect(server.scanned).toEqual([300_000, VIRUS.length + 13, 70_000 + VIRUS.length, 0]);
});

test('SV-07 the scanner can listen at a socket of this machine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-clamd-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { scanner } = await clamd({ at: join(folder, 'clamd.sock') });
  expect(await scanner.scan(Buffer.from(VIRUS))).toBe('VIRUS');
});

test('SV-07 a scanner that is away, breaks off or refuses the file gives no verdict', async () => {
  const gone = await startClamd();
  await gone.stop();
  await expect(createClamdScanner(gone.address).scan(Buffer.from('a'))).rejects.toThrow(ScannerUnavailable);
  const { scanner: broken } = await clamd({ isBroken: true });
  await expect(broken.scan(Buffer.from('a'))).rejects.toThrow(ScannerUnavailable);
  const { scanner: strict } = await clamd({ maxBytes: 100_000 });
  await expect(strict.scan(Buffer.alloc(5_000_000))).rejects.toThrow(ScannerUnavailable);
});

test('SV-07 a file that cannot be read to its end gets no verdict', async () => {
  const { scanner, server } = await clamd();
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('the storage is away');
    })(),
  );
  await expect(scanner.scan(broken)).rejects.toThrow('the storage is away');
  expect(server.scanned).toEqual([]);
});
