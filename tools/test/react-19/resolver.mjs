/** Resolves React and WordPress's packages from this folder, whoever imports them. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAPPED = /^(react|react-dom|scheduler|@wordpress\/[^/]+)(\/|$)/;
const FOLDER = dirname(fileURLToPath(import.meta.url));

/** @type {import('jest').SyncResolver} */
const resolve = (request, options) =>
	options.defaultResolver(
		request,
		MAPPED.test(request) && !options.basedir.startsWith(FOLDER)
			? { ...options, basedir: FOLDER }
			: options,
	);

export default resolve;
