import { addAction, removeAction } from '@wordpress/hooks';
import { PRODUCT_SEARCH, recordSearch } from './suggestions';

it('records a search as a page event, in the data layer and as an action', () => {
	const heard: unknown[] = [];
	const onEvent = (event: Event) => {
		heard.push(event instanceof CustomEvent ? event.detail : null);
	};
	const hook = 'experimental__woocommerce_blocks-product-search';
	document.body.addEventListener(PRODUCT_SEARCH, onEvent);
	addAction(hook, 'test', (payload: unknown) => heard.push(payload));
	recordSearch(window, 'mug');
	document.body.removeEventListener(PRODUCT_SEARCH, onEvent);
	removeAction(hook, 'test');
	expect(heard).toEqual([{ searchTerm: 'mug' }, { event: 'search', searchTerm: 'mug' }]);
	expect(window.dataLayer).toEqual([{ event: 'product_search', searchTerm: 'mug' }]);
});
