import { FETCH_TIMEOUT } from './refresher';
import { startFragments } from './start';

const REGION = 'div.widget_shopping_cart_content';

const answer = (text: string, hash = 'abc') => ({
	ok: true,
	json: () =>
		Promise.resolve({
			fragments: {
				[REGION]: `<div class="widget_shopping_cart_content">${text}<img src="x" onerror="alert(1)"></div>`,
				'::::': 'no selector',
			},
			cart_hash: hash,
		}),
});

interface Sent {
	readonly url: string;
	readonly method: string;
	readonly body: string;
	readonly signal: AbortSignal;
}

const sent: Sent[] = [];
let pages = 0;

/** Scripts of earlier tests keep listening on the shared window, so each test uses a shop of its own. */
const requests = (): readonly Sent[] =>
	sent.filter(({ url }) => url.startsWith(`http://localhost/shop-${String(pages)}/`));

const startPage = (
	html: string,
	respond: () => Promise<unknown> = () => Promise.resolve(answer('2 items')),
	site: Readonly<Record<string, unknown>> = {},
) => {
	pages += 1;
	const homeUrl = `http://localhost/shop-${String(pages)}/`;
	const data = JSON.stringify({ settings: { homeUrl }, site });
	document.body.replaceChildren(
		document
			.createRange()
			.createContextualFragment(
				`<script type="application/json" id="storefront-islands-data">${data}</script>${html}`,
			),
	);
	Reflect.set(
		window,
		'fetch',
		(url: URL, options: { method: string; body: URLSearchParams; signal: AbortSignal }) => {
			sent.push({ url: String(url), ...options, body: String(options.body) });
			return respond();
		},
	);
	startFragments(window);
};

const region = '<div class="widget_shopping_cart_content">cached</div>';
const settle = (milliseconds = 50) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
	jest.useFakeTimers({ now: 1_000_000 });
	localStorage.clear();
	sessionStorage.clear();
	sent.length = 0;
});
afterEach(() => {
	jest.useRealTimers();
});

describe('a page with a classic cart region', () => {
	it("requests the shop's fragments and shows them sanitized", async () => {
		startPage(region);
		await settle();
		expect(requests()).toEqual([
			expect.objectContaining({
				url: 'http://localhost/shop-1/?wc-ajax=get_refreshed_fragments',
				method: 'POST',
				body: 'time=1000050',
			}),
		]);
		expect(document.querySelector(REGION)?.textContent).toBe('2 items');
		expect(document.querySelector(REGION)?.querySelector('img')?.hasAttribute('onerror')).toBe(
			false,
		);
	});

	it.each([
		[FETCH_TIMEOUT, {}],
		[900, { fragmentsTimeout: 900 }],
	])(
		'gives up after %i ms, with the settings %j, and triggers wc_fragments_ajax_error',
		async (timeout, site) => {
			const failed = jest.fn();
			document.body.addEventListener('wc_fragments_ajax_error', failed, { once: true });
			const untilAborted = () =>
				new Promise((_resolve, reject) => {
					sent.at(-1)?.signal.addEventListener('abort', () => reject(new Error('aborted')));
				});
			startPage(region, untilAborted, site);
			await settle(50 + timeout - 1);
			expect(failed).not.toHaveBeenCalled();
			await settle(1);
			expect(failed).toHaveBeenCalledTimes(1);
			expect(document.querySelector(REGION)?.textContent).toBe('cached');
		},
	);

	it('requests fragments again after a change by our store or by a classic script', async () => {
		startPage(region);
		await settle();
		document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart'));
		window.dispatchEvent(new CustomEvent('wc-blocks_store_sync_required'));
		await settle();
		expect(requests()).toHaveLength(2);
		document.body.dispatchEvent(new CustomEvent('wc_fragment_refresh'));
		await settle();
		expect(requests()).toHaveLength(3);
	});

	it('empties the mini-cart and requests fragments again when restored from the back/forward cache', async () => {
		startPage(region);
		await settle();
		window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
		expect(document.querySelector(REGION)?.childNodes).toHaveLength(0);
		await settle();
		expect(document.querySelector(REGION)?.textContent).toBe('2 items');
	});

	it('hides a widget with hide_cart_widget_if_empty while the cart is empty, until something is added', () => {
		startPage(
			`<div class="widget_shopping_cart"><div class="hide_cart_widget_if_empty">${region}</div></div>`,
		);
		const widget = document.querySelector('.widget_shopping_cart');
		expect(widget).not.toBeVisible();
		document.body.dispatchEvent(new CustomEvent('wc-blocks_adding_to_cart'));
		expect(widget).toBeVisible();
	});
});

describe("a page with a theme's count only", () => {
	const count = '<span class="cart-count">2</span>';
	const respond = () =>
		Promise.resolve({
			ok: true,
			json: () =>
				Promise.resolve({
					fragments: { '.cart-count': '<span class="cart-count">3</span>' },
					cart_hash: 'abc',
				}),
		});

	afterEach(() => {
		document.cookie = 'woocommerce_items_in_cart=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
	});

	it('requests nothing while the cart is empty, and the count after a change', async () => {
		startPage(count, respond);
		await settle();
		expect(requests()).toHaveLength(0);
		document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart'));
		await settle();
		expect(requests()).toHaveLength(1);
		expect(document.querySelector('.cart-count')).toHaveTextContent('3');
	});

	it('requests the count of a page that was cached for another cart', async () => {
		document.cookie = 'woocommerce_items_in_cart=1';
		startPage(count, respond);
		await settle();
		expect(document.querySelector('.cart-count')).toHaveTextContent('3');
	});
});
