/** Progress of builds that run together. */
import webpack from 'webpack';

const STEP = 10;

/**
 * Adds reports to the configurations of builds that run together.
 *
 * @param {object[]} configs
 * @param {(percent: number) => void} report Receives each multiple of ten of their mean progress once, below 100.
 * @returns {object[]}
 */
export const withProgress = (configs, report) => {
	const fractions = configs.map(() => 0);
	let reported = 0;
	const update = (build, fraction) => {
		fractions[build] = Math.max(fractions[build], fraction);
		const mean = fractions.reduce((sum, one) => sum + one, 0) / configs.length;
		const percent = Math.floor((mean * 100) / STEP) * STEP;
		if (percent > reported && percent < 100) {
			reported = percent;
			report(percent);
		}
	};
	return configs.map((config, build) => ({
		...config,
		plugins: [...config.plugins, new webpack.ProgressPlugin((fraction) => update(build, fraction))],
	}));
};
