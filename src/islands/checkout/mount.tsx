/** Hydrates the checkout, and provides window.wc for gateways, whose scripts depend on this one (compat/wc). */
import { createElement } from '@wordpress/element';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import { createPageMethods } from '../../stores/checkout/payment/methods';
import { ensureCheckout, prepareCheckout } from '../../stores/checkout/setup';
import { pageGlobal } from '../../stores/shared/page-global';
import type { Registry } from '../../stores/shared/registry';
import { SHOPPING_STORE_KEY, shoppingStore } from '../../stores/cart/shopping/contract';
import { findAreas } from '../shared/areas';
import { repeatClicks, takePreHydrationClicks } from '../shared/pre-hydration-clicks';
import { raiseMessages } from '../shared/cart/errors';
import { drawMiniCartPrices, tellMiniCarts } from '../shared/cart/mini-cart-count';
import { hydrate } from '../shared/hydrate';
import { nextTask } from '../shared/next-task';
import { readProps } from '../shared/screen-props';
import { validateForm } from './validate-form';
import type { IslandModule } from '..';
import { CheckoutIsland } from './island';
import '../../compat/wc';
import '../../../blocks/checkout/style.scss';

/** Used by plugins' scripts, which access the stores, also the checkout's, before the island does (compat/plugins). */
export { prepareCheckout as ensureStores };

/** Preloads the scripts for placing orders on the first interaction with the form. */
const prepareWhenTouched = (element: Element, prepare: () => void): void => {
	for (const touch of ['pointerdown', 'focusin', 'keydown']) {
		element.addEventListener(touch, prepare, { once: true });
	}
	if (element.contains(document.activeElement)) {
		prepare();
	}
};

/** Draws the price of a mini-cart only when the cart changes: the scripts are half as large as the checkout's. */
const drawPricesWhenChanged = ({ select, subscribe }: Registry, printedCount: number): void => {
	const unsubscribe = subscribe(() => {
		if (select(shoppingStore).getCart().count !== printedCount) {
			unsubscribe();
			drawMiniCartPrices();
		}
	}, SHOPPING_STORE_KEY);
};

/** Hydrates the checkout that PHP printed. Pages with the block always contain the cart data too. */
export const mount: IslandModule['mount'] = async (element, context) => {
	await nextTask();
	const page = ensureCheckout(context);
	const hydrated = pageGlobal().plugins?.checkoutStarted(page.events, () =>
		validateForm(element, page.validate),
	);
	await nextTask();
	const { printedCart } = page;
	if (printedCart === null) {
		throw new Error('The page came without its cart; its HTML stays as it is.');
	}
	const { messages, ...choices } = readProps(context.props);
	raiseMessages(messages, NOTICE_CONTEXTS.checkout);
	const clicked = takePreHydrationClicks();
	const area = findAreas(element);
	await hydrate(
		element,
		<CheckoutIsland
			page={page}
			methods={createPageMethods(window)}
			printed={printedCart}
			messages={messages}
			choices={{ ...choices, area }}
			area={area}
		/>,
	);
	hydrated?.();
	prepareWhenTouched(element, page.prepareToOrder);
	await repeatClicks(clicked);
	tellMiniCarts(page.registry);
	drawPricesWhenChanged(page.registry, printedCart.count);
};
