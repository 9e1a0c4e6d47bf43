/** Builds before the first flow: workers that build at the same time would be in each other's way. */
import { ensureBuild } from '../build.mjs';

export default () => ensureBuild(console.log);
