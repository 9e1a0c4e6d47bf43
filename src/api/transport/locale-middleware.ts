import type { Middleware } from './fetch';
import { inSiteLanguage, storePath } from './request';

/**
 * Creates the middleware that makes the Store API answer in the language of the site, as WooCommerce's blocks do.
 *
 * @param root REST root. Calls to other URLs, and those that name a locale themselves, pass unchanged.
 */
export const createLocaleMiddleware =
	(root: string): Middleware =>
	(options, next) => {
		const name = options.url === undefined ? 'path' : 'url';
		const address = options[name] ?? '';
		return storePath(options, root) === null || /[?&]_locale=/.test(address)
			? next(options)
			: next({ ...options, [name]: inSiteLanguage(address) });
	};
