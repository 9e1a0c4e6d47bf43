import type { ApiFetch } from '../../api/transport/fetch';
import { inSiteLanguage } from '../../api/transport/request';
import { readRecord, readText } from '../../domain/support/unknown';
import { CART_STORE_KEY, cartStore } from '../../stores/cart/store/contract';
import { findHookElements, replaceContent, writtenFields } from './elements';
import { FRAGMENTS, showFragment } from './fragments';
import { nameForm, sendFields } from './order-fields';
import { PAGE_PARTS, readPageParts } from './page-parts';
import { createCartWatch, createRefresher } from './refresher';
import { showRefusals } from './refusals';
import { findScreen, screenOf } from './screen';
import { keepTicks } from './ticks';
import { whenHydrated } from '../../ui/when-hydrated';

/** Events of jQuery that WooCommerce's classic screens raise when they have been drawn anew. */
const UPDATED = { cart: 'updated_cart_totals', checkout: 'updated_checkout' } as const;

/**
 * Keeps what plugins have hooked to the classic cart or checkout up to date on a page with the plugin's own, and sends
 * the fields among it with the order.
 */
export const startClassicHooks = (page: Window, apiFetch: ApiFetch): void => {
	const { document } = page;
	const island = findScreen(document);
	if (island === null) {
		return;
	}
	const screen = screenOf(island);
	const elements = findHookElements(document);
	keepTicks(island);
	const fields = () => writtenFields(elements.values());
	// An argument, so that the plugin's own stores know the event as theirs.
	const raise = (name: string) => page.jQuery?.(document.body).trigger(name, [{ fragments: {} }]);
	const updated = () => {
		raise(UPDATED[screen]);
	};
	const show = (hooks: unknown) => {
		for (const [action, content] of Object.entries(readRecord(hooks))) {
			const { html, hash } = readRecord(content);
			const next = { html: readText(html), hash: readText(hash) };
			const element = elements.get(action);
			if (element) {
				replaceContent(element, next);
			}
			showFragment(action, next);
		}
		updated();
	};
	const path = inSiteLanguage(`/storefront-islands/v1/classic-hooks?screen=${screen}`);
	const pageParts = elements.get(PAGE_PARTS);
	const refresh = createRefresher({
		request: async () => {
			const hooks = await apiFetch({ path });
			if (pageParts) {
				await readPageParts(pageParts, (url) => page.fetch(url));
			}
			return hooks;
		},
		show,
	});

	apiFetch.use(sendFields(fields, (body) => showRefusals(elements, body)));
	if (screen === 'checkout') {
		apiFetch.use(nameForm);
	}
	whenHydrated(island, () => {
		const stores = page.storefrontIslands?.stores;
		if (!stores) {
			return;
		}
		const cart = () => stores.registry.select(cartStore).getCartData();
		const hasChanged = createCartWatch(cart());
		stores.registry.subscribe(() => {
			if (hasChanged(cart())) {
				void refresh();
			}
		}, CART_STORE_KEY);
		if (screen === 'checkout') {
			// Shown also where nothing has changed: scripts cover their fields until they hear of it.
			const update = createRefresher({
				request: async () => {
					const data = { post_data: fields() };
					const hooks = await apiFetch({ path, method: 'POST', data });
					await stores.refresh();
					return hooks;
				},
				show,
			});
			// What plugins raise to have fees and totals calculated for their fields.
			page.jQuery?.(document.body).on('update_checkout', () => {
				void update();
			});
			island.addEventListener('change', ({ target }) => {
				if (target instanceof Element && target.closest('.update_totals_on_change')) {
					void update();
				}
			});
			raise('init_checkout');
			if (fields() !== '' || elements.has(FRAGMENTS)) {
				// What is chosen from the start may have a fee; the classic checkout asks at once, too.
				void update();
			}
		}
		updated();
	});
};
