import { act, screen, waitFor, within } from '@testing-library/react';
import {
	aCart,
	aCoupon,
	aCrossSell,
	anItem,
	aPackage,
	aPickupRate,
	aRate,
	aShippingAddress,
} from '../../../test/fixtures/builders';
import { aRefusal } from '../../../test/fixtures/checkout-events';
import { recordAnnouncements } from '../../../test/support/announcements';
import { around, someSettings, unfold } from '../../../test/support/islands';
import { NO_CHOICES } from '../shared/block-choices';
import { bowl, mug, quantityOf, renderCart, rowOf } from '../../../test/support/cart-island';

const totals = () => around(screen.getByText('Subtotal'), 'dl');

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
	expect(around(preview, 'span')).toContainHTML(
		'<span>Front<br>Line two <a href="/preview">preview</a></span>',
	);
});

test('the names of the selected rates are below the shipping costs, each once', () => {
	const rates = (name: string) => [
		aRate({ name, selected: true }),
		aRate({ name: 'Express', rate_id: 'flat_rate:2', selected: false }),
	];
	const packages = ['Post', 'Post', 'Freight'].map((name, index) =>
		aPackage({ package_id: index, shipping_rates: rates(name) }),
	);
	renderCart(aCart({ items: [mug], shipping_rates: packages }));
	expect(totals()).toHaveTextContent(/Shipping\$[\d.]+Post, Freight/);
});

test('a step shows immediately, its amounts behind that frame, the totals wait for the shop, and the total is said once if it is another one', async () => {
	const { user, port, shop } = renderCart(aCart({ items: [mug] }));
	const { take, stop } = recordAnnouncements();
	const plus = screen.getByRole('button', { name: 'Increase quantity of Morning Mug' });
	const settle = async () => {
		await act(() => port.release());
		await waitFor(() => expect(totals()).toHaveAttribute('aria-busy', 'false'));
	};
	port.hold();
	await user.dblClick(plus);
	expect(quantityOf('Morning Mug')).toHaveValue('4');
	expect(await within(rowOf('Morning Mug')).findByText('$40.00')).toBeVisible();
	expect(totals()).toHaveTextContent('Subtotal$40.00');
	expect(totals()).toHaveAttribute('aria-busy', 'true');
	expect(screen.getByText('Updating…')).toBeVisible();
	await settle();
	expect(shop.cartJson.items[0]?.quantity).toBe(4);
	const said = take();
	expect(said).toEqual([expect.stringMatching(/^polite: Cart total: \$\d+\.\d+$/)]);
	expect(totals()).toHaveTextContent(String(said[0]).replace('polite: Cart total: ', 'Total'));
	port.hold();
	await user.click(plus);
	expect(await within(rowOf('Morning Mug')).findByText('$161.25')).toBeVisible();
	await user.click(screen.getByRole('button', { name: 'Reduce quantity of Morning Mug' }));
	expect(await within(rowOf('Morning Mug')).findByText('$129.00')).toBeVisible();
	await settle();
	expect(take()).toEqual([]);
	stop();
});

test('a step draws its own line only, also when the shop has answered', async () => {
	const area = jest.fn<null, [place: string]>(() => null);
	const { user } = renderCart(aCart({ items: [mug, bowl] }), someSettings(), {
		...NO_CHOICES,
		area,
	});
	area.mockClear();
	await user.click(screen.getByRole('button', { name: 'Increase quantity of Morning Mug' }));
	await waitFor(() => expect(area).toHaveBeenCalled());
	await waitFor(() => expect(totals()).toHaveAttribute('aria-busy', 'false'));
	const drawn = area.mock.calls.flat().filter((place) => place.startsWith('item-'));
	expect(new Set(drawn)).toEqual(new Set([`item-${mug.key}`]));
});

test('minus stays focusable at the minimum and does nothing', async () => {
	const { user, port } = renderCart(aCart({ items: [bowl] }));
	const minus = screen.getByRole('button', { name: 'Reduce quantity of Tea Bowl' });
	expect(minus).toHaveAttribute('aria-disabled', 'true');
	await user.click(minus);
	expect(minus).toHaveFocus();
	expect(port.intents).toEqual([]);
});

test('a rate is selected per package, a pickup location for all packages', async () => {
	const rates = [aRate(), aRate({ rate_id: 'courier:2', name: 'Courier', selected: false })];
	const { user, port } = renderCart(
		aCart({
			items: [mug],
			shipping_rates: [
				aPackage({ package_id: 0, name: 'First', shipping_rates: rates }),
				aPackage({ package_id: 1, name: 'Second', shipping_rates: [...rates, aPickupRate()] }),
			],
		}),
	);
	const second = screen.getByRole('group', { name: /^Second/ });
	await user.click(within(second).getByRole('radio', { name: /Courier/ }));
	expect(within(second).getByRole('radio', { name: /Courier/ })).toBeChecked();
	await user.click(within(second).getByRole('radio', { name: /Pickup/ }));
	expect(port.intents).toEqual([
		{ type: 'select-rate', packageId: 1, rateId: 'courier:2' },
		{ type: 'select-rate', packageId: null, rateId: 'pickup_location:0' },
	]);
});

test('the address form of the shipping calculator follows the country, and is pushed on blur', async () => {
	const { user, port } = renderCart(aCart({ items: [mug] }));
	unfold('Change address');
	expect(screen.getByRole('combobox', { name: 'State/County' })).toHaveValue('CA');
	await user.selectOptions(screen.getByRole('combobox', { name: 'Country/Region' }), 'Germany');
	expect(screen.queryByLabelText('State/County')).toBeNull();
	await user.type(screen.getByRole('textbox', { name: 'City' }), 'Bonn');
	await user.tab();
	await waitFor(() =>
		expect(port.intents.at(-1)).toMatchObject({
			type: 'update-customer',
			shippingAddress: { city: 'Bonn' },
		}),
	);
	expect(screen.getByText('Shipping to Bonn, Germany')).toBeVisible();
});

describe('without the shipping calculator', () => {
	const there = { country: 'US', state: 'CA', city: 'Eureka', postcode: '95501' };
	const renderPackage = (pack: Parameters<typeof aPackage>[0]) =>
		renderCart(
			aCart({
				items: [mug],
				shipping_rates: [aPackage(pack)],
				shipping_address: aShippingAddress(there),
			}),
			someSettings({ shippingCalculatorEnabled: false }),
		);

	test('rates are chosen for the address that is known, which cannot be changed', async () => {
		const { user, port } = renderPackage({});
		expect(screen.queryByText('Change address')).toBeNull();
		expect(screen.getByText(/^Shipping to Eureka/)).toBeVisible();
		await user.click(screen.getByRole('radio', { name: /Free shipping/ }));
		expect(port.intents.at(-1)).toMatchObject({ type: 'select-rate', rateId: 'free_shipping:2' });
	});

	test.each([
		['where nothing can be chosen', [aRate()], 0],
		['unless a rate can be chosen', [aRate(), aRate({ rate_id: 'courier:2', selected: false })], 1],
	])('nothing offers to change delivery %s', (_, shipping_rates, buttons) => {
		renderPackage({ shipping_rates });
		expect(screen.queryAllByText('Change')).toHaveLength(buttons);
	});

	test.each([
		['calculated during checkout', 'Shipping costs are calculated during checkout.', {}],
		[
			'not found',
			'No shipping options were found for Eureka, California 95501, United States.',
			{ destination: there },
		],
	])('rates are said to be %s', (_, message, pack) => {
		renderPackage({ shipping_rates: [], ...pack });
		expect(screen.getByText(message)).toBeVisible();
	});
});

test('a refused address shows its error at the field until the value is corrected', async () => {
	const { user, port } = renderCart(aCart({ items: [mug] }));
	unfold('Change address');
	port.failNext(
		aRefusal({
			code: 'rest_invalid_param',
			params: [
				{
					param: 'shipping_address',
					code: 'invalid_postcode',
					message: 'The provided postcode / ZIP is not valid',
					additional: [],
				},
			],
		}),
	);
	const postcode = screen.getByRole('textbox', { name: 'Postal code' });
	await user.type(postcode, 'x');
	await user.tab();
	const problem = await screen.findByRole('alert');
	expect(problem).toHaveTextContent('The provided postcode / ZIP is not valid');
	expect(around(problem, 'section')).toHaveAccessibleName('Delivery');
	await user.clear(postcode);
	await user.type(postcode, '94105');
	await user.tab();
	await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
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
	expect(within(row).getByText('from $20.00 a month')).toBeVisible();
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
