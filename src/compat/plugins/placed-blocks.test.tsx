import { act, waitFor, screen } from '@testing-library/react';
import { dispatch, register, select, subscribe } from '@wordpress/data';
import { createElement, useEffect } from '@wordpress/element';
import { aCart, anItem } from '../../../test/fixtures/builders';
import { isObject } from '../../domain/support/unknown';
import type { UnknownObject } from '../../domain/support/unknown';
import { checkoutStore } from '../../stores/checkout/store/contract';
import { registerStoreEarly } from '../../stores/checkout/store';
import type { Registry } from '../../stores/shared/registry';
import { createValidationStore } from '../../stores/checkout/validation';
import { aPage } from '../../../test/support/stores';
import { checkoutBlocks } from './slots/checkout-blocks';
import { renderPluginBlocks } from './placed-blocks';
import { isBlockOnPage } from './slots/area-blocks';

const registry: Registry = {
	select,
	dispatch,
	register,
	subscribe: (listener, name) => subscribe(listener, name),
};

let stop: () => void = () => undefined;

afterEach(() => stop());

/** Sets extension data as plugins' blocks do: one entry after the other. */
const useExtensionData = (offered: unknown): void => {
	const set = isObject(offered) ? offered.setExtensionData : undefined;
	useEffect(() => {
		if (typeof set === 'function') {
			set('gift', 'card', 'For you');
			set('gift', 'ribbon', true);
		}
	}, [set]);
};

/** Additional props of the block rendered last. */
let given: readonly string[] = [];

const island = (blocks: string) => {
	const element = document.createElement('div');
	element.dataset.island = 'checkout';
	element.append(document.createRange().createContextualFragment(blocks));
	document.body.replaceChildren(element);
	return element;
};

beforeAll(() => {
	registerStoreEarly(registry);
	register(createValidationStore());
	aPage(aCart({ items: [anItem()] }), { registry });
	checkoutBlocks.register({
		metadata: { name: 'gift/card', parent: ['woocommerce/checkout-fields-block'] },
		component: function GiftCard({ text, isLong, cart, ...rest }: UnknownObject) {
			given = Object.keys(rest);
			useExtensionData(rest.checkoutExtensionData);
			const items = isObject(cart) && Array.isArray(cart.items) ? cart.items : [];
			return <p>{`${String(text)} ${String(isLong)} ${String(items.length)}`}</p>;
		},
	});
});

test('placed blocks render into their elements after hydration, with their attributes', async () => {
	const element = island(
		'<div data-block-name="gift/card" data-text="Your card" data-is-long="true"></div><div data-block-name="who/knows">As it was</div>',
	);
	stop = renderPluginBlocks(document);
	expect(screen.queryByText(/^Your card/)).toBeNull();
	act(() => element.setAttribute('data-hydrated', ''));
	await waitFor(() => expect(screen.getByText('Your card true 1')).toBeVisible());
	expect(screen.getByText('As it was')).toBeVisible();
	expect(select(checkoutStore).getExtensionData()).toEqual({
		gift: { card: 'For you', ribbon: true },
	});
});

test('blocks inserted later render too, and isBlockOnPage finds placed blocks', async () => {
	const element = island('');
	element.setAttribute('data-hydrated', '');
	stop = renderPluginBlocks(document);
	expect(isBlockOnPage('gift/card')).toBe(false);
	act(() =>
		element.append(
			document
				.createRange()
				.createContextualFragment('<div data-block-name="gift/card" data-text="Later {"></div>'),
		),
	);
	await waitFor(() => expect(screen.getByText('Later { undefined 1')).toBeVisible());
	expect(isBlockOnPage('gift/card')).toBe(true);
});

test("attributes of an element cannot set React's own props", async () => {
	const element = island(
		'<div data-block-name="gift/card" data-text="Safe" data-dangerously-set-inner-h-t-m-l=\'{"__html":"<img src=x>"}\' data-children="no" data-key="a" data-ref="b"></div>',
	);
	element.setAttribute('data-hydrated', '');
	stop = renderPluginBlocks(document);
	await waitFor(() => expect(screen.getByText('Safe undefined 1')).toBeVisible());
	expect(given).toEqual(['className', 'extensions', 'checkoutExtensionData', 'validation']);
});
