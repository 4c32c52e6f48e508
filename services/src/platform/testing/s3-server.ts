import S3rver from 's3rver';
import type { S3Config } from '../config.ts';

const BUCKET = 'hirehq';

/** A server that speaks S3, with one bucket in a folder. */
export async function startS3(folder: string): Promise<{ s3: S3Config; stop(): Promise<void> }> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  return {
    s3: {
      bucket: BUCKET,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    stop: () => server.close(),
  };
}
