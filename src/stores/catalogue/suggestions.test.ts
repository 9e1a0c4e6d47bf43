import { hearActions } from '../../../test/support/stores';
import { PRODUCT_SEARCH, recordSearch } from './suggestions';

it('records a search as a page event, in the data layer and as an action', () => {
	const heard = hearActions('product-search');
	const events: unknown[] = [];
	const onEvent = (event: Event) => events.push(event instanceof CustomEvent && event.detail);
	document.body.addEventListener(PRODUCT_SEARCH, onEvent);
	recordSearch(window, 'mug');
	expect(events).toEqual([{ searchTerm: 'mug' }]);
	expect(heard).toEqual([['product-search', { event: 'search', searchTerm: 'mug' }]]);
	expect(window.dataLayer).toEqual([{ event: 'product_search', searchTerm: 'mug' }]);
});
