import { decodeSettings } from '../../api';
import type { FetchOptions, Middleware } from '../../api/transport/fetch';
import { aCart, anItem } from '../../../test/fixtures/builders';
import { aJQuery } from '../../../test/support/jquery';
import { aPage, seedOf } from '../../../test/support/stores';
import { nameForm } from './order-fields';
import { startClassicHooks } from './start';

const SCREEN = `
	<main data-island="checkout"><div class="storefront-area">
		<div data-hook="woocommerce_review_order_before_payment" data-hash="1">One</div>
		<div data-hook="woocommerce_after_order_notes" data-hash="2"><input name="gift" value="yes"></div>
	</div></main>`;

const WITHOUT_FIELDS = SCREEN.replace('name="gift"', '');

const mug = (quantity: number) =>
	aCart({ items: [anItem({ id: 12, name: 'Mug', price: 1000, quantity })] });

/** Starts on a page with a checkout; the shop answers with the contents of the actions. */
const start = (html = SCREEN) => {
	document.body.replaceChildren(document.createRange().createContextualFragment(html));
	const requests: FetchOptions[] = [];
	const content = { html: '<b>Two</b>', hash: 'new' };
	const respond = (options: FetchOptions): Promise<unknown> => {
		requests.push(options);
		return Promise.resolve({ woocommerce_review_order_before_payment: content, unknown: content });
	};
	const middlewares: Middleware[] = [];
	const apiFetch = Object.assign(respond, {
		use: (middleware: Middleware) => {
			middlewares.push(middleware);
		},
	});
	const page = aPage(mug(1));
	const refresh = jest.fn(() => Promise.resolve());
	window.storefrontIslands = {
		stores: {
			...page,
			refresh,
			settings: decodeSettings({}),
			printedSettings: null,
			hasLeftChanges: false,
			printedCart: null,
		},
	};
	const { jQuery, raised, call } = aJQuery();
	window.jQuery = jQuery;
	startClassicHooks(window, apiFetch);
	return { ...page, requests, middlewares, refresh, raised, call };
};

const hydrate = async () => {
	document.querySelector('main')?.setAttribute('data-hydrated', '');
	await settle();
};

/** Waits until the answers of the fake shop are there. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(() => {
	delete window.storefrontIslands;
	delete window.jQuery;
});

it('raises the events of the classic checkout once the screen is hydrated', async () => {
	const page = start();
	expect(page.raised).toEqual([]);
	await hydrate();
	expect(page.raised.slice(0, 2)).toEqual(['init_checkout', 'updated_checkout']);
});

it('asks for the totals of what is chosen from the start, if there are fields', async () => {
	const page = start();
	await hydrate();
	expect(page.requests.map(({ method, data }) => [method, data])).toEqual([
		['POST', { post_data: 'gift=yes' }],
	]);
	expect(page.refresh).toHaveBeenCalledTimes(1);
	const other = start(WITHOUT_FIELDS);
	await hydrate();
	expect(other.requests).toEqual([]);
});

it('draws anew what has changed with the cart, once', async () => {
	const page = start(WITHOUT_FIELDS);
	await hydrate();
	await page.doCart.setCartData(seedOf(mug(1)));
	await settle();
	expect(page.requests).toHaveLength(0);
	await page.doCart.setCartData(seedOf(mug(2)));
	await settle();
	expect(page.requests.map(({ path }) => path)).toEqual([
		expect.stringContaining('classic-hooks?screen=checkout'),
	]);
	expect(document.querySelector('[data-hash="new"]')).toHaveTextContent('Two');
	expect(document.querySelector('[data-hash="2"] input')).not.toHaveAttribute('name');
	expect(page.raised.slice(2)).toEqual(['updated_checkout']);
});

it('posts the fields where a plugin asks for new totals, and tells it though nothing has changed', async () => {
	const page = start();
	await hydrate();
	page.requests.length = 0;
	page.raised.length = 0;
	page.call('update_checkout');
	page.call('update_checkout');
	page.call('update_checkout');
	expect(page.requests).toHaveLength(1);
	await settle();
	// Once more for what was chosen meanwhile.
	expect(page.requests.map(({ method, data }) => [method, data])).toEqual([
		['POST', { post_data: 'gift=yes' }],
		['POST', { post_data: 'gift=yes' }],
	]);
	expect(page.refresh).toHaveBeenCalledTimes(3);
	expect(page.raised).toEqual(['updated_checkout']);
	expect(document.querySelector('[data-hash="new"]')).toHaveTextContent('Two');
});

it('asks for new totals where a field is changed that says so', async () => {
	const page = start(SCREEN.replace('<input', '<input class="update_totals_on_change"'));
	await hydrate();
	page.requests.length = 0;
	document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }));
	await settle();
	expect(page.requests).toHaveLength(1);
});

it('names the requests of a checkout, not those of a cart', () => {
	expect(start().middlewares).toContain(nameForm);
	expect(start('<main data-island="cart"></main>').middlewares).not.toContain(nameForm);
});

it('does nothing on a page without a screen', () => {
	const page = start('<p>Another page</p>');
	expect([page.raised, page.requests]).toEqual([[], []]);
});
