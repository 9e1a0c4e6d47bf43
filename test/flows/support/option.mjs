/**
 * Sets an option of the shop.
 *
 * @param {import('../../../tools/start/shop.mjs').Shop} shop
 * @param {string} name
 * @param {unknown} value JSON-serializable value.
 */
export const setOption = (shop, name, value) =>
	shop.php('test/flows/support/option.php', { NAME: name, VALUE: JSON.stringify(value) });
