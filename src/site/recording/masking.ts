/** Attributes that tell Clarity and Hotjar which content must not leave the browser. */
export const CLARITY_MASK = 'data-clarity-mask';
export const HOTJAR_MASK = 'data-hj-suppress';

/** Islands, blocks and pages of WooCommerce with personal data. */
const PERSONAL = [
	'[data-island="cart"]',
	'[data-island="checkout"]',
	'[data-island="mini-cart"]',
	'.wp-block-storefront-islands-my-account',
	'.wp-block-storefront-islands-purchase-summary',
	'.woocommerce-MyAccount-content',
	'.woocommerce-order',
	'#wpadminbar',
].join();
const FIELDS = 'input, select, textarea, [contenteditable]';
const MASKED = `${PERSONAL}, ${FIELDS}`;

const mask = (element: Element): void => {
	// Descendants of a masked element are masked already, and attributes in HTML that is not hydrated yet would cause a
	// hydration warning.
	if (element.parentElement?.closest(`[${CLARITY_MASK}]`)) {
		return;
	}
	element.setAttribute(CLARITY_MASK, 'true');
	element.setAttribute(HOTJAR_MASK, '');
};

const maskBelow = (root: Node): void => {
	if (root instanceof Element && root.matches(MASKED)) {
		mask(root);
	}
	if (root instanceof Element || root instanceof Document) {
		root.querySelectorAll(PERSONAL).forEach(mask);
		root.querySelectorAll(FIELDS).forEach(mask);
	}
};

/**
 * Masks every form field and all personal content on a page, including elements added later. Must be called before a
 * service is loaded, as mutation observers are called in the order of their creation.
 */
export const maskPersonal = (page: Document): void => {
	maskBelow(page);
	new MutationObserver((records) => {
		for (const { addedNodes } of records) {
			addedNodes.forEach(maskBelow);
		}
	}).observe(page, { childList: true, subtree: true });
};
