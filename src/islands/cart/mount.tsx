import { createElement } from '@wordpress/element';
import { dispatch } from '@wordpress/data';
import { readAddressSettings } from '../../stores/cart/address-settings';
import { ensureStores } from '../../stores/cart/setup';
import { shoppingStore } from '../../stores/cart/shopping/contract';
import type { Cart } from '../../domain/cart/cart';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import { readTypedQuantity } from '../../ui/fields/quantity/use-quantity-text';
import type { IslandModule } from '..';
import { findAreas } from '../shared/areas';
import { repeatClicks, takePreHydrationClicks } from '../shared/pre-hydration-clicks';
import { hydrate } from '../shared/hydrate';
import { nextTask } from '../shared/next-task';
import { raiseMessages } from '../shared/cart/errors';
import { drawMiniCartPrices, tellMiniCarts } from '../shared/cart/mini-cart-count';
import { readPreHydrationInput, readProps } from './props';
import type { PreHydrationInput } from './props';
import { CartIsland } from './island';
import '../../../blocks/cart/style.scss';

/** Used by plugins' scripts, which access the stores before an island does (compat/plugins). */
export { ensureStores };

/** Applies the input made in the server's HTML before hydration. */
const replayInput = ({ quantities, rates }: PreHydrationInput, { items }: Cart): void => {
	const shopping = dispatch(shoppingStore);
	quantities.forEach(([key, typed]) => {
		const item = items.find((line) => line.key === key);
		const read = item && readTypedQuantity(typed, item.limits);
		if (read?.kind === 'valid') {
			void shopping.changeQuantity(key, read.quantity, typed);
		}
	});
	rates.forEach(([packageId, rateId]) => void shopping.selectRate(rateId, packageId));
};

/** Hydrates the cart that PHP printed. Pages with the block always contain the cart data too. */
export const mount: IslandModule['mount'] = async (element, context) => {
	await nextTask();
	const { printedSettings, printedCart, registry } = ensureStores(context);
	await nextTask();
	if (printedCart === null) {
		throw new Error('The page came without its cart; its HTML stays as it is.');
	}
	const { messages, ...choices } = readProps(context.props);
	raiseMessages(messages, NOTICE_CONTEXTS.cart);
	const input = readPreHydrationInput(element);
	const clicked = takePreHydrationClicks();
	const area = findAreas(element);
	await hydrate(
		element,
		<CartIsland
			printed={printedCart}
			settings={readAddressSettings(printedSettings)}
			messages={messages}
			choices={{ ...choices, area }}
			unfolded={input.unfolded}
			area={area}
		/>,
	);
	replayInput(input, printedCart);
	await repeatClicks(clicked);
	tellMiniCarts(registry);
	drawMiniCartPrices();
};
