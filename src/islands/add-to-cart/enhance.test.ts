import { screen, waitFor, within } from '@testing-library/dom';
import { aCart } from '../../../test/fixtures/builders';
import { cartDataOf } from '../../../test/fixtures/decoded';
import { recordAnnouncements } from '../../../test/support/announcements';
import { open } from '../../../test/support/product-form';
import { EARLY_ADD } from '../../domain/cart/early-add';

const MUG = `
	<form method="post" aria-label="Mug">
		<input type="hidden" name="quantity" value="6">
		<button type="submit" name="add-to-cart" value="7"><span data-label>Add 6 to cart</span></button>
		<p role="status" data-message></p>
	</form>`;

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
		expect(button()).toHaveFocus();
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

	it.each([
		['/checkout/?now=1', ['/checkout/?now=1']],
		['javascript:alert(1)', []],
		[7, []],
		[undefined, []],
	])('is followed by the page to which the shop leads: %p', async (url, led) => {
		const { shop, user, left } = openMug();
		await user.click(button());
		const extensions = { 'storefront-islands/redirect': { url } };
		shop.answer({ ok: true, cart: { ...cartDataOf(aCart({ items: [] })), extensions } });
		await waitFor(() => expect(status()).toHaveTextContent(/was added to your cart/));
		expect(left).toEqual(led);
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
		const { take, stop } = recordAnnouncements();
		shop.answer({ ok: false, code: 'out_of_stock', message: 'Only <i>2</i> left.' });
		await waitFor(() => expect(status()).toHaveTextContent('Only <i>2</i> left.'));
		expect(take()).toEqual(['assertive: Only <i>2</i> left.']);
		stop();
		expect(status()).toHaveAttribute('data-state', 'error');
		expect(screen.queryByRole('link')).toBeNull();
		expect(button()).toHaveTextContent('Add 6 to cart');
	});
});
