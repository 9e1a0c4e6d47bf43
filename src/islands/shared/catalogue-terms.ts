/** The script `catalogue-terms`: asks the shop for terms that the server's HTML does not hold, which few visits need. */
import { createLoadTerms } from './filters/load-terms';

declare global {
	interface Window {
		storefrontLoadTerms?: typeof createLoadTerms;
	}
}

window.storefrontLoadTerms = createLoadTerms;
