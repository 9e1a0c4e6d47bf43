/**
 * Runs webpack in a process of its own, which tools/build.mjs starts: sends its progress in percent, prints errors and
 * ends with code 1 if there are any. `--quick`: the files of a shop on this machine instead of those of a release.
 */
import { argv } from 'node:process';
import webpack from 'webpack';
import { configs } from '../../webpack.config.js';
import { withProgress } from './progress.mjs';

const compiler = webpack(
	withProgress(configs({ isQuick: argv.includes('--quick') }), (percent) => process.send(percent)),
);

const fail = (text) => {
	console.error(text);
	process.exitCode = 1;
};

compiler.run((error, stats) => {
	if (error) {
		fail(error.stack);
	} else if (stats.hasErrors()) {
		fail(stats.toString('errors-only'));
	}
	// Stores the cache.
	compiler.close((closing) => {
		if (closing) {
			fail(closing.stack);
		}
		process.disconnect();
	});
});
