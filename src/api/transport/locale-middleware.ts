import type { Middleware } from './fetch';
import { storePath } from './request';

/**
 * Creates the middleware that asks for texts in the language of the site, which the page has, as WooCommerce's blocks do.
 * api-fetch, which is made for the dashboard, would ask for that of the user's profile (`_locale=user`).
 *
 * @param root REST root. Calls to other URLs, and those that name a locale themselves, pass unchanged.
 */
export const createLocaleMiddleware =
	(root: string): Middleware =>
	(options, next) => {
		const name = options.url === undefined ? 'path' : 'url';
		const address = options[name] ?? '';
		const separator = address.includes('?') ? '&' : '?';
		return storePath(options, root) === null || /[?&]_locale=/.test(address)
			? next(options)
			: next({ ...options, [name]: `${address}${separator}_locale=site` });
	};
