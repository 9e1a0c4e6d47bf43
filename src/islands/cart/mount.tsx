import { createElement } from '@wordpress/element';
import { readAddressSettings } from '../../stores/cart/address-settings';
import { ensureStores } from '../../stores/cart/setup';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import type { IslandModule } from '..';
import { findAreas } from '../shared/areas';
import { repeatClicks, takePreHydrationClicks } from '../shared/pre-hydration-clicks';
import { hydrate } from '../shared/hydrate';
import { nextTask } from '../shared/next-task';
import { raiseMessages } from '../shared/cart/errors';
import { drawMiniCartPrices, tellMiniCarts } from '../shared/cart/mini-cart-count';
import { readProps } from '../shared/screen-props';
import { readPreHydrationInput } from './pre-hydration-input';
import { replayInput, sendReplayed } from './replay';
import { CartIsland } from './island';
import '../../../blocks/cart/style.scss';

/** Used by plugins' scripts, which access the stores before an island does (compat/plugins). */
export { ensureStores };

/** Hydrates the cart that PHP printed. Pages with the block always contain the cart data too. */
export const mount: IslandModule['mount'] = async (element, context) => {
	await nextTask();
	const stores = ensureStores(context);
	const { printedSettings, printedCart } = stores;
	await nextTask();
	if (printedCart === null) {
		throw new Error('The page came without its cart; its HTML stays as it is.');
	}
	const { messages, ...choices } = readProps(context.props);
	raiseMessages(messages, NOTICE_CONTEXTS.cart);
	const input = readPreHydrationInput(element);
	const clicked = takePreHydrationClicks();
	const area = findAreas(element);
	replayInput(stores, input, printedCart);
	await hydrate(
		element,
		<CartIsland
			printed={printedCart}
			settings={readAddressSettings(printedSettings)}
			messages={messages}
			choices={{ ...choices, area }}
			addressStartsOpen={input.addressIsOpen}
			area={area}
		/>,
	);
	await repeatClicks(clicked);
	if (clicked.length > 0) {
		sendReplayed(stores);
	}
	tellMiniCarts(stores.registry);
	drawMiniCartPrices();
};
