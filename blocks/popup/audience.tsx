import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice } from '../shared/controls/controls';
import type { SiteRole } from '../shared/site-data';
import { someField } from './fields';
import { readTexts, RuleFieldControl } from './rule-field';

/** Visitors to whom the popup is not shown (docs/behaviour.md#popups). */
export type AudienceAttributes = {
	readonly hideFrom: 'nobody' | 'logged-in' | 'roles';
	readonly hiddenRoles: readonly string[];
};

interface AudienceProps {
	readonly attributes: AudienceAttributes;
	/** User roles of the site. */
	readonly roles: readonly SiteRole[];
	readonly onChange: (changed: Partial<AudienceAttributes>) => void;
}

/** Controls for the excluded visitors. */
export const Audience = ({ attributes, roles, onChange }: AudienceProps) => (
	<Fragment>
		<Choice
			label={__('Hide it from', 'storefront-islands')}
			value={attributes.hideFrom}
			options={[
				{ value: 'nobody', label: __('Nobody', 'storefront-islands') },
				{ value: 'logged-in', label: __('All who are logged in', 'storefront-islands') },
				{ value: 'roles', label: __('Users with some roles', 'storefront-islands') },
			]}
			onChange={(hideFrom) => onChange({ hideFrom })}
		/>
		{attributes.hideFrom === 'roles' && (
			<RuleFieldControl
				field={someField(
					'hiddenRoles',
					__('Roles', 'storefront-islands'),
					roles.map(({ name, label }) => ({ value: name, label })),
				)}
				value={attributes.hiddenRoles}
				onChange={(hiddenRoles) => onChange({ hiddenRoles: readTexts(hiddenRoles) })}
			/>
		)}
	</Fragment>
);
