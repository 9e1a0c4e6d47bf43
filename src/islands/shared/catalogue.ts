import type { CatalogueContext, CataloguePage } from '../../stores/catalogue/page';
import { ensureCatalogue as ensurePage } from '../../stores/catalogue/setup';
import { loadScripts } from './load-scripts';

/** Returns the page's catalogue store and settings for an island's mount; started once per page. */
export const ensureCatalogue = (context: CatalogueContext): CataloguePage =>
	ensurePage(context, loadScripts);

/** Returns the script that requests terms, loaded on first use; undefined if it cannot be loaded. */
export const loadTermsScript = async (page: CataloguePage) => {
	await loadScripts('catalogue-terms');
	return window.storefrontTerms?.(page);
};
