/** Pictures and measures of the chosen variation, in this block and on the product's page around it. */
import type { Picture } from './variation';

const GALLERY = '[data-gallery]';

/** Picture that a variation replaces: ours, or the first of WooCommerce's gallery. */
const FIRST = 'img.storefront-picture, .woocommerce-product-gallery__image img';

const scopeOf = (form: HTMLFormElement): Element | null =>
	form.closest('.storefront-product:not(.storefront-product--form), .product') ??
	form.closest('.storefront-product');

const replacePicture = (image: HTMLImageElement | null | undefined, picture: Picture): void => {
	if (image && image.getAttribute('src') !== picture.src) {
		Object.assign(image, picture);
		image.closest('a')?.setAttribute('href', picture.src);
	}
};

/** Shows a variation's gallery where it has one of its own, else its picture before the product's. Id: 0 for none. */
export const showPictures = (form: HTMLFormElement, id: number, picture: Picture | null): void => {
	const scope = scopeOf(form);
	const gallery = scope?.querySelector(GALLERY);
	const own = gallery?.querySelector<HTMLTemplateElement>(
		`template[data-gallery-of="${String(id)}"]`,
	);
	const template =
		own ?? gallery?.querySelector<HTMLTemplateElement>('template[data-gallery-of=""]');
	const shown = gallery?.querySelector<HTMLElement>('.storefront-gallery');
	if (template && shown && shown.dataset.of !== template.dataset.galleryOf) {
		shown.replaceChildren(...(template.content.cloneNode(true).firstChild?.childNodes ?? []));
		shown.dataset.of = template.dataset.galleryOf;
	}
	if (picture && !own) {
		replacePicture(scope?.querySelector<HTMLImageElement>(FIRST), picture);
		shown?.querySelector('.storefront-gallery__strip')?.scrollTo?.({ left: 0 });
	}
};

/** Elements of a product's page with its measures, WooCommerce's and ours. */
const MEASURES = {
	sku: '.product_meta .sku',
	product_weight:
		'.product_weight, .woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value',
	product_dimensions:
		'.product_dimensions, .woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value',
};

/** Shows SKU, weight and dimensions; those that a variation lacks are the product's. */
export const showMeasures = (
	form: HTMLFormElement,
	measures: ReadonlyMap<string, string>,
): void => {
	for (const [name, selector] of Object.entries(MEASURES)) {
		for (const element of scopeOf(form)?.querySelectorAll<HTMLElement>(selector) ?? []) {
			element.dataset.ofProduct ??= element.textContent;
			const text = measures.get(name) ?? element.dataset.ofProduct;
			element.replaceChildren(text);
			element.closest('.storefront-product__measure')?.toggleAttribute('hidden', text === '');
		}
	}
};
