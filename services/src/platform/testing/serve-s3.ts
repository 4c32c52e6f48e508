// Serves S3 from a folder until it is ended, for tests of other packages; prints where, as JSON.
import { startS3 } from './s3-server.ts';

const [folder = ''] = process.argv.slice(2);
const { s3 } = await startS3(folder);
process.stdout.write(`${JSON.stringify(s3)}\n`);
