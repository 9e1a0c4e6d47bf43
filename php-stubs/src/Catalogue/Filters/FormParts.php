<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Catalogue\Query\CatalogueUrl;
use StorefrontIslands\Catalogue\Query\Filters;
use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the same HTML as src/islands/shared/catalogue/filter-form.tsx: heading, form, and the button that only
 * visitors without JavaScript see.
 */
final class FormParts {
	/**
	 * Returns the heading of a filter; null without text.
	 *
	 * @param string $text Text from the block's editor.
	 */
	public static function heading( string $text, int $level ): ?Node {
		return '' === $text ? null : Node::element( 'h' . max( 1, min( 6, $level ) ), array( 'class' => 'storefront-filter__heading' ), array( $text ) );
	}

	/**
	 * Returns action and hidden fields that keep all other arguments of the URL: part of an island's props, and input
	 * of form().
	 *
	 * @return array{action: string, fields: list<array{string, string}>} Fields: names and values.
	 */
	public static function form_props( CatalogueUrl $address, Filters $others ): array {
		$rest = new CatalogueUrl( $address->url_with( $others ), $address->schema() );
		return array(
			'action' => $rest->path(),
			'fields' => $rest->arguments(),
		);
	}

	/**
	 * Returns a form that leads to the page with this filter changed.
	 *
	 * @param array{action: string, fields: list<array{string, string}>} $form       Action and fields, see form_props().
	 * @param list<Node|string|null>                                     $children   Content of the form.
	 * @param array<string, string>                                      $attributes Additional attributes; class is added to the common one.
	 */
	public static function form( array $form, array $children, array $attributes = array() ): Node {
		$fields = array();
		foreach ( $form['fields'] as $field ) {
			$fields[] = Node::element(
				'input',
				array(
					'type'  => 'hidden',
					'name'  => $field[0],
					'value' => $field[1],
				)
			);
		}
		$class = isset( $attributes['class'] ) ? 'storefront-filter__form ' . $attributes['class'] : 'storefront-filter__form';
		return Node::element(
			'form',
			array(
				'class'      => $class,
				'method'     => 'get',
				'action'     => $form['action'],
				'novalidate' => true,
			) + $attributes,
			array_merge( $fields, $children )
		);
	}

	/**
	 * Returns the submit button of a form.
	 *
	 * @param bool $is_needed True if changes are applied with the button; otherwise they apply immediately with
	 * JavaScript, and CSS hides the button.
	 */
	public static function apply( bool $is_needed ): Node {
		return Node::element(
			'button',
			array(
				'type'          => 'submit',
				'class'         => 'storefront-filter__apply button wp-element-button' . ( $is_needed ? '' : ' storefront-filter__apply--without-script' ),
				// Disabled until something changes. A button for visitors without JavaScript is never disabled.
				'aria-disabled' => $is_needed ? 'true' : null,
			),
			self::label( __( 'Apply', 'storefront-islands' ), __( 'Apply filter', 'storefront-islands' ) )
		);
	}

	/**
	 * Returns a label with separate texts for display and for screen readers.
	 *
	 * @param string $spoken Text for screen readers.
	 * @return list<Node>
	 */
	public static function label( string $shown, string $spoken ): array {
		return array(
			Node::element( 'span', array( 'aria-hidden' => 'true' ), array( $shown ) ),
			Node::element( 'span', array( 'class' => 'storefront-visually-hidden' ), array( $spoken ) ),
		);
	}
}
