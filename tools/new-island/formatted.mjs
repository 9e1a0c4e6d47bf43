import { format, resolveConfig } from 'prettier';
import { inProject } from '../paths.mjs';

/**
 * Formats files as `npm run format` does; PHP stays as it is.
 *
 * @param {Record<string, string>} files Content by path.
 * @returns {Promise<Map<string, string>>}
 */
export const formatted = async (files) => {
	const entries = Object.entries(files).map(async ([path, content]) => {
		if (path.endsWith('.php')) {
			return [path, content];
		}
		const filepath = inProject(path);
		return [path, await format(content, { ...(await resolveConfig(filepath)), filepath })];
	});
	return new Map(await Promise.all(entries));
};
