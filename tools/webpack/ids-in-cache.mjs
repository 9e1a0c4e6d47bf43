/**
 * Makes webpack's persistent cache forget the code of modules when ids of modules change.
 *
 * The code of a module holds the ids of those that it imports. webpack keeps it under a hash of these ids that does not
 * depend on their order (seen in 5.112): two modules with equal exports that swap their ids leave it unchanged, and the
 * importing module calls the wrong one.
 */
import { createHash } from 'node:crypto';

const NAME = 'IdsInCache';

export class IdsInCachePlugin {
	apply(compiler) {
		compiler.hooks.compilation.tap(NAME, (compilation) => {
			compilation.hooks.afterOptimizeModuleIds.tap(NAME, (modules) => {
				const ids = [...modules]
					.map((module) => `${module.identifier()} ${compilation.chunkGraph.getModuleId(module)}`)
					.sort();
				compilation.dependencyTemplates.updateHash(
					createHash('sha256').update(ids.join('\n')).digest('hex'),
				);
			});
		});
	}
}
