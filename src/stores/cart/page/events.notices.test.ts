import { store as noticesStore } from '@wordpress/notices';
import { aRegistry, hearActions } from '../../../../test/support/stores';
import { notifyPluginsOfNotices } from './events';

afterEach(() => document.body.replaceChildren());

test('plugins are notified of each notice of the shop once', () => {
	const registry = aRegistry();
	const heard = hearActions('store-notice-create');
	notifyPluginsOfNotices(registry, document.body);
	const notices = registry.dispatch(noticesStore);
	void notices.createErrorNotice('Sold out.', { id: 'sold-out', context: 'wc/cart' });
	void notices.createInfoNotice('Of somebody else.', { context: 'core/edit-post' });
	void notices.createInfoNotice('Added.', { id: 'added', context: 'wc/checkout' });
	const soldOut = expect.objectContaining({ id: 'sold-out', context: 'wc/cart' });
	const added = expect.objectContaining({ id: 'added', context: 'wc/checkout' });
	expect(heard).toEqual([
		['store-notice-create', { status: 'error', content: 'Sold out.', options: soldOut }],
		['store-notice-create', { status: 'info', content: 'Added.', options: added }],
	]);
});

test('a notice hydrates the island that shows it', () => {
	const registry = aRegistry();
	const island = document.createElement('div');
	island.dataset.island = 'shop-notices';
	document.body.append(island);
	const asked = jest.fn();
	document.body.addEventListener('storefront-islands_notice', asked);
	notifyPluginsOfNotices(registry, document.body);
	void registry.dispatch(noticesStore).createInfoNotice('Added.', { context: 'wc/cart' });
	expect(asked).toHaveBeenCalledTimes(1);
	island.setAttribute('data-hydrated', '');
	void registry.dispatch(noticesStore).createInfoNotice('Another.', { context: 'wc/cart' });
	expect(asked).toHaveBeenCalledTimes(1);
});
