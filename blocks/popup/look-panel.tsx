import { PanelBody } from '@wordpress/components';
import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice, Text } from '../shared/controls/controls';
import { Flag } from '../shared/controls/flags';
import type { Declared } from '../shared/declared';
import type block from './block.json';

/** Attributes for the popup's appearance and closing. */
export type AppearanceAttributes = Declared<typeof block.attributes> & {
	readonly look: 'center' | 'corner' | 'bar';
	readonly size: 'small' | 'medium' | 'large';
};

interface AppearancePanelProps {
	readonly attributes: AppearanceAttributes;
	/** True if another popup in the editor has the same name. */
	readonly isNameTaken: boolean;
	readonly onChange: (changed: Partial<AppearanceAttributes>) => void;
}

export const AppearancePanel = ({ attributes, isNameTaken, onChange }: AppearancePanelProps) => (
	<PanelBody title={__('Popup', 'storefront-islands')}>
		<Text
			label={__('Title', 'storefront-islands')}
			help={__('Announced by screen readers when the popup opens.', 'storefront-islands')}
			value={attributes.label}
			onChange={(label) => onChange({ label })}
		/>
		<Text
			label={__('Name', 'storefront-islands')}
			help={
				isNameTaken
					? __(
							'Another popup here has this name: of both only the first is shown.',
							'storefront-islands',
						)
					: __(
							'Used in links, and by browsers to remember how often it was shown. Letters and digits.',
							'storefront-islands',
						)
			}
			value={attributes.popupId}
			onChange={(popupId) => onChange({ popupId })}
		/>
		<Choice
			label={__('Place', 'storefront-islands')}
			value={attributes.look}
			options={[
				{ value: 'center', label: __('In the middle, over the page', 'storefront-islands') },
				{ value: 'corner', label: __('In the lower corner', 'storefront-islands') },
				{ value: 'bar', label: __('Bar at the lower edge', 'storefront-islands') },
			]}
			onChange={(look) => onChange({ look })}
		/>
		<Choice
			label={__('Size', 'storefront-islands')}
			value={attributes.size}
			options={[
				{ value: 'small', label: __('Small', 'storefront-islands') },
				{ value: 'medium', label: __('Medium', 'storefront-islands') },
				{ value: 'large', label: __('Large', 'storefront-islands') },
			]}
			onChange={(size) => onChange({ size })}
		/>
		<Flag name="closeButton" attributes={attributes} onChange={onChange} />
		<Flag name="offersNever" attributes={attributes} onChange={onChange} />
		{attributes.look === 'center' && (
			<Fragment>
				<Flag name="closesOnBackdrop" attributes={attributes} onChange={onChange} />
				<Flag name="holdsPage" attributes={attributes} onChange={onChange} />
			</Fragment>
		)}
	</PanelBody>
);
