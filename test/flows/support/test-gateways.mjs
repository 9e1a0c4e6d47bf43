/** Serves the scripts of the test plugins (test/gateways), whose PHP files enqueue them at /test-gateways/. */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPTS = '**/test-gateways/*.js*';

/** Returns the path of a file of the test plugins. */
export const testGateway = (name) =>
	fileURLToPath(new URL(`../../gateways/${name}`, import.meta.url));

/** @param {import('@playwright/test').Page} page */
export const serveTestGateways = (page) =>
	page.route(SCRIPTS, (route) =>
		route.fulfill({ path: testGateway(basename(new URL(route.request().url()).pathname)) }),
	);

/** Serves scripts that register nothing. */
export const serveEmptyGateways = (page) =>
	page.route(SCRIPTS, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
