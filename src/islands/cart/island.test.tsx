import { createElement } from '@wordpress/element';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
	aCart,
	aCoupon,
	aCrossSell,
	anItem,
	aPackage,
	aPickupRate,
	aRate,
} from '../../../test/fixtures/builders';
import type { CartJson } from '../../../test/fixtures/builders';
import { readCart } from '../../domain/cart/read';
import { seedOf } from '../../../test/support/stores';
import { recordAnnouncements } from '../../../test/support/announcements';
import { around, renderIsland, someSettings } from '../../../test/support/islands';
import { NO_CHOICES } from '../shared/block-choices';
import { CartIsland } from './island';

// Products of the test shop.
const mug = anItem({ id: 12, name: 'Morning Mug', price: 1000, quantity: 2 });
const bowl = anItem({ id: 13, name: 'Tea Bowl', price: 500 });

const renderCart = (cart: CartJson, settings = someSettings(), choices = NO_CHOICES) =>
	renderIsland(
		<CartIsland
			printed={readCart(seedOf(cart))}
			settings={settings}
			messages={[]}
			choices={choices}
			unfolded={{ coupon: false, address: false }}
			area={() => null}
		/>,
		cart,
	);

const quantityOf = (name: string) => screen.getByRole('textbox', { name: `Quantity of ${name}` });
const rowOf = (name: string) => around(screen.getByRole('link', { name }), 'li');
const totals = () => around(screen.getByText('Subtotal'), 'dl');

test('shows the cart items and totals', () => {
	renderCart(aCart({ items: [mug, bowl] }));
	expect(within(rowOf('Morning Mug')).getByText('$20.00')).toBeVisible();
	expect(quantityOf('Morning Mug')).toHaveValue('2');
	expect(totals()).toHaveTextContent('Subtotal$25.00Shipping$5.00Flat rateTaxes$6.00Total$36.00');
	expect(screen.getByRole('link', { name: 'Proceed to checkout' })).toHaveAttribute(
		'href',
		'/checkout/',
	);
});

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

test('an item on sale shows what all of its pieces save, in the format of plugins', () => {
	const onSale = anItem({ id: 14, name: 'Jug', price: 1000, regularPrice: 1575, quantity: 2 });
	const { view } = renderCart(aCart({ items: [onSale, bowl] }));
	expect(within(rowOf('Jug')).getByText('Save $11.50')).toBeVisible();
	expect(within(rowOf('Tea Bowl')).queryByText(/Save/)).toBeNull();
	view.unmount();
	Reflect.set(window, 'wc', {
		blocksCheckout: {
			applyCheckoutFilter: (query: { filterName: string; defaultValue: unknown }) =>
				query.filterName === 'saleBadgePriceFormat' ? 'all of <price/>' : query.defaultValue,
		},
	});
	renderCart(aCart({ items: [onSale] }));
	expect(within(rowOf('Jug')).getByText('Save all of $11.50')).toBeVisible();
	Reflect.deleteProperty(window, 'wc');
});

test('a click on plus shows immediately, and the totals are marked as pending', async () => {
	const { user, port, shop } = renderCart(aCart({ items: [mug] }));
	port.hold();
	await user.click(screen.getByRole('button', { name: 'Increase quantity of Morning Mug' }));
	await user.click(screen.getByRole('button', { name: 'Increase quantity of Morning Mug' }));
	expect(quantityOf('Morning Mug')).toHaveValue('4');
	expect(within(rowOf('Morning Mug')).getByText('$40.00')).toBeVisible();
	expect(totals()).toHaveTextContent('Subtotal$40.00');
	expect(totals()).toHaveAttribute('aria-busy', 'true');
	expect(screen.getByText('Updating…')).toBeVisible();
	await act(() => port.release());
	await waitFor(() => expect(totals()).toHaveAttribute('aria-busy', 'false'));
	expect(shop.cartJson.items[0]?.quantity).toBe(4);
	expect(screen.getByText(/^Cart total: /)).toHaveAttribute('aria-live', 'polite');
});

test('the total is said once, and only if it is another one', async () => {
	const { user, port } = renderCart(aCart({ items: [mug] }));
	const { take, stop } = recordAnnouncements();
	const settled = () => waitFor(() => expect(totals()).toHaveAttribute('aria-busy', 'false'));
	port.hold();
	await user.click(screen.getByRole('button', { name: 'Increase quantity of Morning Mug' }));
	await act(() => port.release());
	await settled();
	const said = take();
	expect(said).toEqual([expect.stringMatching(/^polite: Cart total: \$\d+\.\d+$/)]);
	expect(totals()).toHaveTextContent(String(said[0]).replace('polite: Cart total: ', 'Total'));
	port.hold();
	await user.click(screen.getByRole('button', { name: 'Increase quantity of Morning Mug' }));
	await user.click(screen.getByRole('button', { name: 'Reduce quantity of Morning Mug' }));
	await act(() => port.release());
	await settled();
	expect(take()).toEqual([]);
	stop();
});

test('minus stays focusable at the minimum and does nothing', async () => {
	const { user, port } = renderCart(aCart({ items: [bowl] }));
	const minus = screen.getByRole('button', { name: 'Reduce quantity of Tea Bowl' });
	expect(minus).toHaveAttribute('aria-disabled', 'true');
	await user.click(minus);
	expect(minus).toHaveFocus();
	expect(port.intents).toEqual([]);
});

test('an item sold individually shows its quantity as text', () => {
	renderCart(aCart({ items: [anItem({ name: 'Mug', sold_individually: true })] }));
	expect(screen.queryByRole('textbox')).toBeNull();
	expect(screen.getByText('Quantity: 1')).toBeVisible();
});

test('a quantity changed by the shop is shown unless the field is being edited', async () => {
	const { doShopping } = renderCart(aCart({ items: [mug] }));
	await act(async () => {
		await doShopping.changeQuantity(mug.key, 7);
	});
	expect(quantityOf('Morning Mug')).toHaveValue('7');
});

test('removing offers Undo and focuses it; undo restores the line and the focus', async () => {
	const { user, shop } = renderCart(aCart({ items: [mug, bowl] }));
	await user.click(screen.getByRole('button', { name: 'Remove Morning Mug' }));
	expect(screen.getByRole('button', { name: 'Undo removal of Morning Mug' })).toHaveFocus();
	expect(screen.getByText('Removed “Morning Mug”.')).toBeVisible();
	await waitFor(() => expect(shop.cartJson.items).toHaveLength(1));
	await user.keyboard('{Enter}');
	await waitFor(() => expect(screen.getByRole('link', { name: 'Morning Mug' })).toBeVisible());
	expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
	expect(rowOf('Morning Mug').contains(document.activeElement)).toBe(true);
	expect(quantityOf('Morning Mug')).toHaveValue('2');
});

test('undo restores a line at its former position', async () => {
	const { user } = renderCart(aCart({ items: [mug, bowl] }));
	await user.click(screen.getByRole('button', { name: 'Remove Morning Mug' }));
	await user.click(screen.getByRole('button', { name: 'Undo removal of Morning Mug' }));
	await waitFor(() => expect(screen.getByRole('link', { name: 'Morning Mug' })).toBeVisible());
	expect(
		screen.getAllByRole('textbox', { name: /^Quantity of / }).map((field) => field.ariaLabel),
	).toEqual(['Quantity of Morning Mug', 'Quantity of Tea Bowl']);
});

test('undo before the response waits for it and is not lost', async () => {
	const { user, port, shop } = renderCart(aCart({ items: [mug, bowl] }));
	port.hold();
	await user.click(screen.getByRole('button', { name: 'Remove Morning Mug' }));
	await user.click(screen.getByRole('button', { name: 'Undo removal of Morning Mug' }));
	expect(screen.getByRole('button', { name: 'Bringing back…' })).toHaveAttribute(
		'aria-disabled',
		'true',
	);
	await act(() => port.release());
	await waitFor(() => expect(screen.getByRole('link', { name: 'Morning Mug' })).toBeVisible());
	expect(shop.cartJson.items).toHaveLength(2);
});

test('a line that the shop cannot restore says so where Undo stood, and keeps the focus', async () => {
	const { user, shop } = renderCart(aCart({ items: [mug, bowl] }));
	await user.click(screen.getByRole('button', { name: 'Remove Morning Mug' }));
	await waitFor(() => expect(shop.cartJson.items).toHaveLength(1));
	shop.forgetRemoved();
	await user.click(screen.getByRole('button', { name: 'Undo removal of Morning Mug' }));
	const text = await screen.findByText(
		'Removed “Morning Mug”. This item can no longer be brought back.',
	);
	expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
	expect(text.closest('li')).toHaveFocus();
});

test('a failed undo can be repeated', async () => {
	const { user, port } = renderCart(aCart({ items: [mug, bowl] }));
	await user.click(screen.getByRole('button', { name: 'Remove Morning Mug' }));
	port.failNext({ kind: 'connection', reason: 'timeout' });
	await user.click(screen.getByRole('button', { name: 'Undo removal of Morning Mug' }));
	await user.click(await screen.findByRole('button', { name: 'Undo removal of Morning Mug' }));
	await waitFor(() => expect(screen.getByRole('link', { name: 'Morning Mug' })).toBeVisible());
});

test('removing the last line shows the empty cart with Undo and a link to the shop', async () => {
	const { user } = renderCart(aCart({ items: [mug] }));
	await user.click(screen.getByRole('button', { name: 'Remove Morning Mug' }));
	expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
	expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop/');
	expect(screen.getByRole('button', { name: 'Undo removal of Morning Mug' })).toHaveFocus();
	expect(screen.queryByRole('link', { name: 'Proceed to checkout' })).toBeNull();
});

/** jsdom toggles details elements without dispatching the toggle event. */
const unfold = (summary: string) => {
	const details = around<HTMLDetailsElement>(screen.getByText(summary), 'details');
	act(() => {
		details.open = true;
		details.dispatchEvent(new Event('toggle'));
	});
};

test('a coupon error is shown beside its field until the field is edited', async () => {
	const { user, notices } = renderCart(aCart({ items: [mug] }));
	unfold('Add a coupon');
	const field = screen.getByRole('textbox', { name: 'Coupon code' });
	await user.type(field, 'nonsense{Enter}');
	await waitFor(() => expect(field).toBeInvalid());
	expect(field).toHaveAccessibleDescription(/nonsense/);
	expect(notices()).toEqual([]);
	expect(field).toHaveValue('nonsense');
	await user.type(field, 'x');
	expect(field).toBeValid();
});

test('what becomes of a coupon is said in words, and the focus goes from a removed one to the toggle', async () => {
	const { user } = renderCart(aCart({ items: [mug] }));
	unfold('Add a coupon');
	const { take, stop } = recordAnnouncements();
	await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'save10{Enter}');
	const remove = await screen.findByRole('button', { name: 'Remove coupon save10' });
	await waitFor(() => expect(screen.getByText('Coupon “save10” applied.')).toBeInTheDocument());
	expect(take()).toContain('polite: Coupon “save10” applied.');
	await user.click(remove);
	expect(screen.getByText('Add a coupon')).toHaveFocus();
	await waitFor(() => expect(remove).not.toBeInTheDocument());
	await waitFor(() => expect(screen.getByText('Coupon “save10” removed.')).toBeInTheDocument());
	expect(take()).toContain('polite: Coupon “save10” removed.');
	expect(screen.getByText('Add a coupon')).toHaveFocus();
	stop();
});

test('the form of a coupon that was applied folds, and leaves the focus on its toggle', async () => {
	const { user } = renderCart(aCart({ items: [mug] }));
	unfold('Add a coupon');
	const field = screen.getByRole('textbox', { name: 'Coupon code' });
	await user.type(field, 'save10{Enter}');
	const toggle = screen.getByText('Add a coupon');
	await waitFor(() => expect(toggle.closest('details')).not.toHaveAttribute('open'));
	expect(toggle).toHaveFocus();
});

test('an empty coupon is not sent: its field is required', async () => {
	const { user, port } = renderCart(aCart({ items: [mug] }));
	unfold('Add a coupon');
	await user.click(screen.getByRole('button', { name: 'Apply' }));
	expect(screen.getByRole('textbox', { name: 'Coupon code' })).toBeRequired();
	expect(port.intents).toEqual([]);
});

test('without a coupon form the focus goes from a removed coupon to its section', async () => {
	const { user } = renderCart(
		aCart({ items: [mug], coupons: [aCoupon('save10', 200)] }),
		someSettings({ couponsEnabled: false }),
	);
	await user.click(screen.getByRole('button', { name: 'Remove coupon save10' }));
	expect(screen.getByRole('region', { name: 'Cart totals' })).toHaveFocus();
});

test('a refused coupon is said once, at its field', async () => {
	const { user } = renderCart(aCart({ items: [mug] }));
	unfold('Add a coupon');
	const { take, stop } = recordAnnouncements();
	await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'nope{Enter}');
	await screen.findByRole('alert');
	expect(take()).toEqual(['assertive: Coupon "nope" does not exist!']);
	stop();
});

test('an applied coupon shows its discount and can be removed', async () => {
	const { user, port } = renderCart(aCart({ items: [mug], coupons: [aCoupon('save10', 200)] }));
	expect(screen.getByText('save10').closest('li')).toHaveTextContent('save10-$2.00');
	await user.click(screen.getByRole('button', { name: 'Remove coupon save10' }));
	expect(port.intents).toEqual([{ type: 'remove-coupon', code: 'save10' }]);
	await waitFor(() => expect(screen.queryByText('save10')).toBeNull());
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

test('a refused address shows its error at the field until the value is corrected', async () => {
	const { user, port } = renderCart(aCart({ items: [mug] }));
	unfold('Change address');
	port.failNext({
		kind: 'api',
		status: 400,
		code: 'rest_invalid_param',
		message: 'Invalid parameter(s): shipping_address',
		params: [
			{
				param: 'shipping_address',
				code: 'invalid_postcode',
				message: 'The provided postcode / ZIP is not valid',
				additional: [],
			},
		],
		cart: null,
		data: null,
	});
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
	renderCart(
		aCart({ items: [mug], errors: [{ code: 'sold_out', message: '&quot;Mug&quot; is gone.' }] }),
	);
	expect(screen.getAllByRole('alert')).toHaveLength(1);
	expect(screen.getByRole('alert')).toHaveTextContent('"Mug" is gone.');
	expect(screen.queryByRole('button', { name: 'Dismiss this notice' })).toBeNull();
});

test('a cross-sell is added, and shows the error when it cannot be', async () => {
	const { user, port } = renderCart(
		aCart({ items: [mug], cross_sells: [aCrossSell({ id: 31, name: 'Cup' })] }),
	);
	port.failNext({
		kind: 'api',
		status: 400,
		code: 'out_of_stock',
		message: 'Sold out.',
		params: [],
		cart: null,
		data: null,
	});
	await user.click(screen.getByRole('button', { name: 'Add to cart: Cup' }));
	const problems = await screen.findAllByText('Sold out.');
	expect(problems.length).toBeGreaterThan(0);
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
	renderCart(aCart({ items: [mug], coupons: [aCoupon('auto1', 100), aCoupon('hidden', 50)] }));
	const row = rowOf('A mug by any other name');
	expect(row).toHaveClass('storefront-line', 'gift');
	expect(within(row).getByText('from $20.00 a month')).toBeVisible();
	expect(within(row).getByText('$10.00')).toBeVisible();
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
				cartItem: expect.objectContaining({ key: mug.key }),
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
