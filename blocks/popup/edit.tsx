import {
	InnerBlocks,
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled, PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { createElement, useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import icons from '../../data/icons.json';
import { Icon } from '../../src/ui/icon';
import { blocksNamed, editedBlocks } from '../shared/editor-blocks';
import { siteData } from '../shared/site-data';
import { popupKey, popupLink } from './action-link';
import { Audience, type AudienceAttributes } from './audience';
import { conditionRules } from './conditions';
import { LinkPanel } from './link-panel';
import { AppearancePanel, type AppearanceAttributes } from './look-panel';
import type { RuleSetting } from './rule';
import { RuleList } from './rule-list';
import { triggerRules } from './triggers';

/** Block attributes, as declared in block.json. */
export type PopupAttributes = AppearanceAttributes &
	AudienceAttributes & {
		readonly triggers: readonly RuleSetting[];
		readonly conditions: readonly RuleSetting[];
	};

const template = (): [string, Record<string, unknown>][] => [
	['core/heading', { level: 2, placeholder: __('What is it about?', 'storefront-islands') }],
	['core/paragraph', {}],
];

/** True if more than one popup in the editor has this name. */
const useIsNameTaken = (name: string): boolean =>
	useSelect(
		(select) =>
			blocksNamed('storefront-islands/popup', editedBlocks(select('core/block-editor'))).filter(
				({ attributes: { popupId } }) => typeof popupId === 'string' && popupKey(popupId) === name,
			).length > 1,
		[name],
	);

/** Edit component of a popup: its content in place, at its final width; its rules in the sidebar. */
export const PopupEdit = ({
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps<PopupAttributes>) => {
	const { popupId, label, look, size, closeButton, offersNever } = attributes;
	const { triggers, conditions } = attributes;
	useEffect(() => {
		// The browser's stored record of a popup is keyed by this id, which must survive every change of the content.
		if (popupId === '') {
			setAttributes({ popupId: `popup-${clientId.slice(0, 8)}` });
		}
	}, [popupId, clientId, setAttributes]);
	const isNameTaken = useIsNameTaken(popupKey(popupId));
	const box = useInnerBlocksProps(
		{ className: 'storefront-popup__content is-layout-flow' },
		{ template: template() },
	);
	return (
		<div {...useBlockProps({ className: `storefront-popup-preview is-${look} is-${size}` })}>
			<InspectorControls>
				<AppearancePanel
					attributes={attributes}
					isNameTaken={isNameTaken}
					onChange={setAttributes}
				/>
				<LinkPanel link={popupLink(siteData.actionPrefix, popupId)} />
				<PanelBody title={__('Triggers', 'storefront-islands')}>
					<RuleList
						rules={triggerRules()}
						kindField="on"
						settings={triggers}
						onChange={(changed) => setAttributes({ triggers: changed })}
					/>
				</PanelBody>
				<PanelBody title={__('Conditions', 'storefront-islands')} initialOpen={false}>
					<RuleList
						rules={conditionRules()}
						kindField="is"
						settings={conditions}
						onChange={(changed) => setAttributes({ conditions: changed })}
					/>
					<Audience attributes={attributes} roles={siteData.roles} onChange={setAttributes} />
				</PanelBody>
			</InspectorControls>
			<div className="storefront-popup-preview__name" contentEditable={false}>
				{sprintf(
					// translators: %s: name of a popup.
					__('Popup: %s', 'storefront-islands'),
					label === '' ? popupId : label,
				)}
			</div>
			{closeButton && (
				<div className="storefront-popup-preview__close" contentEditable={false}>
					<Icon path={icons.close} />
				</div>
			)}
			<div {...box} />
			{offersNever && (
				<Disabled>
					<button type="button" className="storefront-popup__never">
						{__('Do not show again', 'storefront-islands')}
					</button>
				</Disabled>
			)}
		</div>
	);
};

/** Saves the content only; render.php adds the dialog. */
export const savePopup = () => <InnerBlocks.Content />;
