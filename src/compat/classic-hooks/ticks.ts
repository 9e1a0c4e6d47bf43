/** Boxes of the form whose tick the server may have set in a plugin's name (php-stubs/src/WooCommerce/Checkout/WooClassicTicks.php). */
const BOXES = '#terms-and-conditions, #create-account, #same-for-billing';

/**
 * Has React take the ticks over with which the page was printed, as it does those that shoppers set before hydration: a box
 * that nobody has touched is put back to what the island begins with.
 */
export const keepTicks = (island: Element): void => {
	island.querySelectorAll<HTMLInputElement>(BOXES).forEach((box) => {
		const { checked } = box;
		box.checked = checked;
	});
};
