<?php
/**
 * Renders text fields.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/ui/text-field.tsx in its initial state. */
final class TextField {
	/**
	 * Returns a text input with its label above it.
	 *
	 * @param string                              $id         Id, unique on the page.
	 * @param string                              $label      Label, plain text.
	 * @param string                              $value      Value of the input.
	 * @param bool                                $required   True if a value is required.
	 * @param array<string, string|int|bool|null> $attributes Additional attributes, including the type.
	 */
	public static function node( string $id, string $label, string $value, bool $required, array $attributes ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-field wc-block-components-text-input' ),
			array(
				Node::element( 'label', array( 'for' => $id ), array( $label ) ),
				Node::element(
					'input',
					array_merge(
						$attributes,
						array(
							'id'           => $id,
							'value'        => $value,
							'placeholder'  => ' ',
							'required'     => $required,
							'aria-invalid' => 'false',
						)
					)
				),
			)
		);
	}
}
