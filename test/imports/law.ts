/** Judges one import by the law. */
import { posix } from 'node:path';
import type { Import } from './imports-of';
import { LAYERS, type Layer, type Target } from './layers';

const isWithin = (path: string, folder: string): boolean =>
	path === folder || path.startsWith(`${folder}/`);

const layerOf = (path: string): Layer | null =>
	LAYERS.find(({ folder }) => isWithin(path, folder)) ?? null;

const TARGET_OF_FOLDER: ReadonlyMap<string, Target> = new Map([
	['src/domain', 'domain'],
	['src/api', 'api'],
	['src/stores', 'stores'],
	['src/ui', 'ui'],
	['src/compat', 'compat'],
	['src/boot', 'boot'],
	['src/site', 'site'],
	['src/preview', 'preview'],
]);

/** What of another layer an import reaches, as the law speaks of it. The exact part goes before the whole. */
const targetsOf = (path: string, typeOnly: boolean): readonly Target[] => {
	const inIslands = /^src\/islands(\/.*)?$/.exec(path);
	if (inIslands !== null) {
		// src/islands, its index and contract, and each island's folder with its index.
		const isDefinition = /^(\/[^/]+(\/index)?)?$/.test(inIslands[1] ?? '');
		return [isDefinition ? 'island definitions' : 'island views', 'islands'];
	}
	const target = TARGET_OF_FOLDER.get(layerOf(path)?.folder ?? '');
	if (target === undefined) {
		return [];
	}
	return target === 'api' && typeOnly ? ['api types', 'api'] : [target];
};

const allowsPackage = (layer: Layer, { specifier, typeOnly }: Import): boolean =>
	[...layer.packages, ...(typeOnly ? layer.typePackages : [])].some((name) =>
		name.endsWith('/')
			? specifier.startsWith(name)
			: specifier === name || specifier.startsWith(`${name}/`),
	);

/**
 * Why an import breaks the law; null where it does not.
 *
 * @param file Path of the importing file from the project's root, with slashes.
 */
export const breachOf = (file: string, found: Import): string | null => {
	const { specifier, typeOnly } = found;
	const layer = layerOf(file);
	if (layer === null) {
		return null;
	}
	if (!specifier.startsWith('.')) {
		return allowsPackage(layer, found) ? null : `${file} imports the package ${specifier}`;
	}
	const path = posix.join(posix.dirname(file), specifier);
	if (isWithin(path, layer.folder)) {
		return null;
	}
	const targets = targetsOf(path, typeOnly);
	return targets.some((target) => layer.mayImport.includes(target))
		? null
		: `${file} imports ${path}`;
};
