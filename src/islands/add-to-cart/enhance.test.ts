import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { recordAnnouncements } from '../../../test/support/announcements';
import { EARLY_ADD } from '../../domain/cart/early-add';
import type { AddItemRequest, ShoppingResult } from '../../stores/cart/shopping/contract';
import type { WaitsFor } from '../../ui/notices/notices';
import { followChoice } from './choice-form';
import { enhance } from './enhance';
import { readProps } from './props';

const MUG = `
	<form method="post" aria-label="Mug">
		<input type="hidden" name="quantity" value="6">
		<button type="submit" name="add-to-cart" value="7"><span data-label>Add 6 to cart</span></button>
		<p role="status" data-message></p>
	</form>`;

const option = (slug: string) => `<option value="${slug}">${slug}</option>`;

const HOODIE = `
	<div class="storefront-product">
		<img class="storefront-picture" src="/hoodie.svg" alt="Hoodie">
		<form method="post" aria-label="Hoodie">
			<div aria-live="polite" data-facts><p>$40.00 – $47.00</p></div>
			<template data-facts-of=""><p>$40.00 – $47.00</p></template>
			<template data-facts-of="1"><p>$45.00</p></template>
			<template data-facts-of="2"><p>$47.00</p><p>Out of stock</p></template>
			<label>Color <select name="attribute_pa_color" required>${['', 'blue', 'black'].map(option).join('')}</select></label>
			<label>Size <select name="attribute_pa_size" required>${['', 'small', 'large'].map(option).join('')}</select></label>
			<input type="hidden" name="variation_id" value="">
			<label data-quantity>Quantity <input type="number" name="quantity" value="1" min="1" max="9999" step="1"></label>
			<p data-quantity-hint></p>
			<button type="submit" name="add-to-cart" value="9"><span data-label>Add to cart</span></button>
			<p role="status" data-message></p>
		</form>
	</div>`;

const limits = { minimum: 1, maximum: 9999, multipleOf: 1, editable: true };

const HOODIE_PROPS = {
	productId: 9,
	name: 'Club Hoodie',
	unchosen: { isBuyable: true, limits, picture: { src: '/hoodie.svg', srcset: '', alt: 'Hoodie' } },
	variations: [
		{
			id: 1,
			chosen: { attribute_pa_color: 'blue', attribute_pa_size: 'small' },
			isBuyable: true,
			limits: { minimum: 2, maximum: 4, multipleOf: 2, editable: true },
			hint: 'Sold in groups of 2',
			picture: { src: '/blue.svg', srcset: '', alt: 'Blue hoodie' },
		},
		{
			id: 2,
			chosen: { attribute_pa_color: 'black', attribute_pa_size: 'large' },
			isBuyable: false,
			limits,
			picture: null,
		},
	],
};

/** Shop whose responses are triggered by the test. */
const aShop = () => {
	const requests: AddItemRequest[] = [];
	let answer: (result: ShoppingResult) => void = () => undefined;
	return {
		requests,
		answer: (result: ShoppingResult) => answer(result),
		addItem: (request: AddItemRequest) => {
			requests.push(request);
			return new Promise<ShoppingResult>((resolve) => {
				answer = resolve;
			});
		},
	};
};

const open = (html: string, json: unknown) => {
	const page = new DOMParser().parseFromString(html, 'text/html');
	document.body.replaceChildren(...page.body.childNodes);
	const form = screen.getByRole<HTMLFormElement>('form');
	const shop = aShop();
	const props = readProps(json);
	if (!props) {
		throw new Error('no product');
	}
	if (props.unchosen) {
		followChoice(form, props, props.unchosen, {
			describe: () => Promise.resolve(null),
			loadSanitizer: () => Promise.reject(new Error('not needed')),
			jQuery: undefined,
		});
	}
	const listeners = new Set<(waitsFor: WaitsFor | null) => void>();
	let retries = 0;
	enhance(form, props, {
		addItem: shop.addItem,
		watchWait: (show) => {
			listeners.add(show);
			return () => listeners.delete(show);
		},
		retry: () => {
			retries += 1;
		},
		cartUrl: '/cart/',
	});
	return {
		shop,
		form,
		user: userEvent.setup(),
		wait: (waitsFor: WaitsFor | null) => listeners.forEach((show) => show(waitsFor)),
		retries: () => retries,
	};
};

describe('a product in a grid', () => {
	const openMug = () => open(MUG, { productId: 7, name: '<b>Mug</b>' });
	const button = () => screen.getByRole('button');
	const status = () => screen.getByRole('status');

	it('says what it waits for, and offers to try again', async () => {
		const { shop, user, wait, retries } = openMug();
		await user.click(button());
		wait('answer');
		expect(status()).toHaveTextContent(/^The shop takes long to answer\./);
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(retries()).toBe(1);
		wait(null);
		expect(status()).toBeEmptyDOMElement();
		wait('network');
		shop.answer({ ok: true });
		await waitFor(() => expect(status()).toHaveTextContent(/was added to your cart/));
		wait('shop');
		expect(status()).toHaveTextContent(/was added to your cart/);
	});

	const EARLY = {
		key: 'k1',
		fields: [
			['quantity', '12'],
			['engraving', 'A'],
			['add-to-cart', '7'],
		],
	};
	const REQUEST = {
		productId: 7,
		quantity: 12,
		variation: [],
		extra: { engraving: 'A' },
		idempotencyKey: 'k1',
	};

	it('is asked for once more under its key where the shop has it already, and nothing is said again', async () => {
		const { shop, form } = openMug();
		status().textContent = 'Added.';
		const told = new CustomEvent(EARLY_ADD, {
			detail: { ...EARLY, isMade: true },
			cancelable: true,
		});
		form.dispatchEvent(told);
		expect(told.defaultPrevented).toBe(true);
		expect(shop.requests).toEqual([REQUEST]);
		expect(button()).toHaveTextContent('Add 6 to cart');
		shop.answer({ ok: true });
		await Promise.resolve();
		await Promise.resolve();
		expect(status()).toHaveTextContent(/^Added\.$/);
		form.dispatchEvent(new CustomEvent(EARLY_ADD, { detail: { key: 'k1', fields: [['x']] } }));
		expect(shop.requests).toHaveLength(1);
	});

	it('is added by its key where it is not known if the shop has it, and said', async () => {
		const { shop, form, user } = openMug();
		form.dispatchEvent(new CustomEvent(EARLY_ADD, { detail: { ...EARLY, isMade: false } }));
		await user.click(button());
		expect(shop.requests).toEqual([REQUEST]);
		expect(button()).toHaveTextContent('Adding…');
		shop.answer({ ok: true });
		await waitFor(() => expect(status()).toHaveTextContent(/was added to your cart/));
	});

	it('is added as the listeners of plugins leave it: filled in, or not at all', async () => {
		const { shop, form, user } = openMug();
		const field = Object.assign(document.createElement('input'), {
			type: 'hidden',
			name: 'design',
		});
		form.append(field);
		const stop = new AbortController();
		let isPrevented = true;
		const listener = (event: Event): void => {
			field.value = 'heart';
			if (isPrevented) {
				event.preventDefault();
			}
		};
		document.addEventListener('submit', listener, { signal: stop.signal });
		await user.click(button());
		isPrevented = false;
		expect(shop.requests).toEqual([]);
		await user.click(button());
		expect(shop.requests).toMatchObject([{ extra: { design: 'heart' } }]);
		stop.abort();
	});

	it('is left to the browser with a file, and by a button of a plugin', async () => {
		const { shop, form, user } = openMug();
		const buy = Object.assign(document.createElement('button'), {
			name: 'buy_now',
			textContent: 'Buy now',
		});
		form.append(buy);
		const left: boolean[] = [];
		const listener = (event: Event): void => {
			left.push(!event.defaultPrevented);
			event.preventDefault();
		};
		const stop = new AbortController();
		form.addEventListener('submit', () => {
			window.addEventListener('submit', listener, { signal: stop.signal });
		});
		await user.click(buy);
		const data = new FormData();
		data.append('picture', new File(['x'], 'a.png'));
		const read = jest.spyOn(window, 'FormData').mockReturnValue(data);
		await user.click(screen.getByRole('button', { name: 'Add 6 to cart' }));
		read.mockRestore();
		stop.abort();
		expect(left).toEqual([true, true]);
		expect(shop.requests).toEqual([]);
	});

	it('is added once by a double click, with the quantity of its form; says so, and keeps the focus', async () => {
		const { shop, user } = openMug();
		await user.dblClick(button());
		expect(shop.requests).toEqual([{ productId: 7, quantity: 6, variation: [], extra: {} }]);
		expect(button()).toHaveTextContent('Adding…');
		expect(button()).toHaveAttribute('aria-disabled', 'true');
		expect(button()).toHaveFocus();
	});

	it('is announced by its name, as text, with a link to the cart, and can be added again', async () => {
		const { shop, user } = openMug();
		await user.click(button());
		shop.answer({ ok: true });
		await waitFor(() => expect(status()).toHaveTextContent('"<b>Mug</b>" was added to your cart.'));
		const link = within(status()).getByRole('link', { name: 'View cart' });
		expect(link).toHaveAttribute('href', '/cart/');
		expect(button()).toHaveTextContent('Add 6 to cart');
		expect(button()).not.toHaveAttribute('aria-disabled');
		await user.click(button());
		expect(shop.requests).toHaveLength(2);
		expect(status()).toBeEmptyDOMElement();
	});

	it('shows an error response beside its button, as text', async () => {
		const { shop, user } = openMug();
		await user.click(button());
		shop.answer({ ok: false, code: 'out_of_stock', message: 'Only <i>2</i> left.' });
		await waitFor(() => expect(status()).toHaveTextContent('Only <i>2</i> left.'));
		expect(status()).toHaveAttribute('data-state', 'error');
		expect(screen.queryByRole('link')).toBeNull();
		expect(button()).toHaveTextContent('Add 6 to cart');
	});
});

describe('a variable product', () => {
	const openHoodie = () => open(HOODIE, HOODIE_PROPS);
	const choose = async (user: ReturnType<typeof userEvent.setup>, color: string, size: string) => {
		await user.selectOptions(screen.getByLabelText('Color'), color);
		await user.selectOptions(screen.getByLabelText('Size'), size);
	};

	it('shows price, limits and image of the chosen variation, is added with it, and shows its own again', async () => {
		const { shop, user, form } = openHoodie();
		await choose(user, 'blue', 'small');
		expect(screen.getByText('$45.00')).toBeInTheDocument();
		expect(screen.queryByText('$40.00 – $47.00')).toBeNull();
		expect(screen.getByRole('img')).toHaveAttribute('src', '/blue.svg');
		expect(screen.getByRole('spinbutton')).toHaveAttribute('step', '2');
		expect(screen.getByRole('spinbutton')).toHaveValue(2);
		expect(screen.getByText('Sold in groups of 2')).toBeInTheDocument();
		await user.click(screen.getByRole('button'));
		expect(shop.requests).toEqual([
			{
				productId: 9,
				quantity: 2,
				variation: [
					{ attribute: 'attribute_pa_color', value: 'blue' },
					{ attribute: 'attribute_pa_size', value: 'small' },
				],
				extra: { variation_id: '1' },
			},
		]);
		await choose(user, 'blue', '');
		expect(screen.queryByText('Sold in groups of 2')).toBeNull();
		expect(screen.getByText('$40.00 – $47.00')).toBeInTheDocument();
		expect(screen.getByRole('img')).toHaveAttribute('src', '/hoodie.svg');
		expect(new FormData(form).get('variation_id')).toBe('');
	});

	it('says price and stock of the chosen variation, nothing while they stay the same, and sells none that is out of stock', async () => {
		document.body.replaceChildren();
		const { take, stop } = recordAnnouncements();
		const { user } = openHoodie();
		await choose(user, 'black', '');
		take();
		await user.selectOptions(screen.getByLabelText('Color'), 'blue');
		expect(take()).toEqual([]);
		await user.selectOptions(screen.getByLabelText('Size'), 'small');
		expect(take()).toEqual(['polite: $45.00']);
		await choose(user, 'blue', '');
		await choose(user, 'black', 'large');
		expect(take().at(-1)).toBe('polite: $47.00 Out of stock');
		expect(screen.getByRole('button')).toBeDisabled();
		stop();
	});
});

describe('a product with more variations than the page describes', () => {
	const MANY_PROPS = {
		...HOODIE_PROPS,
		variations: [],
		more: [
			[1, 1, 1],
			[2, 2, 0],
		],
		variationUrl: '/?wc-ajax=get_variation',
	};
	const DESCRIBED = {
		variation_id: 2,
		is_purchasable: true,
		is_in_stock: false,
		price_html: '<span>$47.00</span>',
		availability_html: '<p>Out of stock</p>',
		variation_description: '<p>Warm.</p>',
		min_qty: 2,
		max_qty: 3,
		image: { src: '/black.svg', srcset: '', alt: 'Black hoodie' },
	};
	const sanitize = (html: string) => document.createRange().createContextualFragment(html);

	/** Opens the form; the shop describes variations as the test says, jQuery notes the events. */
	const openMany = (describe: (fields: URLSearchParams) => Promise<unknown>) => {
		const events: (readonly [string, ...unknown[]])[] = [];
		const page = new DOMParser().parseFromString(HOODIE, 'text/html');
		document.body.replaceChildren(...page.body.childNodes);
		const form = screen.getByRole<HTMLFormElement>('form');
		const props = readProps(MANY_PROPS);
		if (props?.unchosen) {
			followChoice(form, props, props.unchosen, {
				describe: (_url, fields) => describe(fields),
				loadSanitizer: () => Promise.resolve(sanitize),
				jQuery: () => ({
					on: () => undefined,
					trigger: (name, details) => events.push([name, ...details]),
				}),
			});
		}
		return { events, form, user: userEvent.setup() };
	};
	const chooseSize = (user: ReturnType<typeof userEvent.setup>, size: string) =>
		user.selectOptions(screen.getByLabelText('Size'), size);

	it('finds each, asks the shop for what it needs and tells scripts of plugins', async () => {
		const asked: string[] = [];
		const { events, form, user } = openMany((fields) => {
			asked.push(fields.toString());
			return Promise.resolve(DESCRIBED);
		});
		await user.selectOptions(screen.getByLabelText('Color'), 'black');
		await chooseSize(user, 'large');
		await waitFor(() => expect(screen.getByText('Warm.')).toBeInTheDocument());
		expect(asked).toEqual(['attribute_pa_color=black&attribute_pa_size=large&product_id=9']);
		expect(new FormData(form).get('variation_id')).toBe('2');
		expect(screen.getByText('$47.00')).toBeInTheDocument();
		expect(screen.getByRole('img')).toHaveAttribute('src', '/black.svg');
		expect(screen.getByRole('spinbutton')).toHaveAttribute('max', '3');
		expect(screen.getByRole('spinbutton')).toHaveValue(2);
		expect(screen.getByRole('button')).toBeDisabled();
		expect(events.slice(-4)).toEqual([
			['woocommerce_variation_select_change'],
			['found_variation', DESCRIBED],
			['show_variation', DESCRIBED, false],
			['woocommerce_variation_has_changed'],
		]);
	});

	it('shows nothing of a variation that was replaced while it was described', async () => {
		let answer: (json: unknown) => void = () => undefined;
		const { events, user } = openMany(
			() =>
				new Promise((resolve) => {
					answer = resolve;
				}),
		);
		await user.selectOptions(screen.getByLabelText('Color'), 'black');
		await chooseSize(user, 'large');
		const late = answer;
		await chooseSize(user, '');
		late(DESCRIBED);
		await Promise.resolve();
		expect(screen.queryByText('Warm.')).toBeNull();
		expect(events.map(([name]) => name)).not.toContain('found_variation');
	});
});
