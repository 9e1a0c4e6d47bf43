/** Script `catalogue-loops`: style sheets of a page builder's loops, which few pages have. */
import { confineSheets } from '../../../compat/loop-sheets';

declare global {
	interface Window {
		storefrontConfineSheets?: typeof confineSheets;
	}
}

window.storefrontConfineSheets = confineSheets;
