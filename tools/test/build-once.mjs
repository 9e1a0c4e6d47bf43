/** Builds before the first flow, as workers that build at the same time would interfere with each other. */
import { ensureBuild } from '../build.mjs';

export default () => ensureBuild(console.log);
