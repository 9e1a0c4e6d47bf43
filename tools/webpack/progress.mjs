/** Reports of a build's progress to the process that started webpack (tools/build.mjs). */
import webpack from 'webpack';

const STEP = 10;

/**
 * Returns a function that receives the progress of each build as a fraction, and reports their mean in percent: each
 * multiple of ten once, below 100.
 *
 * @param {number} builds Number of builds that run at the same time.
 * @param {(percent: number) => void} report
 * @returns {(build: number, fraction: number) => void}
 */
export const meanProgress = (builds, report) => {
	const fractions = Array.from({ length: builds }, () => 0);
	let reported = 0;
	return (build, fraction) => {
		fractions[build] = Math.max(fractions[build], fraction);
		const mean = fractions.reduce((sum, one) => sum + one, 0) / builds;
		const percent = Math.floor((mean * 100) / STEP) * STEP;
		if (percent > reported && percent < 100) {
			reported = percent;
			report(percent);
		}
	};
};

/** Adds the reports to configurations whose builds run together; nothing if nobody listens. */
export const withProgress = (configs) => {
	if (!process.send) {
		return configs;
	}
	const update = meanProgress(configs.length, (percent) => process.send(percent));
	return configs.map((config, build) => ({
		...config,
		plugins: [...config.plugins, new webpack.ProgressPlugin((fraction) => update(build, fraction))],
	}));
};
