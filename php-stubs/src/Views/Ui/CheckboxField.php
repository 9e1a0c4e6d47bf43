<?php
/**
 * Renders checkboxes.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/ui/checkbox-field.tsx in its initial state. */
final class CheckboxField {
	/**
	 * Returns a checkbox with its label.
	 *
	 * @param string $id         Id, unique on the page.
	 * @param string $label      Label, plain text.
	 * @param bool   $is_checked True if it is checked.
	 */
	public static function node( string $id, string $label, bool $is_checked ): Node {
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
							array(
								'class'        => 'wc-block-components-checkbox__input',
								'type'         => 'checkbox',
								'id'           => $id,
								'checked'      => $is_checked,
								'autocomplete' => 'off',
								'aria-invalid' => 'false',
							)
						),
						Node::element( 'span', array( 'class' => 'wc-block-components-checkbox__label' ), array( $label ) ),
					)
				),
			)
		);
	}
}
