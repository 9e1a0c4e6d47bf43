import {
	ContrastChecker,
	InspectorControls,
	PanelColorSettings,
	useSettings,
} from '@wordpress/block-editor';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { readPalettes, shownColor, storedColor, type BlockColors, type ColorName } from './colors';

/** A colour that the block offers, with its label. */
export type ColorSetting = readonly [name: ColorName, label: string];

interface ColorSettingsProps {
	readonly settings: readonly ColorSetting[];
	readonly colors: BlockColors;
	readonly onChange: (changed: BlockColors) => void;
}

/**
 * Panel with the block's colours. It warns where a chip's text is hard to read on the chip, and where a mark is hard to
 * see on the theme's background.
 */
export const ColorSettings = ({ settings, colors, onChange }: ColorSettingsProps) => {
	const palettes: unknown[] = useSettings(
		'color.palette.theme',
		'color.palette.custom',
		'color.palette.default',
	);
	const palette = readPalettes(palettes);
	const { accentColor, chipColor, chipBackground } = colors;
	const base = palette.find(({ slug }) => slug === 'base' || slug === 'background')?.color;
	const contrast = palette.find(({ slug }) => slug === 'contrast' || slug === 'foreground')?.color;
	return (
		<InspectorControls group="styles">
			<PanelColorSettings
				title={__('Colors of the filter', 'storefront-islands')}
				colorSettings={settings.map(([name, label]) => ({
					label,
					value: shownColor(palette, colors[name]) ?? '',
					onChange: (chosen) => onChange({ [name]: storedColor(palette, chosen) }),
				}))}
			>
				{accentColor === undefined ? (
					<ContrastChecker
						textColor={shownColor(palette, chipColor)}
						backgroundColor={shownColor(palette, chipBackground)}
						fallbackTextColor={contrast}
						fallbackBackgroundColor={base}
					/>
				) : (
					<ContrastChecker
						textColor={shownColor(palette, accentColor)}
						fallbackBackgroundColor={base}
						isLargeText
					/>
				)}
			</PanelColorSettings>
		</InspectorControls>
	);
};
