import {
	InnerBlocks,
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { FormTokenField, PanelBody, SelectControl } from '@wordpress/components';
import { createElement, useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { conditionRules } from './conditions';
import { LookPanel, type LookAttributes } from './look-panel';
import type { RuleSetting } from './rule';
import { RuleList } from './rule-list';
import { triggerRules } from './triggers';

/** The attributes of block.json. */
export type PopupAttributes = LookAttributes & {
	readonly triggers: readonly RuleSetting[];
	readonly conditions: readonly RuleSetting[];
	readonly hideFrom: 'nobody' | 'logged-in' | 'roles';
	readonly hiddenRoles: readonly string[];
};

const template = (): [string, Record<string, unknown>][] => [
	['core/heading', { level: 2, placeholder: __('What is it about?', 'storefront-islands') }],
	['core/paragraph', {}],
];

/** Roles that most shops have; others may be typed. */
const ROLES = ['administrator', 'shop_manager', 'editor', 'author', 'subscriber', 'customer'];

/** A popup in the editor: its content in place, its rules in the side column. */
export const PopupEdit = ({
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps<PopupAttributes>) => {
	const { popupId, look, size, triggers, conditions, hideFrom, hiddenRoles } = attributes;
	useEffect(() => {
		// What browsers remember of it hangs on its name: it must outlive every change of the content.
		if (popupId === '') {
			setAttributes({ popupId: `popup-${clientId.slice(0, 8)}` });
		}
	}, [popupId, clientId, setAttributes]);
	const box = useInnerBlocksProps(
		{ className: 'storefront-popup__content is-layout-flow' },
		{ template: template() },
	);
	return (
		<div {...useBlockProps({ className: `storefront-popup-preview is-${look} is-${size}` })}>
			<InspectorControls>
				<LookPanel attributes={attributes} onChange={setAttributes} />
				<PanelBody title={__('What opens it', 'storefront-islands')}>
					<RuleList
						rules={triggerRules()}
						kindField="on"
						settings={triggers}
						onChange={(changed) => setAttributes({ triggers: changed })}
					/>
				</PanelBody>
				<PanelBody title={__('When it may be shown', 'storefront-islands')} initialOpen={false}>
					<RuleList
						rules={conditionRules()}
						kindField="is"
						settings={conditions}
						onChange={(changed) => setAttributes({ conditions: changed })}
					/>
					<SelectControl
						label={__('Hide it from', 'storefront-islands')}
						value={hideFrom}
						options={[
							{ value: 'nobody', label: __('Nobody', 'storefront-islands') },
							{ value: 'logged-in', label: __('All who are logged in', 'storefront-islands') },
							{ value: 'roles', label: __('Users with some roles', 'storefront-islands') },
						]}
						onChange={(value) => setAttributes({ hideFrom: value })}
					/>
					{hideFrom === 'roles' && (
						<FormTokenField
							label={__('Roles', 'storefront-islands')}
							value={[...hiddenRoles]}
							suggestions={ROLES}
							onChange={(tokens) =>
								setAttributes({
									hiddenRoles: tokens.map((token) =>
										typeof token === 'string' ? token : token.value,
									),
								})
							}
						/>
					)}
				</PanelBody>
			</InspectorControls>
			<div {...box} />
		</div>
	);
};

/** The content; render.php puts the dialog around it. */
export const savePopup = () => <InnerBlocks.Content />;
