import { screen } from '@testing-library/dom';
import { OFFLINE, Sent } from '../../../../test/fakes/catalogue';
import type { CataloguePort, LoopResponse, LoopRequest } from '../../../api/ports';
import { confineSheets } from '../../../compat/loop-sheets';
import { readFilters } from '../../../domain/catalogue/address';
import { aCatalogue } from '../../../../test/support/catalogue-store';
import { createGridsRefresh } from './refresh';

const rules = { minorUnit: 2, attributes: ['pa_color'] };
const PRINTED = 'https://shop.test/shop/';

const aGrid = (token: string, attributes: string, content: string) => `
	<div class="storefront-product-grid">
		<p data-count>49 products</p>
		<div data-grid="${token}" ${attributes}>${content}</div>
	</div>`;

const MUG = '<ul><li><a href="/product/mug/">Mug</a></li></ul>';
const BAG = '<ul><li><a href="/product/bag/">Bag</a></li></ul>';

interface AskedLoop {
	readonly namespace: string;
	readonly request: LoopRequest;
	readonly sent: Sent<LoopResponse>;
}

const onPage = (html: string) => {
	const page = new DOMParser().parseFromString(html, 'text/html');
	document.body.replaceChildren(...page.body.childNodes);
	const asked: AskedLoop[] = [];
	const refreshLoop: CataloguePort['refreshLoop'] = (namespace, request, signal) => {
		const sent = new Sent<LoopResponse>(request.widget_id, signal);
		asked.push({ namespace, request, sent });
		return sent.answered;
	};
	const catalogue = aCatalogue({ url: PRINTED });
	const refresh = createGridsRefresh({
		registry: catalogue.registry,
		refreshLoop,
		rules,
		printedUrl: PRINTED,
		nextTask: () => Promise.resolve(),
	});
	const go = (url: string, aborter = new AbortController()) => ({
		result: refresh(url, readFilters(url, rules), aborter.signal),
		abort: () => aborter.abort(),
	});
	return { asked, go, catalogue };
};

const grid = () => document.querySelector('[data-grid]');

describe('a filter change', () => {
	const filtered = `${PRINTED}?filter_color=blue`;

	it('makes one request, dims the products and replaces them', async () => {
		const { asked, go } = onPage(aGrid('g0.x', 'data-takes-query data-post="7"', MUG));
		const { result } = go(filtered);
		expect(asked.map(({ namespace }) => namespace)).toEqual(['storefront-islands/v1']);
		expect(asked[0]?.request).toMatchObject({ post_id: 7, widget_id: 'g0.x' });
		expect(grid()).toHaveAttribute('aria-busy', 'true');
		expect(screen.getByText('Mug')).toBeInTheDocument();

		await asked[0]?.sent.answer({ markup: BAG, total: 1 });
		expect(await result).toEqual({ ok: true, value: { total: 1 } });
		expect(screen.queryByText('Mug')).toBeNull();
		expect(screen.getByRole('link', { name: 'Bag' })).toBeInTheDocument();
		expect(grid()).not.toHaveAttribute('aria-busy');
		expect(screen.getByText('1 product')).toBeInTheDocument();
	});

	it("updates the count of WooCommerce's template and hides its pagination, of the page's query only", async () => {
		const templates =
			'<p class="woocommerce-result-count">Showing 1–12 of 49 results</p><nav class="woocommerce-pagination"></nav>';
		const { asked, go } = onPage(
			templates + aGrid('g0.x', 'data-takes-query', MUG) + aGrid('g1.y', '', 'others'),
		);
		const [count, pagination] = ['p.woocommerce-result-count', 'nav.woocommerce-pagination'].map(
			(selector) => document.querySelector(selector),
		);
		const ofOthers = go(`${PRINTED}?e-filter-g1-product_cat=bags`);
		await asked[0]?.sent.answer({ markup: BAG, total: 3 });
		await ofOthers.result;
		expect(count).toHaveTextContent('Showing 1–12 of 49 results');
		const ofPage = go(filtered);
		for (const { sent } of asked.slice(1)) {
			await sent.answer({ markup: BAG, total: 1 });
		}
		await ofPage.result;
		expect(count).toHaveTextContent('1 product');
		expect(pagination).not.toBeVisible();
	});

	it('requests only the affected grids', async () => {
		const { asked, go } = onPage(
			aGrid('g0.x', 'data-takes-query', MUG) + aGrid('g1.y', '', 'others'),
		);
		go(filtered);
		expect(asked.map(({ request }) => request.widget_id)).toEqual(['g0.x']);
		await asked[0]?.sent.answer({ markup: BAG, total: 1 });
		go(`${filtered}&e-filter-g1-product_cat=bags`);
		expect(asked.map(({ request }) => request.widget_id)).toEqual(['g0.x', 'g1.y']);
	});

	it('does not request products that are already shown', async () => {
		const { asked, go } = onPage(aGrid('g0.x', 'data-takes-query', MUG));
		const first = go(filtered);
		await asked[0]?.sent.answer({ markup: BAG, total: 1 });
		await first.result;
		expect(await go(filtered).result).toEqual({ ok: true, value: { total: 1 } });
		expect(asked).toHaveLength(1);
	});

	it('is aborted by a newer one, whose grids stay dimmed', async () => {
		const { asked, go } = onPage(aGrid('g0.x', 'data-takes-query', MUG));
		const first = go(filtered);
		first.abort();
		const second = go(`${PRINTED}?min_price=5`);
		await expect(first.result).rejects.toThrow();
		expect(grid()).toHaveAttribute('aria-busy', 'true');
		await asked[1]?.sent.answer({ markup: BAG, total: 3 });
		expect(await second.result).toEqual({ ok: true, value: { total: 3 } });
		expect(grid()).not.toHaveAttribute('aria-busy');
	});

	it('keeps the products when it fails, and can be retried', async () => {
		const { asked, go } = onPage(aGrid('g0.x', 'data-takes-query', MUG));
		const { result } = go(filtered);
		await asked[0]?.sent.fail(OFFLINE);
		expect(await result).toEqual({ ok: false, failure: OFFLINE });
		expect(screen.getByText('Mug')).toBeInTheDocument();
		expect(grid()).not.toHaveAttribute('aria-busy');
		go(filtered);
		expect(asked).toHaveLength(2);
	});

	it('reports when no grid of the page can follow', async () => {
		const { asked, go } = onPage(aGrid('g0.x', '', MUG));
		expect(await go(filtered).result).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
		expect(asked).toHaveLength(0);
	});

	it("uses the page builder's own route for its loop", async () => {
		const ready = jest.fn();
		Object.assign(window, { elementorFrontend: { elementsHandler: { runReadyTrigger: ready } } });
		const { asked, go } = onPage(
			`<div data-elementor-id="31"><div class="elementor-widget-loop-grid" data-id="1a2b3c4"><div class="elementor-widget-container" id="old">${MUG}</div></div></div>`,
		);
		go(`${PRINTED}?e-filter-1a2b3c4-product_cat=bags`);
		expect(asked[0]).toMatchObject({
			namespace: 'elementor-pro/v1',
			request: { post_id: 31, widget_id: '1a2b3c4' },
		});
		await asked[0]?.sent.answer({
			markup: `<div class="elementor-widget-container">${BAG}</div>`,
			total: null,
		});
		expect(document.querySelectorAll('.elementor-widget-container')).toHaveLength(1);
		expect(screen.getByText('Bag')).toBeInTheDocument();
		expect(ready).toHaveBeenCalledWith(document.querySelector('[data-id]'));
	});

	it("initialises widgets in a loop's cards, and ends its former slider", async () => {
		const ready = jest.fn();
		Object.assign(window, { elementorFrontend: { elementsHandler: { runReadyTrigger: ready } } });
		const { asked, go } = onPage(
			`<div class="elementor-widget-loop-carousel" data-id="1a2b3c4" data-takes-query="true"><div class="swiper">${MUG}</div></div>`,
		);
		const destroy = jest.fn();
		Object.assign(document.querySelector('.swiper') ?? {}, { swiper: { destroy } });
		const { result } = go(`${PRINTED}?min_price=5`);
		expect(destroy).not.toHaveBeenCalled();
		await asked[0]?.sent.answer({
			markup:
				'<div class="swiper"><div class="e-loop-item"><p class="elementor-element">Bag</p></div></div>',
			total: null,
		});
		await result;
		expect(destroy).toHaveBeenCalledTimes(1);
		expect(ready.mock.calls).toEqual([
			[document.querySelector('[data-id]')],
			[screen.getByText('Bag')],
		]);
	});

	it("refreshes a carousel of the page builder by the page's filters, where it is marked", async () => {
		window.storefrontIslands = { modules: { 'catalogue-loops': { confineSheets } } };
		const { asked, go } = onPage(
			`<div data-elementor-id="31"><div class="elementor-widget-loop-carousel" data-id="1a2b3c4" data-takes-query="true">${MUG}</div></div>`,
		);
		const { result } = go(filtered);
		expect(asked[0]).toMatchObject({
			namespace: 'elementor-pro/v1',
			request: { pagination_base_url: filtered },
		});
		await asked[0]?.sent.answer({
			markup: `<link rel="stylesheet" href="/loop-7.css"><div class="card"><div class="elementor-widget-container">${BAG}</div></div>`,
			total: 2,
		});
		expect(await result).toEqual({ ok: true, value: { total: 2 } });
		expect(screen.queryByText('Mug')).toBeNull();
		expect(document.querySelector('[data-id] > .card > .elementor-widget-container')).toBeTruthy();
		expect(document.querySelector('[data-id] > link')).toHaveAttribute('href', '/loop-7.css');
	});
});

describe('received HTML', () => {
	/** True if the grid contains exactly this HTML. */
	const holds = (html: string): boolean => {
		const wanted = document.createElement('div');
		wanted.append(document.createRange().createContextualFragment(html));
		return [...(grid()?.childNodes ?? [])].every((node, index) =>
			node.isEqualNode(wanted.childNodes[index] ?? null),
		);
	};

	const bring = async (markup: string, content = MUG) => {
		const page = onPage(aGrid('g0.x', 'data-takes-query', content));
		const { result } = page.go(`${PRINTED}?min_price=5`);
		await page.asked[0]?.sent.answer({ markup, total: 2 });
		await result;
	};

	it('is not executed', async () => {
		await bring(
			'<ul><li onclick="x()"><img src=x onerror="x()"><script>x()</script><a href="javascript:x()">a</a></li></ul><form action="https://evil.test/"><button formaction="https://evil.test/">b</button></form>',
		);
		expect(holds('<ul><li><img src="x"><a>a</a></li></ul><form><button>b</button></form>')).toBe(
			true,
		);
	});

	it('keeps the markup that our server prints', async () => {
		const card =
			'<ul class="storefront-product-grid__list has-4-columns has-4-rows" role="list"><li class="storefront-product-card"><img class="storefront-picture" src="/mug.svg" srcset="/mug-2.svg 2x" sizes="20vw" alt="" width="300" height="300" loading="lazy" decoding="async"><form class="storefront-add-to-cart" method="post" action="/cart/" data-island="add-to-cart" data-props="{&quot;productId&quot;:7}"><input type="hidden" name="quantity" value="1"><button type="submit" name="add-to-cart" value="7"><span data-label="">Add to cart</span></button><p role="status" data-message=""></p></form></li></ul><nav aria-label="Pages of products"><span aria-current="page">Page 1 of 3</span><a rel="next nofollow" href="/shop/?query-0-page=2">Next</a></nav>';
		await bring(card);
		expect(holds(card)).toBe(true);
	});

	it('is observed for islands', async () => {
		const mount = jest.fn();
		window.storefrontIslands = { mount };
		await bring(BAG);
		expect(mount).toHaveBeenCalledWith(grid());
		delete window.storefrontIslands;
	});

	it('restores the focus to the same control, else to the grid', async () => {
		const page = onPage(aGrid('g0.x', 'data-takes-query', MUG + BAG));
		const swapTo = async (url: string, markup: string) => {
			const { result } = page.go(url);
			await page.asked.at(-1)?.sent.answer({ markup, total: 2 });
			await result;
		};
		screen.getByRole('link', { name: 'Bag' }).focus();
		await swapTo(`${PRINTED}?min_price=5`, BAG);
		expect(screen.getByRole('link', { name: 'Bag' })).toHaveFocus();
		await swapTo(`${PRINTED}?min_price=6`, MUG);
		expect(grid()).toHaveFocus();
	});
});

test('the status after a change includes the page number after the first page', async () => {
	const { grids, dispatch } = onPage(aGrid('g0.x', 'data-takes-query', MUG)).catalogue;
	await dispatch.changeOrder('price');
	grid()?.insertAdjacentHTML(
		'beforeend',
		'<nav><a class="storefront-pagination__prev" href="/">Previous</a><span class="storefront-pagination__here">Page 2 of 3</span></nav>',
	);
	await grids.refreshes[0]?.answer({ total: 49 });
	expect(screen.getByRole('status')).toHaveTextContent('49 products – Page 2 of 3');
});
