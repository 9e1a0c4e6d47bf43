import { createElement } from '@wordpress/element';
import { dispatch } from '@wordpress/data';
import { ensureStores } from '../../stores/setup';
import { shoppingStore } from '../../stores/shopping/contract';
import type { Cart } from '../../domain/cart/cart';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
import { readTypedQuantity } from '../../ui/quantity/problem';
import type { IslandModule } from '../contract';
import { findAreas } from '../shared/areas';
import { repeatClicks, takeEarlyClicks } from '../shared/early-clicks';
import { hydrate } from '../shared/hydrate';
import { nextTask } from '../shared/next-task';
import { raiseMessages } from '../shared/raise-messages';
import { takeEarlyInput } from './early-input';
import type { EarlyInput } from './early-input';
import { CartIsland } from './island';
import { readProps } from './props';
import './style.scss';

/** For scripts of plugins, which ask the stores before an island does (compat/plugins). */
export { ensureStores };

/** Does again what the shopper did to the server's HTML before React took over. */
const repeat = ({ quantities, rates }: EarlyInput, { items }: Cart): void => {
	const shopping = dispatch(shoppingStore);
	quantities.forEach(([key, typed]) => {
		const item = items.find((line) => line.key === key);
		const read = item && readTypedQuantity(typed, item.limits);
		if (read?.kind === 'valid') {
			void shopping.changeQuantity(key, read.quantity);
		}
	});
	rates.forEach(([packageId, rateId]) => void shopping.selectRate(rateId, packageId));
};

/** Takes the cart over that PHP has printed. Pages that hold it always carry the cart itself too. */
export const mount: IslandModule['mount'] = async (element, context) => {
	await nextTask();
	const { settings, printedCart } = ensureStores(context);
	await nextTask();
	if (printedCart === null) {
		throw new Error('The page came without its cart; its HTML stays as it is.');
	}
	const { messages, ...choices } = readProps(context.props);
	raiseMessages(messages, NOTICE_CONTEXTS.cart);
	const early = takeEarlyInput(element);
	const clicked = takeEarlyClicks();
	await hydrate(
		element,
		<CartIsland
			printed={printedCart}
			settings={settings}
			messages={messages}
			choices={choices}
			unfolded={early.unfolded}
			area={findAreas(element)}
		/>,
	);
	repeat(early, printedCart);
	// Where the first try to load the island failed, boot has held the click that woke it, and repeats it.
	if (context.wokenBy === null) {
		await repeatClicks(clicked);
	}
	// The stores are on the page now: an island that sleeps to save loading them may wake.
	document.body.dispatchEvent(new CustomEvent('storefront-cart-ready'));
};
