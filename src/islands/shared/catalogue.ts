import type { CatalogueContext, CataloguePage } from '../../stores/catalogue/page';
import { ensureCatalogue as ensurePage } from '../../stores/catalogue/setup';
import { loadScripts } from './load-scripts';

/** How a catalogue island gets the page's store and settings, in its mount: started once a page. */
export const ensureCatalogue = (context: CatalogueContext): CataloguePage =>
	ensurePage(context, loadScripts);

/** What asks the shop for terms: a script that comes with the first question. Undefined where it does not come. */
export const loadTermsScript = async (page: CataloguePage) => {
	await loadScripts('catalogue-terms');
	return window.storefrontTerms?.(page);
};
