/**
 * Script `catalogue-filtering`: applies changed filters. It is loaded as soon as a catalogue island is hydrated, and is
 * separate to keep the hydration script small.
 */
import { browserEngine } from '../../../stores/catalogue/browser-engine';
import { createGrids } from '.';

declare global {
	interface StorefrontModules {
		'catalogue-filtering': { readonly startBrowserEngine: typeof startBrowserEngine };
	}
}

export const startBrowserEngine = browserEngine(createGrids);
