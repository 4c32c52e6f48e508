import { describeRemoteContract } from '@hirehq/shared-ui/testing/remote-contract';
import { manifest } from '../src/manifest.ts';
import * as remote from '../src/remote.tsx';
import { examples } from './examples.ts';

describeRemoteContract(manifest, remote, examples);
