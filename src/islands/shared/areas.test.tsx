import { createElement, Fragment } from '@wordpress/element';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { around } from '../../../test/support/islands';
import { findAreas } from './areas';

/** Block as PHP prints it: an island with a content area inside, and a hidden content area beside it. */
const BLOCK = `
	<div class="wp-block"><div data-island="cart"><p>Cart</p><div class="storefront-area storefront-area--above" data-area="above"><input aria-label="Above"></div></div><div class="storefront-area storefront-area--empty" data-area="empty" hidden=""><input aria-label="Empty"></div></div>`;

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const areas = () => document.querySelectorAll('.storefront-area');

/** Hydrates an island with these content areas from the server's HTML. */
const takeOver = () => {
	document.body.replaceChildren();
	document.body.insertAdjacentHTML('beforeend', BLOCK);
	const island = around(screen.getByText('Cart'), '[data-island]');
	const area = findAreas(island);
	const view = (places: readonly string[]) => (
		<Fragment>
			<p>Cart</p>
			{places.map((place) => (
				<Fragment key={place}>{area(place)}</Fragment>
			))}
		</Fragment>
	);
	const printed = field('Above');
	const said = jest.spyOn(console, 'error');
	let root: ReturnType<typeof hydrateRoot> | null = null;
	act(() => {
		root = hydrateRoot(island, view(['above']));
	});
	expect(said).not.toHaveBeenCalled();
	return {
		printed,
		show: (...places: readonly string[]) => act(() => root?.render(view(places))),
	};
};

afterEach(() => jest.restoreAllMocks());

test('a server-rendered area is unchanged by hydration', () => {
	const { printed, show } = takeOver();
	expect(field('Above')).toBe(printed);
	show('above');
	expect(field('Above')).toBe(printed);
	expect(areas()).toHaveLength(2);
});

test('an area without a visible place is in the page, hidden, until its place is shown', () => {
	const { show } = takeOver();
	const printed = field('Empty');
	expect(printed).not.toBeVisible();
	show('empty');
	expect(field('Empty')).toBe(printed);
	expect(printed).toBeVisible();
	expect(areas()).toHaveLength(1);
	expect(screen.queryByLabelText('Above')).toBeNull();
});

test('an area keeps its nodes, each once, however often its place changes', () => {
	const { show } = takeOver();
	const [above, empty] = [field('Above'), field('Empty')];
	for (const typed of ['a', 'b', 'c']) {
		above.value = typed;
		show('empty');
		empty.value = typed;
		show('above', 'empty');
		show('above');
		expect(field('Above')).toBe(above);
		expect(above.value).toBe(typed);
		expect(screen.queryByLabelText('Empty')).toBeNull();
	}
	show('empty', 'above');
	expect(field('Empty')).toBe(empty);
	expect(empty.value).toBe('c');
	expect(areas()).toHaveLength(2);
});

test('React creates the same element as the server', () => {
	const { show } = takeOver();
	const [printed] = areas();
	show('empty');
	show('above');
	expect(areas()[0]).not.toBe(printed);
	expect(areas()[0]).toHaveClass('storefront-area', 'storefront-area--above');
	expect(areas()[0]).toHaveAttribute('data-area', 'above');
});

test('a place without an area is empty', () => {
	const { show } = takeOver();
	show('below');
	expect(areas()).toHaveLength(1);
	expect(screen.getByText('Cart').parentElement?.children).toHaveLength(1);
});
