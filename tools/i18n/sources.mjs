/** Reads all texts of the plugin from its sources. */
import { textsOfBlocks } from './from-blocks.mjs';
import { textsOfData } from './from-data.mjs';
import { textsOfPhp } from './from-php.mjs';
import { textsOfScripts } from './from-scripts.mjs';
import { mergeMessages } from './message.mjs';

/**
 * @returns {{messages: import('./message.mjs').Message[], problems: string[]}} problems: calls whose text cannot be
 * translated.
 */
export const readSources = () => {
	const found = [...textsOfScripts(), ...textsOfPhp(), ...textsOfBlocks(), ...textsOfData()];
	return {
		messages: mergeMessages(found.flatMap((one) => ('message' in one ? [one.message] : []))),
		problems: found.flatMap((one) => ('problem' in one ? [one.problem] : [])),
	};
};
