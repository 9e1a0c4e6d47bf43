/** Reads the orders that a flow has placed from the shop. */

let customers = 0;

/** Returns an email address that no other flow uses. */
export const newEmail = () => {
	customers += 1;
	return `shopper-${process.pid}-${customers}@example.com`;
};

/**
 * Returns the orders of an email address, oldest first, including unpaid ones.
 *
 * @param {import('../../../tools/start/shop.mjs').Shop} shop
 * @param {string} email
 * @returns {Promise<{id: number, status: string, method: string, note: string, customer: number, total: string,
 *   billing: Record<string, string>, shipping: Record<string, string>, fields: Record<string, string>}[]>} `fields`: values
 *   of additional fields outside the addresses, without empty ones.
 */
export const ordersOf = async (shop, email) =>
	JSON.parse(await shop.php('test/flows/support/orders.php', { EMAIL: email }));
