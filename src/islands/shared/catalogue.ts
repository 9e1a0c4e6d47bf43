import type { CatalogueContext, CataloguePage } from '../../stores/catalogue/page';
import { ensureCatalogue as ensurePage } from '../../stores/catalogue/setup';
import type { LoadTerms } from './filters/shop-terms';
import { loadScripts } from './load-scripts';

/** How a catalogue island gets the page's store and settings, in its mount: started once a page. */
export const ensureCatalogue = (context: CatalogueContext): CataloguePage =>
	ensurePage(context, loadScripts);

/** How an island asks the shop for terms, by a script that comes with the first question. */
export const termsOf =
	({ load, settings }: CataloguePage): LoadTerms =>
	async (taxonomy) => {
		await loadScripts('catalogue-terms');
		return (await window.storefrontLoadTerms?.(load, settings.attributes)(taxonomy)) ?? null;
	};
