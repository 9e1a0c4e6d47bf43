import { useSelect } from '@wordpress/data';
import { createElement, Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Choice, Text } from '../shared/controls/controls';
import { editedBlocks } from '../shared/editor-blocks';
import { gridIds } from './grids';

interface GridChoiceProps {
	readonly widgetId: string;
	readonly onChange: (widgetId: string) => void;
}

/** Control for the grid that is filtered: one of the grids in the editor, or another grid by its widget id. */
export const GridChoice = ({ widgetId, onChange }: GridChoiceProps) => {
	const ids = useSelect((select) => gridIds(editedBlocks(select('core/block-editor'))), []);
	const isHere = ids.includes(widgetId);
	return (
		<Fragment>
			{ids.length > 0 && (
				<Choice
					label={__('Product grid', 'storefront-islands')}
					value={isHere ? widgetId : ''}
					options={[
						...ids.map((id, index) => ({
							value: id,
							label: sprintf(
								// translators: 1: place of a grid among those of a page, 2: its name.
								__('Grid %1$d of this page (%2$s)', 'storefront-islands'),
								index + 1,
								id,
							),
						})),
						{ value: '', label: __('Another grid', 'storefront-islands') },
					]}
					onChange={onChange}
				/>
			)}
			{!isHere && (
				<Text
					label={__('Name of the grid', 'storefront-islands')}
					help={__(
						'As it stands in the settings of the grid; g0, g1 and so on for those without a name, in their order on the page.',
						'storefront-islands',
					)}
					value={widgetId}
					onChange={onChange}
				/>
			)}
		</Fragment>
	);
};
