/** Colours that a block sets as custom properties: php-stubs/src/Html/Blocks/BlockColors.php does the same. */
import { readList, readRecord, readText } from '../../../src/domain/support/unknown';

/** Attributes with a colour: CSS, or `var:preset|color|…` for a colour of the theme; empty for none. */
export type BlockColors = {
	readonly accentColor?: string;
	readonly chipColor?: string;
	readonly chipBackground?: string;
};

export type ColorName = keyof BlockColors;

/** Colour of the theme or of WordPress. */
export interface PaletteColor {
	readonly slug: string;
	/** CSS. */
	readonly color: string;
}

const PROPERTIES: readonly (readonly [ColorName, `--${string}`])[] = [
	['accentColor', '--storefront-accent'],
	['chipColor', '--storefront-chip-color'],
	['chipBackground', '--storefront-chip-background'],
];

const PRESET = /^var:preset\|color\|([a-z0-9-]+)$/;

/** Returns what is stored for a colour of the theme. */
export const presetColor = (slug: string): string => `var:preset|color|${slug}`;

/** Returns the name of a stored colour of the theme; undefined for any other colour. */
export const presetSlug = (stored: string): string | undefined => PRESET.exec(stored)?.[1];

/** Returns the style of the block's element. */
export const colorStyle = (colors: BlockColors): Record<string, string> =>
	Object.fromEntries(
		PROPERTIES.map(([name, property]): [string, string] => [
			property,
			(colors[name] ?? '').replace(PRESET, 'var(--wp--preset--color--$1)'),
		]).filter(([, color]) => color !== ''),
	);

/** Reads the palettes of the settings `color.palette.…`, in the order in which they are given. */
export const readPalettes = (palettes: readonly unknown[]): readonly PaletteColor[] =>
	palettes.flatMap((palette) =>
		readList(palette).map((entry) => {
			const { slug, color } = readRecord(entry);
			return { slug: readText(slug), color: readText(color) };
		}),
	);

/** Returns the CSS of a stored colour, for controls; undefined for none. */
export const shownColor = (
	palette: readonly PaletteColor[],
	stored: string | undefined,
): string | undefined => {
	const slug = presetSlug(stored ?? '');
	const color = slug === undefined ? stored : palette.find((one) => one.slug === slug)?.color;
	return color === '' ? undefined : color;
};

/** Returns what is stored for a chosen colour: the theme's by its name, so that it follows the theme's variations. */
export const storedColor = (
	palette: readonly PaletteColor[],
	chosen: string | undefined,
): string => {
	const preset = palette.find(({ color }) => color === chosen);
	return preset ? presetColor(preset.slug) : (chosen ?? '');
};
