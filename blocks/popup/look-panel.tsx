import { PanelBody } from '@wordpress/components';
import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice, Text, Toggle } from '../shared/controls/controls';

/** Attributes for the popup's appearance and closing. */
export type AppearanceAttributes = {
	readonly popupId: string;
	readonly label: string;
	readonly look: 'center' | 'corner' | 'bar';
	readonly size: 'small' | 'medium' | 'large';
	readonly closeButton: boolean;
	readonly closesOnBackdrop: boolean;
	readonly holdsPage: boolean;
	readonly offersNever: boolean;
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
		<Toggle
			label={__('Close button', 'storefront-islands')}
			checked={attributes.closeButton}
			onChange={(closeButton) => onChange({ closeButton })}
		/>
		<Toggle
			label={__('Offer not to show it again', 'storefront-islands')}
			help={__('The browser remembers the visitor’s choice.', 'storefront-islands')}
			checked={attributes.offersNever}
			onChange={(offersNever) => onChange({ offersNever })}
		/>
		{attributes.look === 'center' && (
			<Fragment>
				<Toggle
					label={__('A click beside it closes it', 'storefront-islands')}
					checked={attributes.closesOnBackdrop}
					onChange={(closesOnBackdrop) => onChange({ closesOnBackdrop })}
				/>
				<Toggle
					label={__('The page behind it does not scroll', 'storefront-islands')}
					checked={attributes.holdsPage}
					onChange={(holdsPage) => onChange({ holdsPage })}
				/>
			</Fragment>
		)}
	</PanelBody>
);
