import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { END_WITH_PARENT } from './start-platform.ts';

const SERVICES = join(import.meta.dirname, '../../services');

interface S3Server {
  /** Settings of a platform that stores its files there. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts a server that speaks S3, with its files in a folder. */
export async function startS3Server(folder: string): Promise<S3Server> {
  const main = join(SERVICES, 'src/platform/testing/serve-s3.ts');
  const server = spawn(process.execPath, ['--import', END_WITH_PARENT, main, folder], {
    cwd: SERVICES,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const s3 = JSON.parse(line.toString()) as Record<'bucket' | 'endpoint' | 'accessKey' | 'secretKey', string>;
  return {
    environment: {
      HIREHQ_S3_BUCKET: s3.bucket,
      HIREHQ_S3_ENDPOINT: s3.endpoint,
      HIREHQ_S3_ACCESS_KEY: s3.accessKey,
      HIREHQ_S3_SECRET_KEY: s3.secretKey,
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
