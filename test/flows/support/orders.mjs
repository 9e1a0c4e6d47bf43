/** What the shop knows of the orders that a flow has placed. */

let customers = 0;

/** An email address that no other flow orders with. */
export const newEmail = () => {
	customers += 1;
	return `shopper-${process.pid}-${customers}@example.com`;
};

/**
 * The orders of an email address, the oldest first: those that are not paid, too.
 *
 * @param {import('../../../tools/start/shop.mjs').Shop} shop
 * @param {string} email
 * @returns {Promise<{id: number, status: string, method: string, note: string, customer: number, total: string,
 *   billing: Record<string, string>, shipping: Record<string, string>}[]>}
 */
export const ordersOf = async (shop, email) =>
	JSON.parse(await shop.php('test/flows/support/orders.php', { EMAIL: email }));
