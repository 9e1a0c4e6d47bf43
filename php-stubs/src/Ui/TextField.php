<?php

declare(strict_types=1);

namespace StorefrontIslands\Ui;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/ui/fields/text-field.tsx in its initial state. */
final class TextField {
	/**
	 * Returns a text input with its label above it.
	 *
	 * @param string $id Id, unique on the page.
	 * @param string $label Label, plain text.
	 * @param bool $required True if a value is required.
	 * @param array<string, string|int|bool|null> $attributes Additional attributes, including the type.
	 * @param string $note What the value is for, plain text; empty for none.
	 */
	public static function node( string $id, string $label, string $value, bool $required, array $attributes, string $note = '' ): Node {
		$note_id = $id . '-hint';
		return Node::element(
			'div',
			array( 'class' => 'storefront-field wc-block-components-text-input' ),
			array(
				Node::element( 'label', array( 'for' => $id ), array( $label ) ),
				Node::element(
					'input',
					array_merge(
						$attributes,
						'' === $note ? array() : array( 'aria-describedby' => $note_id ),
						array(
							'id'           => $id,
							'value'        => $value,
							'placeholder'  => ' ',
							'required'     => $required,
							'aria-invalid' => 'false',
						)
					)
				),
				'' === $note ? null : Node::element(
					'p',
					array(
						'class' => 'storefront-field__hint',
						'id'    => $note_id,
					),
					array( $note )
				),
			)
		);
	}
}
