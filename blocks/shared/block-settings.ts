/** What the attributes of a screen's block change in it, by data/block-settings.json, as Html\Blocks\BlockChoices does. */
import settings from '../../data/block-settings.json';
import { NO_CHOICES } from '../../src/islands/shared/block-choices';
import type { BlockChoices } from '../../src/islands/shared/block-choices';

export type Attributes = Readonly<Record<string, unknown>>;

export type FlagName = keyof typeof settings.flags;

/** Attribute that is on or off. */
interface Flag {
	readonly label: string;
	readonly help?: string;
	/** Part of the screen that is hidden while it is off. */
	readonly hides?: string;
	/** Name by which the island knows that it is on. */
	readonly flag?: string;
	/** Class of the island's element while it is on. */
	readonly class?: string;
	readonly classIfOff?: string;
}

export const FLAGS: Readonly<Record<FlagName, Flag>> = settings.flags;

/** Attributes with a number of pixels, as a string; empty if each payment method has its own. */
interface Pixels {
	readonly label: string;
	readonly help?: string;
	/** Name by which the island knows the number. */
	readonly measure: string;
	/** Number where another of them is set and this one is not. */
	readonly placeholder: string;
}

export const PIXELS: Readonly<Record<keyof typeof settings.pixels, Pixels>> = settings.pixels;

const isFlag = (name: string): name is FlagName => name in FLAGS;

/** Returns the flags among a block's attributes, in the order of the table. */
export const flagsOf = (attributes: Attributes): readonly FlagName[] =>
	Object.keys(FLAGS)
		.filter(isFlag)
		.filter((name) => typeof attributes[name] === 'boolean');

const flagsThatAre = (state: boolean, attributes: Attributes): readonly Flag[] =>
	Object.entries(FLAGS).flatMap(([name, flag]) => (attributes[name] === state ? flag : []));

/** Returns the numbers of pixels that are set, by the names that the island knows. */
export const measuresOfBlock = (attributes: Attributes): BlockChoices['measures'] =>
	Object.fromEntries(
		Object.entries(PIXELS)
			.map(([name, { measure }]) => [measure, attributes[name]])
			.filter(([, pixels]) => typeof pixels === 'string' && pixels !== ''),
	);

/** Returns the classes of the island's element. */
export const classesOfBlock = (attributes: Attributes): readonly string[] => [
	...flagsThatAre(true, attributes).flatMap((flag) => flag.class ?? []),
	...flagsThatAre(false, attributes).flatMap(({ classIfOff }) => classIfOff ?? []),
];

type ScreenAttributes = Attributes &
	Pick<BlockChoices, 'order'> & {
		readonly texts: Readonly<Record<string, string>>;
		readonly headingLevel?: number;
	};

/** Converts a block's attributes into the island's props. */
export const choicesOfBlock = (attributes: ScreenAttributes): BlockChoices => ({
	...NO_CHOICES,
	order: attributes.order,
	headingLevel: attributes.headingLevel ?? NO_CHOICES.headingLevel,
	texts: Object.fromEntries(Object.entries(attributes.texts).filter(([, text]) => text !== '')),
	flags: flagsThatAre(true, attributes).flatMap(({ flag }) => flag ?? []),
	measures: measuresOfBlock(attributes),
	hides: flagsThatAre(false, attributes).flatMap(({ hides }) => hides ?? []),
});
