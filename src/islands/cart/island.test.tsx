import { act, screen, waitFor, within } from '@testing-library/react';
import { aCart, aCoupon, aCrossSell, anItem } from '../../../test/fixtures/builders';
import { aRefusal } from '../../../test/fixtures/checkout-events';
import { around, someSettings } from '../../../test/support/islands';
import { NO_CHOICES } from '../shared/block-choices';
import { mug, renderCart, rowOf, totals } from '../../../test/support/cart-island';

test("a plugin's data keep links and line breaks, and nothing that runs", () => {
	const engraved = {
		...mug,
		item_data: [
			{
				key: 'Engraving',
				value:
					'Front<br>Line two <a href="/preview" onclick="alert(1)">preview</a><script>1</script>',
			},
		],
	};
	renderCart(aCart({ items: [engraved] }));
	const preview = screen.getByRole('link', { name: 'preview' });
	expect(around(preview, 'ul')).toContainHTML(
		'<span class="wc-block-components-product-details__name">Engraving:</span>' +
			'<span class="wc-block-components-product-details__value">Front<br>Line two <a href="/preview">preview</a></span>',
	);
	expect(around(preview, 'li')).toHaveClass('wc-block-components-product-details__engraving');
	expect(around(preview, 'ul')).toHaveClass('wc-block-components-product-details');
});

test('plugins find lines and summary by WooCommerce’s class names', () => {
	renderCart(aCart({ items: [mug] }));
	expect(document.querySelector('.wp-block-woocommerce-cart-items-block')).toContainElement(
		rowOf('Morning Mug'),
	);
	expect(
		document.querySelector(
			'.wp-block-woocommerce-cart-order-summary-block .wc-block-components-totals-footer-item',
		),
	).toHaveTextContent(/^Total/);
});

test('pictures of the first lines are loaded at once, others as they come near', () => {
	const items = [1, 2, 3, 4].map((id) => anItem({ ...mug, id, key: `line-${String(id)}` }));
	const { view } = renderCart(aCart({ items }));
	const pictures = [...view.container.querySelectorAll('.storefront-line img')];
	expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
		'eager',
		'eager',
		'eager',
		'lazy',
	]);
});

test('changes that wait for the connection are reported as kept', async () => {
	const { user, port } = renderCart(aCart({ items: [mug] }));
	act(() => port.connection({ kind: 'waiting', reason: 'offline', waiting: 1 }));
	const notice = around(
		screen.getByText(/You are offline/),
		'.storefront-snackbars [role="status"]',
	);
	await user.click(within(notice).getByRole('button', { name: 'Try again' }));
	expect(port.retries).toBe(1);
	act(() => port.connection({ kind: 'online' }));
	expect(screen.queryByText(/You are offline/)).toBeNull();
});

test('cart errors are shown above the cart, once each, and cannot be dismissed', () => {
	const errors = [{ code: 'sold_out', message: '&quot;Mug&quot; is gone.' }];
	renderCart(aCart({ items: [mug], errors }));
	expect(screen.getByRole('alert')).toHaveTextContent('"Mug" is gone.');
	expect(screen.queryByRole('button', { name: 'Dismiss this notice' })).toBeNull();
});

test('what the shop tells once about the cart in the page stays until it is dismissed', async () => {
	const errors = [{ code: 'woocommerce_rest_cart_coupon_error', message: 'A coupon is gone.' }];
	const { user, doCart } = renderCart(aCart({ items: [mug], errors }));
	act(() => void doCart.receiveCart({ ...aCart({ items: [mug] }) }));
	expect(screen.getByRole('alert')).toHaveTextContent('A coupon is gone.');
	await user.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
	expect(screen.queryByRole('alert')).toBeNull();
});

test('a cross-sell that the shop refuses shows the error', async () => {
	const { user, port } = renderCart(
		aCart({ items: [mug], cross_sells: [aCrossSell({ id: 31, name: 'Cup' })] }),
	);
	port.failNext(aRefusal({ message: 'Sold out.' }));
	await user.click(screen.getByRole('button', { name: 'Add to cart: Cup' }));
	expect((await screen.findAllByText('Sold out.')).length).toBeGreaterThan(0);
	expect(port.intents[0]).toMatchObject({ type: 'add-item', productId: 31, quantity: 1 });
});

test('adding a cross-sell moves the focus to the next one, finally to the cart line, and is announced', async () => {
	const { user } = renderCart(
		aCart({
			items: [mug],
			cross_sells: [
				aCrossSell({ id: 13, name: 'Tea Bowl' }),
				aCrossSell({ id: 14, name: 'Egg Cups' }),
			],
		}),
	);
	screen.getByRole('button', { name: 'Add to cart: Tea Bowl' }).focus();
	await user.keyboard('{Enter}');
	await waitFor(() =>
		expect(screen.getByRole('button', { name: 'Add to cart: Egg Cups' })).toHaveFocus(),
	);
	expect(await screen.findByText('"Tea Bowl" was added to your cart.')).toHaveAttribute(
		'aria-live',
		'polite',
	);
	await user.keyboard('{Enter}');
	await waitFor(() => expect(document.activeElement?.closest('li')).toBe(rowOf('Egg Cups')));
});

test('checkout filters change texts of lines, coupons, the total and the checkout button', async () => {
	const answers: Readonly<Record<string, unknown>> = {
		itemName: 'A mug by any other name',
		cartItemPrice: 'from <price/> a month',
		saleBadgePriceFormat: 'all of <price/>',
		cartItemClass: 'gift',
		showRemoveItemLink: false,
		coupons: [{ code: 'auto1', label: 'For our friends' }],
		totalLabel: 'Due today',
		totalValue: '<price/> now',
		subtotalPriceFormat: 'without the amount',
		proceedToCheckoutButtonLabel: 'Ask for an offer',
		proceedToCheckoutButtonLink: '/offer/',
	};
	const asked = jest.fn(
		({ filterName, defaultValue }: { filterName: string; defaultValue: unknown }) =>
			answers[filterName] ?? defaultValue,
	);
	Reflect.set(window, 'wc', { blocksCheckout: { applyCheckoutFilter: asked } });
	const onSale = anItem({ id: 12, price: 1000, regularPrice: 1575, quantity: 2 });
	renderCart(aCart({ items: [onSale], coupons: [aCoupon('auto1', 100), aCoupon('hidden', 50)] }));
	const row = rowOf('A mug by any other name');
	expect(row).toHaveClass('storefront-line', 'gift');
	const amount = within(row).getByText('$20.00');
	expect(amount).toHaveClass('storefront-amount__value');
	expect(amount.parentElement).toHaveTextContent(/^from \$20\.00 a month$/);
	expect(within(row).getByText('$10.00')).toBeVisible();
	expect(within(row).getByText('Save all of $11.50')).toBeVisible();
	expect(within(row).queryByRole('button', { name: /^Remove/ })).toBeNull();
	expect(screen.getByRole('button', { name: 'Remove coupon For our friends' })).toBeVisible();
	expect(screen.queryByText('hidden')).toBeNull();
	expect(totals()).toHaveTextContent(/Due today\$[\d.]+ now$/);
	expect(screen.getByRole('link', { name: 'Ask for an offer' })).toHaveAttribute('href', '/offer/');
	expect(asked).toHaveBeenCalledWith(
		expect.objectContaining({
			filterName: 'itemName',
			arg: expect.objectContaining({
				context: 'cart',
				cart: expect.objectContaining({ items: [expect.anything()] }),
				cartItem: expect.objectContaining({ key: onSale.key }),
			}),
		}),
	);
	Reflect.deleteProperty(window, 'wc');
});

test('what a filter adds to a name is HTML, as is the name that it gets', () => {
	const asked = ({ filterName, defaultValue }: { filterName: string; defaultValue: unknown }) =>
		filterName === 'itemName'
			? `${String(defaultValue)}<span class="gift-note">, a gift<script>alert(1)</script></span>`
			: defaultValue;
	Reflect.set(window, 'wc', { blocksCheckout: { applyCheckoutFilter: asked } });
	renderCart(aCart({ items: [anItem({ name: 'Cup &lt;Mug&gt;' })] }));
	const note = screen.getByText(', a gift');
	expect(note).toHaveClass('gift-note');
	expect(note.closest('a')).toHaveTextContent(/^Cup <Mug>, a gift$/);
	expect(screen.getByRole('button', { name: 'Remove Cup <Mug>, a gift' })).toBeVisible();
	Reflect.deleteProperty(window, 'wc');
});

test('a checkout filter cannot set an unsafe checkout URL', () => {
	Reflect.set(window, 'wc', {
		blocksCheckout: { applyCheckoutFilter: () => 'javascript:alert(1)' },
	});
	renderCart(aCart({ items: [mug] }));
	expect(
		around(screen.getByText('javascript:alert(1)', { selector: 'a[href="/checkout/"]' }), 'a'),
	).toBeVisible();
	Reflect.deleteProperty(window, 'wc');
});

test('taxes that prices include are named where the shop itemises them, with their rates where the block shows those', () => {
	const taxed = (itemised: boolean, flags: readonly string[] = []): string => {
		const cart = aCart({ items: [anItem({ price: 1000 })] });
		const { view } = renderCart(
			{ ...cart, totals: { ...cart.totals, total_tax: '250', tax_lines: itemised ? taxes : [] } },
			someSettings({ displayCartPricesIncludingTax: true, displayItemizedTaxes: itemised }),
			{ ...NO_CHOICES, flags },
		);
		const { textContent } = screen.getByText(/^Including/);
		view.unmount();
		return textContent;
	};
	const taxes = [
		{ name: 'Sales tax', price: '200', rate: '20%' },
		{ name: 'City &amp; county', price: '50', rate: '5%' },
	];
	expect(taxed(false)).toBe('Including $2.50 in taxes');
	expect(taxed(true)).toBe('Including $2.00 Sales tax, $0.50 City & county');
	expect(taxed(true, ['tax-rates'])).toBe('Including $2.00 Sales tax 20%, $0.50 City & county 5%');
});

test('texts of the block stand instead of the usual ones, and taxes have their rates', () => {
	const tax = { name: 'Sales tax', price: '200', rate: '20%' };
	const cart = aCart({ items: [anItem({ price: 1000 })] });
	renderCart(
		{ ...cart, totals: { ...cart.totals, total_tax: '200', tax_lines: [tax] } },
		someSettings({ displayItemizedTaxes: true }),
		{
			...NO_CHOICES,
			texts: {
				totals: 'In sum',
				proceed: 'Pay now',
			},
			urls: { checkout: '/pay/' },
			flags: ['tax-rates'],
		},
	);
	expect(screen.getByRole('heading', { name: 'In sum' })).toBeVisible();
	expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/pay/');
	expect(screen.getByText('Sales tax 20%')).toBeVisible();
});
