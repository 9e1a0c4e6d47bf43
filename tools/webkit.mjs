/** Finds the machine's WebKit, which is WebKitGTK's, and the screen that it needs. */
import { findProgram } from './start/stack/programs.mjs';

/** Returns the paths of the driver and of the X server; null if one is missing. */
export const findWebKit = () => {
	const [driver, screen] = ['WebKitWebDriver', 'Xvfb'].map((name) => findProgram(name));
	return driver && screen ? { driver, screen } : null;
};
