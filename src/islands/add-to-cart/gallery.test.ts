import { screen } from '@testing-library/dom';
import { showMeasures, showPictures } from './gallery';

const view = (...names: readonly string[]) =>
	`<div class="storefront-gallery"><div class="storefront-gallery__strip">${names
		.map(
			(name) =>
				`<a href="/${name}.jpg"><img class="storefront-picture" src="/${name}.jpg" alt="${name}"></a>`,
		)
		.join('')}</div></div>`;

const BLOCK = `
	<div class="storefront-product">
		<div data-gallery>${view('cap', 'back')}
			<template data-gallery-of="">${view('cap', 'back')}</template>
			<template data-gallery-of="7">${view('red', 'red inside')}</template>
		</div>
		<form aria-label="Cap"></form>
		<dl class="product_meta"><div class="storefront-product__measure" hidden><dt>SKU</dt><dd class="sku" data-of-product=""></dd></div></dl>
	</div>`;

/** Product page of WooCommerce with the form alone. */
const PAGE = `
	<div class="product">
		<div class="woocommerce-product-gallery__image"><a href="/cap.jpg"><img src="/cap.jpg" alt="cap"></a></div>
		<div class="storefront-product storefront-product--form"><form aria-label="Cap"></form></div>
		<div class="product_meta">SKU: <span class="sku">CAP</span></div>
		<table><tr class="woocommerce-product-attributes-item--weight"><td class="woocommerce-product-attributes-item__value">1 kg</td></tr></table>
	</div>`;

const open = (html: string) => {
	document.body.replaceChildren(document.createRange().createContextualFragment(html));
	return screen.getByRole<HTMLFormElement>('form');
};

const pictures = () =>
	screen.getAllByRole('img').map(({ attributes }) => attributes.getNamedItem('src')?.value);

const blue = { src: '/blue.jpg', srcset: '', alt: 'blue' };

it("shows a variation's own gallery, and the product's again", () => {
	const form = open(BLOCK);
	showPictures(form, 7, { src: '/red.jpg', srcset: '', alt: 'red' });
	expect(pictures()).toEqual(['/red.jpg', '/red inside.jpg']);
	showPictures(form, 0, { src: '/cap.jpg', srcset: '', alt: 'cap' });
	expect(pictures()).toEqual(['/cap.jpg', '/back.jpg']);
});

it("shows a variation's picture before those of the product, with its file to enlarge", () => {
	const form = open(BLOCK);
	showPictures(form, 7, null);
	showPictures(form, 8, blue);
	expect(pictures()).toEqual(['/blue.jpg', '/back.jpg']);
	expect(screen.getByRole('link', { name: 'blue' })).toHaveAttribute('href', '/blue.jpg');
});

it("gives the picture the ratio of a variation's, where it is known", () => {
	const form = open(BLOCK);
	showPictures(form, 8, { ...blue, width: 600, height: 900 });
	const [picture] = screen.getAllByRole('img');
	expect(picture).toHaveAttribute('width', '600');
	expect(picture).toHaveAttribute('height', '900');
	showPictures(form, 9, { ...blue, src: '/green.jpg' });
	expect(picture).toHaveAttribute('height', '900');
});

it("follows on WooCommerce's page around the form", () => {
	const form = open(PAGE);
	showPictures(form, 8, blue);
	showMeasures(form, new Map([['sku', 'CAP-B']]));
	expect(pictures()).toEqual(['/blue.jpg']);
	expect(screen.getByText('CAP-B')).toBeInTheDocument();
	expect(screen.getByText('1 kg')).toBeInTheDocument();
	showMeasures(form, new Map());
	expect(screen.getByText('CAP')).toBeInTheDocument();
});

it('shows a measure that only the variation has', () => {
	const form = open(BLOCK);
	showMeasures(form, new Map([['sku', 'CAP-B']]));
	expect(screen.getByText('CAP-B')).toBeVisible();
	showMeasures(form, new Map());
	expect(screen.getByText('SKU')).not.toBeVisible();
});
