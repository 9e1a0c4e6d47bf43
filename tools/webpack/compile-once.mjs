/**
 * Loader in front of ts-loader. The builds of webpack.config.js run together and share many sources: one that a build has
 * compiled is taken by the others as it is.
 */

/** Compiled sources by path. */
const compiled = new Map();

/** @this {import('webpack').LoaderContext<unknown>} */
export function pitch() {
	const known = compiled.get(this.resourcePath);
	if (known) {
		for (const file of known.dependencies) {
			this.addDependency(file);
		}
		this.callback(null, known.code, known.map);
	}
}

/** @this {import('webpack').LoaderContext<unknown>} */
export default function compileOnce(code, map) {
	compiled.set(this.resourcePath, { code, map, dependencies: this.getDependencies() });
	this.callback(null, code, map);
}
