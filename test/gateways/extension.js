/**
 * Plugin that offers to wrap an order as a gift, written like a third-party extension: in plain JavaScript, using only
 * the interface that WooCommerce documents. Received values are recorded at window.testExtension.
 */
(() => {
	const {
		CheckboxControl,
		ExperimentalDiscountsMeta,
		ExperimentalOrderLocalPickupPackages,
		ExperimentalOrderMeta,
		ExperimentalOrderShippingPackages,
		TotalsItem,
		ValidatedTextInput,
		extensionCartUpdate,
		registerCheckoutBlock,
		registerCheckoutFilters,
	} = window.wc.blocksCheckout;
	const { checkoutEvents } = window.wc.blocksCheckoutEvents;
	const { CART_STORE_KEY, cartStore, processErrorResponse } = window.wc.wcBlocksData;
	const { getSetting } = window.wc.wcSettings;
	const { formatPrice, getCurrencyFromPriceResponse } = window.wc.priceFormat;
	const { createElement: el, Fragment, useState } = window.wp.element;
	const { dispatch, select, useSelect } = window.wp.data;

	const NAMESPACE = 'test-extension';
	const { word } = getSetting('test-extension_data', { word: 'no word' });

	/** Many plugins read the store while their script is being loaded. */
	const early = select(CART_STORE_KEY).getCartData().items.length;
	const told = {
		early,
		sameStore: select(cartStore) === select(CART_STORE_KEY),
		missing: ['checkout', 'payment', 'store-notices', 'validation'].filter(
			(name) => !select(`wc/store/${name}`),
		),
	};
	const record = { told, asked: {}, actions: [], events: [] };
	window.testExtension = record;

	const filter = (name, answer) => (value, extensions, args) => {
		record.asked[name] = { value, extensions, args };
		return answer(value, args);
	};

	registerCheckoutFilters(
		NAMESPACE,
		Object.fromEntries(
			Object.entries({
				itemName: (name, { context }) => `${name} (${word}, ${context})`,
				cartItemClass: (classes, { cartItem }) => `gift-${cartItem.quantity}`,
				cartItemPrice: (format) => `all ${format}`,
				subtotalPriceFormat: (format) => `each ${format}`,
				showRemoveItemLink: (isShown, { cartItem }) => cartItem.quantity < 9,
				proceedToCheckoutButtonLabel: (label, { cart }) => `${label} with ${cart.cartItems.length}`,
				proceedToCheckoutButtonLink: (link) => `${link}?gift`,
				placeOrderButtonLabel: () => 'Give',
				totalLabel: (label) => `${label} of the gift`,
				totalValue: (format) => `${format} in all`,
				coupons: (coupons) =>
					coupons.map((coupon) => ({ ...coupon, label: `Gift ${coupon.code}` })),
			}).map(([name, answer]) => [name, filter(name, answer)]),
		),
	);

	/** Data that the server side of the extension added to the cart. */
	const Wrapping = ({ extensions, cart, context }) => {
		const [problem, setProblem] = useState('');
		const { isWrapped = false, price = '0' } = extensions[NAMESPACE] ?? {};
		const currency = getCurrencyFromPriceResponse(cart.cartTotals);
		const ask = (namespace, data) =>
			extensionCartUpdate({ namespace, data }).catch((error) => {
				setProblem(error.code);
				processErrorResponse(error);
			});
		return el(
			'div',
			{ className: 'wc-block-components-totals-wrapper' },
			el(TotalsItem, { label: `Wrapping on ${context}`, value: Number(price), currency }),
			el('p', null, `Wrapping is ${formatPrice(price, currency)}`),
			el(CheckboxControl, {
				label: 'Wrap it',
				checked: isWrapped,
				onChange: (isWanted) => ask(NAMESPACE, { isWrapped: isWanted }),
			}),
			el(
				'button',
				{ type: 'button', onClick: () => ask('nobody-knows-it', {}) },
				'Ask who is not there',
			),
			problem && el('p', null, `Told ${problem}`),
		);
	};

	const Note = ({ where, context }) => el('p', null, `${where} on ${context}`);

	const Parcels = ({ components, cart, context }) =>
		el(
			Fragment,
			null,
			el(Note, { where: 'Parcels', context }),
			el(components.ShippingRatesControlPackage, {
				packageId: 'gift',
				packageData: {
					name: 'Gift parcel',
					items: [],
					shipping_rates: cart.shippingRates[0]?.shipping_rates ?? [],
				},
			}),
		);

	/** Component that always throws: it must not break anything else. */
	const Broken = () => {
		throw new Error('This fill always breaks.');
	};

	record.Fills = () =>
		el(
			Fragment,
			null,
			el(ExperimentalOrderMeta, null, el(Wrapping)),
			el(ExperimentalOrderMeta, null, el(Broken)),
			el(ExperimentalDiscountsMeta, null, el(Note, { where: 'Points' })),
			el(ExperimentalOrderShippingPackages, null, el(Parcels)),
			el(ExperimentalOrderLocalPickupPackages, null, el(Note, { where: 'Shelf' })),
		);
	window.wp.plugins?.registerPlugin('test-extension', {
		render: record.Fills,
		scope: 'woocommerce-checkout',
	});

	/** Block that is inserted into the cart automatically and reads the cart. */
	const CountBlock = ({ cart }) => {
		const isBusy = useSelect(
			(registry) => registry(CART_STORE_KEY).hasPendingItemsOperations(),
			[],
		);
		return el('p', { 'aria-busy': isBusy }, `Gifts: ${cart.items.length}`);
	};

	/** Asks for the text of a gift card at the checkout; the text is sent with the order. */
	const CardBlock = ({ checkoutExtensionData }) => {
		const [text, setText] = useState('');
		return el(ValidatedTextInput, {
			id: 'gift-card',
			label: 'Text of the card',
			value: text,
			required: true,
			onChange: (typed) => {
				setText(typed);
				checkoutExtensionData.setExtensionData(NAMESPACE, 'card', typed);
			},
		});
	};

	const register = (name, parent, component) =>
		registerCheckoutBlock({
			metadata: {
				name: `test-extension/${name}`,
				parent: [parent],
				attributes: { lock: { type: 'object', default: { remove: true, move: true } } },
			},
			component,
		});
	register('count', 'woocommerce/cart-items-block', CountBlock);
	register('empty', 'woocommerce/empty-cart-block', () => el('p', null, 'No gifts yet'));
	register('card', 'woocommerce/checkout-contact-information-block', CardBlock);

	checkoutEvents.onCheckoutValidation(() =>
		select('wc/store/checkout').getExtensionData()[NAMESPACE]?.card === 'nothing'
			? { type: 'error', errorMessage: 'Say something nicer.' }
			: true,
	);

	for (const action of [
		'cart-add-item',
		'cart-set-item-quantity',
		'cart-remove-item',
		'product-search',
		'product-list-render',
		'product-view-link',
		'cart-view-link',
		'store-notice-create',
		'checkout-render-checkout-form',
		'checkout-set-email-address',
		'checkout-set-shipping-address',
		'checkout-set-billing-address',
		'checkout-set-phone-number',
		'checkout-set-selected-shipping-rate',
		'checkout-set-active-payment-method',
		'checkout-submit',
	]) {
		window.wp.hooks?.addAction(`experimental__woocommerce_blocks-${action}`, NAMESPACE, (details) =>
			record.actions.push([
				action,
				Object.keys(details ?? {})
					.sort()
					.join(),
			]),
		);
	}

	for (const event of [
		'wc-blocks_adding_to_cart',
		'wc-blocks_added_to_cart',
		'wc-blocks_removed_from_cart',
	]) {
		document.body.addEventListener(event, () => record.events.push(event));
	}

	/** Adds a product like a button of a plugin. */
	record.add = (productId) => dispatch(CART_STORE_KEY).addItemToCart(productId, 1);
})();
