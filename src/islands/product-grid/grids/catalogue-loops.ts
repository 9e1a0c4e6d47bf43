/** Script `catalogue-loops`: style sheets of a page builder's loops, which few pages have. */
import { confineSheets } from '../../../compat/loop-sheets';

export { confineSheets };

declare global {
	interface StorefrontModules {
		'catalogue-loops': { readonly confineSheets: typeof confineSheets };
	}
}
