import { count, type Check } from '../check.ts';
import { remotesOf } from '../tree.ts';
import { browserCode } from './browser-code.ts';
import { endToEndWaits } from './end-to-end-waits.ts';
import { recordedFacade } from './recorded-facade.ts';
import { namesAndSizes } from './names-and-sizes.ts';
import { remotePlan } from './remote-plan.ts';
import { serviceCode } from './service-code.ts';
import { servicePlan } from './service-plan.ts';

/** The house plan: where files belong, and how they are named. */
export const house: Check = {
  name: 'house',
  run: (tree) => {
    const names = namesAndSizes(tree);
    const findings = [
      ...remotePlan(tree),
      ...servicePlan(tree),
      ...browserCode(tree),
      ...serviceCode(tree),
      ...recordedFacade(tree),
      ...endToEndWaits(tree),
      ...names.findings,
    ];
    return Promise.resolve({ findings, note: `${count(remotesOf(tree).length, 'remote')}, ${count(names.files, 'file')}` });
  },
};
