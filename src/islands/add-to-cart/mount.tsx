import { ensureStores } from '../../stores/cart/setup';
import { shoppingStore } from '../../stores/cart/shopping/contract';
import type { WaitsFor } from '../../ui/notices/notices';
import type { IslandModule } from '..';
import { waitsFor } from '../shared/cart/use-waits-for';
import { enhance, enhanceGroup } from './enhance';
import { readProps } from './props';

/** Enhances a product form. Other content is left unchanged. */
export const mount: IslandModule['mount'] = async (element, context) => {
	const props = readProps(context.props);
	if (!props || !(element instanceof HTMLFormElement)) {
		return;
	}
	if (props.unchosen && props.variations.length + props.more.length > 0) {
		const { followChoice } = await import(
			/* webpackChunkName: "variation-choice" */ './choice-form'
		);
		followChoice(element, props, props.unchosen, {
			describe: async (url, body) => (await fetch(url, { method: 'POST', body })).json(),
			loadSanitizer: async () =>
				(await import(/* webpackChunkName: "variation-facts" */ '../../ui/html/sanitize'))
					.sanitizeMarkup,
			jQuery: window.jQuery,
		});
	}
	// WooCommerce leads to the cart after the add: the browser itself sends the form.
	if (element.hasAttribute('data-leaves')) {
		return;
	}
	const { registry, settings } = ensureStores(context);
	const enhanceForm = props.members.length > 0 ? enhanceGroup : enhance;
	enhanceForm(element, props, {
		addItem: (request) =>
			registry.dispatch(shoppingStore).addItem({ ...request, notifiesItself: true }),
		watchWait: (show) => {
			let shown: WaitsFor | null = null;
			const check = (): void => {
				const waiting = waitsFor(registry.select(shoppingStore).getConnection());
				if (waiting !== shown) {
					shown = waiting;
					show(waiting);
				}
			};
			check();
			return registry.subscribe(check, shoppingStore.name);
		},
		retry: () => void registry.dispatch(shoppingStore).retryNow(),
		cartUrl: settings.storePages.cart.permalink,
		leaveFor: (url) => {
			window.location.href = url;
		},
	});
};
