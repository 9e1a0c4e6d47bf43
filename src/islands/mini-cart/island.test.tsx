import { createElement } from '@wordpress/element';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FakeCartPort } from '../../../test/fakes/cart-port';
import { FakeShop } from '../../../test/fakes/shop';
import { aCart, anItem } from '../../../test/fixtures/builders';
import type { CartJson } from '../../../test/fixtures/builders';
import { recordAnnouncements } from '../../../test/support/announcements';
import { renderIsland, someSettings } from '../../../test/support/islands';
import { NO_CHOICES } from '../shared/block-choices';
import { MiniCartIsland } from './island';
import type { MiniCartAppearance } from './props';

const mug = anItem({ id: 12, name: 'Morning Mug', price: 1000, quantity: 2 });

// jsdom does not implement modal dialogs; native ones are covered by the browser flows.
beforeEach(() => {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
		this.dispatchEvent(new Event('close'));
	};
	window.localStorage.clear();
});

const LOOK: MiniCartAppearance = {
	icon: 'bag',
	showLabel: true,
	showPrice: false,
	linksToCheckout: false,
};

const renderMiniCart = (
	cart: CartJson,
	{
		settings = someSettings(),
		look = {},
		opensOnAdd = false,
		tellsOfAdds = () => true,
		hasJustAdded = false,
		overrides = {},
	}: {
		settings?: ReturnType<typeof someSettings>;
		look?: Partial<MiniCartAppearance>;
		opensOnAdd?: boolean;
		tellsOfAdds?: () => boolean;
		hasJustAdded?: boolean;
		overrides?: Parameters<typeof renderIsland>[2];
	} = {},
) => {
	const hidden: boolean[] = [];
	const setHidden = (isHidden: boolean) => void hidden.push(isHidden);
	const page = renderIsland(
		<MiniCartIsland
			settings={settings}
			cartUrl="/cart/"
			appearance={{ ...LOOK, ...look }}
			opensOnAdd={opensOnAdd}
			tellsOfAdds={tellsOfAdds}
			hasJustAdded={hasJustAdded}
			setHidden={setHidden}
			choices={NO_CHOICES}
			area={() => null}
		/>,
		cart,
		overrides,
	);
	return { ...page, hidden };
};

const button = () => screen.getByRole('link', { name: /^Cart/ });
const drawer = () => screen.getByRole('dialog', { name: 'Your cart' });
/** Presses the link, and waits for the drawer, which opens behind the frame that shows the press, and its content. */
const open = async (user: UserEvent): Promise<void> => {
	await user.click(button());
	expect(button()).toHaveAttribute('aria-expanded', 'true');
	await screen.findByRole('link', { name: 'View cart' });
	expect(drawer()).toBeVisible();
};
/** Returns a function that tells if the next click is left to the browser, which jsdom cannot do. */
const followsLink = (): (() => boolean) => {
	let isLeft = false;
	const clicked = (event: Event): void => {
		isLeft = !event.defaultPrevented;
		event.preventDefault();
	};
	document.addEventListener('click', clicked, { once: true });
	return () => isLeft;
};
const added = (detail: object = { preserveCartData: true }) =>
	act(
		() => void document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { detail })),
	);

test.each([true, false])(
	'the link leads to the cart and names it and its number: label %s',
	(showLabel) => {
		renderMiniCart(aCart({ items: [mug] }), { look: { showLabel } });
		expect(button()).toHaveAttribute('href', '/cart/');
		expect(button()).toHaveAccessibleName('Cart 2 items');
		expect(screen.queryByRole('dialog')).toBeNull();
	},
);

test('the drawer reports changes made by the shop', async () => {
	const { user, shop, doShopping } = renderMiniCart(aCart({ items: [mug] }));
	await open(user);
	shop.setCart(aCart({ items: [{ ...mug, quantity: 1 }] }));
	await act(() => doShopping.refresh());
	expect(
		within(drawer()).getByText('The quantity of "Morning Mug" was changed to 1.'),
	).toBeVisible();
});

test('opens a drawer with the items, the subtotal, and links to cart and checkout', async () => {
	const { user } = renderMiniCart(aCart({ items: [mug] }));
	await open(user);
	expect(within(drawer()).getByRole('link', { name: 'Morning Mug' })).toBeVisible();
	expect(within(drawer()).getByText('Subtotal').parentElement).toHaveTextContent('$20.00');
	expect(within(drawer()).getByRole('link', { name: 'View cart' })).toHaveAttribute(
		'href',
		'/cart/',
	);
	expect(within(drawer()).getByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
		'href',
		'/checkout/',
	);
});

test('a click that would open another tab is left to the browser', async () => {
	const { user } = renderMiniCart(aCart({ items: [mug] }));
	const isFollowed = followsLink();
	await user.keyboard('{Control>}');
	await user.click(button());
	expect(isFollowed()).toBe(true);
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('a quantity changed in the drawer shows immediately, also on the badge, and is said inside once it is confirmed', async () => {
	// The shop's price, so that the amount is the same before and after the confirmation.
	const { user, port } = renderMiniCart(aCart({ items: [anItem({ price: 3225, quantity: 2 })] }));
	await open(user);
	const { take, stop } = recordAnnouncements();
	port.hold();
	const plus = screen.getByRole('button', { name: 'Increase quantity of Morning Mug' });
	await user.dblClick(plus);
	await waitFor(() =>
		expect(within(drawer()).getByText('Subtotal').parentElement).toHaveTextContent('$129.00'),
	);
	expect(button()).toHaveAccessibleName('Cart 4 items');
	expect(take()).toEqual([]);
	await act(() => port.release());
	expect(take()).toEqual(['polite: Subtotal $129.00']);
	stop();
});

/** Resolves when the drawer is closed, for which the browser goes back in the history first. */
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('locks the page while it is open; closes with its button, Escape and Back, and leaves no history entry', async () => {
	const { user } = renderMiniCart(aCart({ items: [mug] }));
	const page = { at: 'the page' };
	window.history.pushState(page, '');
	const escape = new Event('cancel', { cancelable: true });
	const ways = [
		() => user.click(screen.getByRole('button', { name: 'Close' })),
		() => act(() => void drawer().dispatchEvent(escape)),
		() => act(() => window.history.back()),
	];
	for (const close of ways) {
		await open(user);
		expect(window.history.state).not.toEqual(page);
		expect(document.documentElement.style.overflow).toBe('hidden');
		await close();
		await closed();
		expect(document.documentElement.style.overflow).toBe('');
		expect(window.history.state).toEqual(page);
	}
	expect(escape.defaultPrevented).toBe(true);
});

test('closing twice goes back in the history once', async () => {
	const { user } = renderMiniCart(aCart({ items: [mug] }));
	const goBack = jest.spyOn(window.history, 'back');
	await open(user);
	await user.dblClick(screen.getByRole('button', { name: 'Close' }));
	await closed();
	expect(goBack).toHaveBeenCalledTimes(1);
});

test('shows the progress to free shipping, and when it is reached', async () => {
	const settings = someSettings({ freeShippingThreshold: '25.00' });
	const { user } = renderMiniCart(aCart({ items: [mug] }), { settings });
	await open(user);
	expect(screen.getByRole('progressbar', { name: '$5.00 more for free shipping' })).toHaveAttribute(
		'value',
		'80',
	);
	await user.click(screen.getByRole('button', { name: 'Increase quantity of Morning Mug' }));
	expect(await screen.findByText('You have free shipping.')).toBeVisible();
});

test('removing the last item shows the empty state with Undo; the block hides when the drawer closes', async () => {
	const { user, hidden } = renderMiniCart(aCart({ items: [mug] }));
	await open(user);
	await user.click(screen.getByRole('button', { name: 'Remove Morning Mug' }));
	expect(await screen.findByText('Your cart is empty')).toBeVisible();
	expect(screen.getByRole('button', { name: 'Undo removal of Morning Mug' })).toHaveFocus();
	expect(hidden.at(-1)).toBe(false);
	await user.click(screen.getByRole('button', { name: 'Close' }));
	await closed();
	expect(hidden.at(-1)).toBe(true);
});

test('an add is announced, or opens the drawer when the block is set so', () => {
	const { view } = renderMiniCart(aCart({ items: [mug] }));
	added();
	expect(screen.queryByRole('dialog')).toBeNull();
	expect(screen.getByText('2 items in your cart')).toHaveAttribute('aria-live', 'polite');
	view.unmount();
	renderMiniCart(aCart({ items: [mug] }), { opensOnAdd: true });
	added();
	expect(drawer()).toBeVisible();
});

test('an add by another script is announced with the cart that is read after it', async () => {
	const { shop, doShopping } = renderMiniCart(aCart());
	const { take, stop } = recordAnnouncements();
	added({});
	expect(take()).toEqual([]);
	shop.setCart(aCart({ items: [mug] }));
	await act(() => doShopping.refresh());
	expect(take()).toEqual(['polite: 2 items in your cart']);
	stop();
});

test('an add is left to another mini-cart of the page', () => {
	const { view } = renderMiniCart(aCart({ items: [mug] }), { tellsOfAdds: () => false });
	added();
	expect(screen.queryByText('2 items in your cart')).toBeNull();
	view.unmount();
	renderMiniCart(aCart({ items: [mug] }), { opensOnAdd: true, tellsOfAdds: () => false });
	added();
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('an add by an own block, which says it itself, is not said again', () => {
	renderMiniCart(aCart({ items: [mug] }));
	const form = document.createElement('form');
	form.className = 'storefront-add-to-cart';
	const adding = form.appendChild(document.createElement('button'));
	document.body.append(form);
	const { take, stop } = recordAnnouncements();
	adding.focus();
	added();
	expect(take()).toEqual([]);
	adding.blur();
	added();
	expect(take()).toEqual(['polite: 2 items in your cart']);
	stop();
	form.remove();
});

test('opens also for an item added while the script was loading', () => {
	renderMiniCart(aCart({ items: [mug] }), { opensOnAdd: true, hasJustAdded: true });
	expect(drawer()).toBeVisible();
});

test('shows itself as soon as an add starts and hides again when it fails', async () => {
	const { port, hidden, doShopping } = renderMiniCart(aCart());
	expect(hidden.at(-1)).toBe(true);
	port.hold();
	port.failNext({ kind: 'connection', reason: 'lost' });
	await act(async () => void doShopping.addItem({ productId: 12 }));
	expect(hidden.at(-1)).toBe(false);
	await act(() => port.release());
	await waitFor(() => expect(hidden.at(-1)).toBe(true));
});

test('the drawer shows a loading state while the cart is loading', async () => {
	const port = new FakeCartPort(new FakeShop());
	port.hold();
	const { user } = renderMiniCart(aCart(), { overrides: { seed: null, port } });
	await open(user);
	const [placeholder] = within(drawer()).getAllByRole('status');
	expect(placeholder).toHaveTextContent('Loading your cart…');
});

test('stores the count for the next page, with the hash of the confirmed cart', () => {
	document.cookie = 'woocommerce_cart_hash=abc';
	renderMiniCart(aCart({ items: [mug] }));
	expect(window.localStorage.getItem('storefront_cart_count')).toBe('abc:2');
});

test('the price of the products stands beside the icon where the block wants it', () => {
	renderMiniCart(aCart({ items: [mug] }), {
		look: { showPrice: true },
	});
	expect(button()).toHaveTextContent('$20.00');
});

test('a link to the checkout opens no drawer', async () => {
	const { user } = renderMiniCart(aCart({ items: [mug] }), {
		look: { linksToCheckout: true },
	});
	expect(button()).not.toHaveAttribute('aria-haspopup');
	const isFollowed = followsLink();
	await user.click(button());
	expect(isFollowed()).toBe(true);
	expect(screen.queryByRole('dialog')).toBeNull();
});
