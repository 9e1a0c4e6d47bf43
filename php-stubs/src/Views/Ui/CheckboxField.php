<?php
/**
 * Choices of yes or no.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

defined( 'ABSPATH' ) || exit;

/** The same as src/ui/checkbox-field.tsx at rest. */
final class CheckboxField {
	/**
	 * A choice of yes or no with its label beside it.
	 *
	 * @param string $id         Unique on the page.
	 * @param string $label      Text.
	 * @param bool   $is_checked Whether it is ticked.
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
