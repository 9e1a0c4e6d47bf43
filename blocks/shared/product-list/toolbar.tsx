import { BlockControls, HeadingLevelDropdown } from '@wordpress/block-editor';
import { ToolbarDropdownMenu } from '@wordpress/components';
import { createElement, Fragment } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { PartsToolbar } from '../parts/parts-toolbar';
import type { PartSelection } from '../parts/use-parts';
import type { ProductListSettings } from './settings';

interface ProductListToolbarProps {
	readonly settings: ProductListSettings;
	/** Part of the cards that is selected in the preview. */
	readonly selection: PartSelection;
	readonly onChange: (changed: Partial<ProductListSettings>) => void;
}

const COLUMNS = [1, 2, 3, 4, 5, 6] as const;
const LEVELS = [2, 3, 4, 5, 6] as const;

/** Toolbar controls for frequently used settings. */
export const ProductListToolbar = ({ settings, selection, onChange }: ProductListToolbarProps) => (
	<Fragment>
		<BlockControls group="block">
			<ToolbarDropdownMenu
				icon="columns"
				label={__('Columns', 'storefront-islands')}
				controls={COLUMNS.map((columns) => ({
					// translators: %d: number of columns.
					title: sprintf(_n('%d column', '%d columns', columns, 'storefront-islands'), columns),
					isActive: columns === settings.columns,
					role: 'menuitemradio',
					onClick: () => onChange({ columns }),
				}))}
			/>
			<HeadingLevelDropdown
				options={LEVELS}
				value={LEVELS.find((level) => level === settings.headingLevel) ?? 2}
				onChange={(headingLevel = 2) => onChange({ headingLevel })}
			/>
		</BlockControls>
		<PartsToolbar
			known={[]}
			order={[]}
			attributes={settings}
			selection={selection}
			onChange={onChange}
		/>
	</Fragment>
);
