/**
 * Loader that hands a module's result to all builds that contain it, so that TypeScript transpiles it once. The builds of one
 * run share the process, and their sources stay as they are while it lasts.
 */
const results = new Map();

/** A result returned here keeps webpack from running the loaders that follow. */
export function pitch() {
	const known = results.get(this.resourcePath);
	if (known) {
		known.dependencies.forEach((file) => this.addDependency(file));
		this.callback(null, known.code, known.map);
	}
}

export default function keepResult(code, map) {
	results.set(this.resourcePath, { code, map, dependencies: this.getDependencies() });
	this.callback(null, code, map);
}
