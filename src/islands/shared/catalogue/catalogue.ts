import type { CatalogueContext, CataloguePage } from '../../../stores/catalogue/page';
import { ensureCatalogue as ensurePage } from '../../../stores/catalogue/setup';
import { loadInTime } from '../../../stores/shared/load-module';

/** Returns the page's catalogue store and settings for an island's mount; started once per page. */
export const ensureCatalogue = (context: CatalogueContext): CataloguePage =>
	ensurePage(context, async () => (await loadInTime('catalogue-filtering'))?.startBrowserEngine);

/** Returns the script that requests terms, loaded on first use; undefined if it cannot be loaded. */
export const loadTermsScript = async (page: CataloguePage) => {
	const terms = await loadInTime('catalogue-terms');
	return terms?.shopTerms(page);
};
