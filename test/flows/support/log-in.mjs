/** Logs in on WordPress's own page, as the administrator of the sample shop unless told otherwise. */

/**
 * @param {import('@playwright/test').Page} page
 * @param {{name: string, password: string}} [account]
 */
export const logIn = async (page, { name, password } = { name: 'admin', password: 'password' }) => {
	await page.goto('/wp-login.php');
	await page.locator('#user_login').fill(name);
	await page.locator('#user_pass').fill(password);
	await Promise.all([
		// Not until everything is loaded: pictures of users are on a server that no test reaches.
		page.waitForURL(/wp-admin|account/, { waitUntil: 'domcontentloaded' }),
		page.locator('#wp-submit').click(),
	]);
};
