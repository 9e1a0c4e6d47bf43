/** Logs in on WordPress's log-in page, by default as the administrator of the sample shop. */

const submit = async (page, { name, password }) => {
	await page.locator('#user_login').fill(name);
	await page.locator('#user_pass').fill(password);
	await Promise.all([
		// Does not wait for the load event, because avatars are on a server that tests cannot reach.
		page.waitForURL(/wp-admin|account/, { waitUntil: 'domcontentloaded' }),
		page.locator('#wp-submit').click(),
	]);
};

/**
 * @param {import('@playwright/test').Page} page
 * @param {{name: string, password: string}} [account]
 */
export const logIn = async (page, { name, password } = { name: 'admin', password: 'password' }) => {
	await page.goto('/wp-login.php');
	// A script focuses the name 200 ms after the page: a password that is typed in this moment would end up there.
	await page.waitForFunction(() => document.activeElement?.id === 'user_login');
	await submit(page, { name, password });
};

/**
 * Logs in where the browser runs no scripts.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{name: string, password: string}} account
 */
export const logInWithoutJavaScript = async (page, account) => {
	await page.goto('/wp-login.php');
	await submit(page, account);
};
