/** A form of a product as PHP prints it, followed and enhanced, and a shop that a test answers. */
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { followChoice } from '../../src/islands/add-to-cart/choice-form';
import { enhance } from '../../src/islands/add-to-cart/enhance';
import { readProps } from '../../src/islands/add-to-cart/props';
import type { AddItemRequest, ShoppingResult } from '../../src/stores/cart/shopping/contract';
import type { WaitsFor } from '../../src/ui/notices/notices';

const option = (slug: string) => `<option value="${slug}">${slug}</option>`;

export const HOODIE = `
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
			<div data-quantity><label for="quantity">Quantity</label><div><input type="number" id="quantity" name="quantity" value="1" min="1" max="9999" step="1"></div></div>
			<p data-quantity-hint></p>
			<button type="submit" name="add-to-cart" value="9"><span data-label>Add to cart</span></button>
			<p role="status" data-message></p>
		</form>
	</div>`;

const limits = { minimum: 1, maximum: 9999, multipleOf: 1, editable: true };

export const HOODIE_PROPS = {
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

export const open = (html: string, json: unknown) => {
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
	const left: string[] = [];
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
		leaveFor: (url) => left.push(url),
	});
	return {
		shop,
		form,
		user: userEvent.setup(),
		wait: (waitsFor: WaitsFor | null) => listeners.forEach((show) => show(waitsFor)),
		retries: () => retries,
		left,
	};
};
