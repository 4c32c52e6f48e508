import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Config } from '../config.ts';
import { newId } from '../ids/new-id.ts';
import { createFileLinks } from './file-links.ts';
import { FILE_KEY, assertFileKey, type FileBytes, type FileStore } from './file-store.ts';

/** Smallest size of the parts of an object that S3 accepts; a stream is buffered by it. */
const PART_BYTES = 5 * 1024 * 1024;
const PREFIX = 'files/';
const CONNECT_MS = 5_000;
const SILENT_MS = 60_000;

/** Undefined where the server does not implement the operation, or its key may not use it: then a rule of the bucket ends uploads. */
async function unlessRefused<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
    const status = $metadata?.httpStatusCode;
    if (name === 'NotImplemented' || status === 501 || status === 403) return undefined;
    throw error;
  }
}

/** Undefined instead of an error for an object that does not exist. */
async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    const { name } = error as { name?: string };
    if (name === 'NoSuchKey' || name === 'NotFound') return undefined;
    throw error;
  }
}

function s3Bytes({ bucket, endpoint, region, accessKey, secretKey }: S3Config): FileBytes {
  const client = new S3Client({
    region,
    // Servers that speak S3 rarely have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKey && secretKey && { credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } }),
    // Checksums that follow the body are unknown to many of those servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENT_MS },
  });
  const of = (key: string) => {
    assertFileKey(key);
    return { Bucket: bucket, Key: `${PREFIX}${key}` };
  };
  const get = async (key: string, Range?: string) => {
    const found = await unlessMissing(client.send(new GetObjectCommand({ ...of(key), ...(Range && { Range }) })));
    return found?.Body;
  };

  return {
    async put(data) {
      const key = newId();
      const upload = new Upload({ client, params: { ...of(key), Body: data }, partSize: PART_BYTES, queueSize: 1 });
      try {
        await upload.done();
      } catch (error) {
        // Not the error of ending the upload at the server, which follows.
        throw (data instanceof Readable && data.errored) || error;
      }
      return key;
    },
    async read(key) {
      const body = await get(key);
      return body && Buffer.from(await body.transformToByteArray());
    },
    async stream(key, range) {
      return (await get(key, range && `bytes=${range.start}-${range.end}`)) as Readable | undefined;
    },
    async size(key) {
      return (await unlessMissing(client.send(new HeadObjectCommand(of(key)))))?.ContentLength;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(of(key)));
    },
    async *keys() {
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: PREFIX, ...(token !== undefined && { ContinuationToken: token }) }),
        );
        const names = (page.Contents ?? []).map(({ Key = '' }) => Key.slice(PREFIX.length));
        yield names.filter((key) => FILE_KEY.test(key));
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },
    async storedAt(key) {
      return (await unlessMissing(client.send(new HeadObjectCommand(of(key)))))?.LastModified;
    },
    async removeUnfinished(before) {
      const { Uploads = [] } =
        (await unlessRefused(client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: PREFIX })))) ?? {};
      for (const { Key, UploadId, Initiated } of Uploads)
        if (Initiated && Initiated < before)
          await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
    },
  };
}

interface S3FileStoreOptions {
  s3: S3Config;
  secret: string;
  now?: () => Date;
}

/** Files in a bucket. Links lead to the services here too, so that the headers of files are the same. */
export const createS3FileStore = ({ s3, ...links }: S3FileStoreOptions): FileStore => ({
  ...s3Bytes(s3),
  ...createFileLinks(links),
});
