/** Script `catalogue-terms`: requests terms that the server's HTML does not contain, which few visits need. */
import type { CataloguePage } from '../../stores/catalogue/page';
import { createLoadChoices, type LoadChoices } from '../filter-list/load-choices';
import { createLoadTerms } from './filters/load-terms';
import type { LoadTerms } from './filters/shop-terms';

interface ShopTerms {
	readonly loadTerms: LoadTerms;
	readonly loadChoices: LoadChoices;
}

declare global {
	interface Window {
		storefrontTerms?: (page: CataloguePage) => ShopTerms;
	}
}

window.storefrontTerms = ({ load, settings }) => {
	const loadTerms = createLoadTerms(load, settings.attributes);
	return { loadTerms, loadChoices: createLoadChoices(loadTerms) };
};
