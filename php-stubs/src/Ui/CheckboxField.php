<?php

declare(strict_types=1);

namespace StorefrontIslands\Ui;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/ui/fields/checkbox-field.tsx in its initial state. */
final class CheckboxField {
	/**
	 * Returns a checkbox with its label.
	 *
	 * @param string      $id          Id, unique on the page.
	 * @param Node|string $label       Label; a string is plain text.
	 * @param bool        $is_checked  True if it is checked.
	 * @param bool        $is_required True if it must be checked to go on.
	 * @param array<string, string|bool> $attributes Further attributes.
	 */
	public static function node( string $id, $label, bool $is_checked, bool $is_required = false, array $attributes = array() ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-checkbox wc-block-components-checkbox' ),
			array(
				Node::element(
					'label',
					array( 'for' => $id ),
					array(
						Node::element(
							'input',
							array_merge(
								$attributes,
								array(
									'class'        => 'wc-block-components-checkbox__input',
									'type'         => 'checkbox',
									'id'           => $id,
									'checked'      => $is_checked,
									'autocomplete' => 'off',
									'required'     => $is_required,
									'aria-invalid' => 'false',
								)
							)
						),
						Node::element( 'span', array( 'class' => 'wc-block-components-checkbox__label' ), array( $label ) ),
					)
				),
			)
		);
	}
}
