/** Marks by which Clarity and Hotjar are told what must not leave the browser. */
export const CLARITY_MASK = 'data-clarity-mask';
export const HOTJAR_MASK = 'data-hj-suppress';

/** Islands, blocks and pages of WooCommerce that show what a visitor has told the shop. */
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
	// What stands in something masked is so, too; and on what React has yet to take over, it would warn of the attributes.
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
 * Masks every form field, and whatever is personal, on a page and in what comes to it later. To be called before a service is
 * loaded: of two who watch a page, the first hears first.
 */
export const maskPersonal = (page: Document): void => {
	maskBelow(page);
	new MutationObserver((records) => {
		for (const { addedNodes } of records) {
			addedNodes.forEach(maskBelow);
		}
	}).observe(page, { childList: true, subtree: true });
};
