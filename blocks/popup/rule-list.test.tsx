import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, useState } from '@wordpress/element';
import { installMatchMedia } from '../../test/support/match-media';
import { conditionRules } from './conditions';
import type { Rule, RuleSetting } from './rule';
import { RuleList } from './rule-list';
import { triggerRules } from './triggers';

interface EditorProps {
	readonly rules: readonly Rule[];
	readonly kindField: 'on' | 'is';
	readonly onSave: (settings: readonly RuleSetting[]) => void;
}

const Editor = ({ rules, kindField, onSave }: EditorProps) => {
	const [settings, setSettings] = useState<readonly RuleSetting[]>([]);
	return (
		<RuleList
			rules={rules}
			kindField={kindField}
			settings={settings}
			onChange={(changed) => {
				setSettings(changed);
				onSave(changed);
			}}
		/>
	);
};

const show = (rules: readonly Rule[], kindField: 'on' | 'is') => {
	const saves: (readonly RuleSetting[])[] = [];
	render(
		<Editor rules={rules} kindField={kindField} onSave={(settings) => void saves.push(settings)} />,
	);
	return { user: userEvent.setup(), saved: () => saves.at(-1) };
};

beforeAll(installMatchMedia);

describe('rule settings of a popup', () => {
	it('switch on with defaults, and off again', async () => {
		const { user, saved } = show(triggerRules(), 'on');
		await user.click(screen.getByRole('checkbox', { name: 'The page is scrolled' }));
		expect(saved()).toEqual([{ on: 'scroll', direction: 'down', percent: 50 }]);
		await user.click(screen.getByRole('checkbox', { name: 'Something was added to the cart' }));
		expect(saved()).toEqual([{ on: 'scroll', direction: 'down', percent: 50 }, { on: 'cart' }]);
		await user.click(screen.getByRole('checkbox', { name: 'The page is scrolled' }));
		expect(saved()).toEqual([{ on: 'cart' }]);
	});

	it('show their options once they are switched on', async () => {
		const { user, saved } = show(triggerRules(), 'on');
		expect(screen.queryByLabelText('Direction')).toBeNull();
		await user.click(screen.getByRole('checkbox', { name: 'The page is scrolled' }));
		await user.selectOptions(screen.getByLabelText('Direction'), 'up');
		expect(saved()).toEqual([{ on: 'scroll', direction: 'up', percent: 50 }]);
	});

	it('accept a few fixed values, or one text per line', async () => {
		const { user, saved } = show(conditionRules(), 'is');
		await user.click(screen.getByRole('checkbox', { name: 'Only on some devices' }));
		await user.click(screen.getByRole('checkbox', { name: 'Phone' }));
		expect(saved()).toEqual([{ is: 'device', among: ['desktop', 'tablet'] }]);
		await user.click(
			screen.getByRole('checkbox', { name: 'By the address that visitors come from' }),
		);
		await user.type(screen.getByLabelText('Parts of addresses, one a line'), 'a.test{Enter}b');
		expect(saved()?.[1]).toEqual({ is: 'referrer', shows: true, patterns: ['a.test', 'b'] });
	});
});
